import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InsideButtons } from '#src/components/steps/InsideButtons.tsx';

const meta = {
  title: 'steps/InsideButtons',
  component: InsideButtons,
  args: { isInside: false, isOff: false, enters: undefined, onInside: fn(), onEnter: fn() },
  decorators: [
    (Story) => (
      <div className="flex flex-wrap gap-2 bg-code p-4 text-code-text">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InsideButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Do výrazu', pressed: false }));
    await expect(args.onInside).toHaveBeenCalledWith(true);
  },
};

/** At a row with a call. */
export const Inside: Story = {
  args: { isInside: true, enters: 'cena' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vojsť do cena' }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Vo výraze', pressed: true }));
    await expect(args.onInside).toHaveBeenCalledWith(false);
  },
};

/** There is nothing to go into at this step. */
export const Off: Story = {
  args: { isOff: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Do výrazu' }));
    await expect(args.onInside).not.toHaveBeenCalled();
  },
};
