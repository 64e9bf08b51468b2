import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ProvingBar } from '#src/components/desk/content/ProvingBar.tsx';

const meta = {
  title: 'desk/content/ProvingBar',
  component: ProvingBar,
  args: { proving: { done: 7, all: 8, now: 'Podmienka if, „vstupne“', left: 6 }, onStop: fn() },
} satisfies Meta<typeof ProvingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Overujeme úlohy: 7 z 8');
    await userEvent.click(canvas.getByRole('button', { name: 'Zastaviť' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Beginning: Story = { args: { proving: { done: 0, all: 8, now: 'Prvý program, „ahoj“', left: null } } };
