import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SourceLosses } from '#src/components/desk/content/SourceLosses.tsx';
import { losses } from '#stories/fixtures/deskSource.ts';

const meta = {
  title: 'desk/content/SourceLosses',
  component: SourceLosses,
  args: { losses: losses(7) },
  decorators: [
    (Story) => (
      <div className="grid gap-3 text-xs">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SourceLosses>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const None: Story = { args: { losses: [] } };

export const One: Story = { args: { losses: losses(1) } };

export const Many: Story = { args: { losses: losses(200) }, tags: ['picture'] };

/** Of equal ones only what each has of its own is said again. */
export const Opened: Story = {
  args: { losses: losses(24) },
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/plagat-11\.png/)).not.toBeVisible();
    await userEvent.click(canvas.getByText(/^Obrázok …/));
    await expect(canvas.getByText(/plagat-11\.png/)).toBeVisible();
  },
};

export const OnPhone: Story = { args: { losses: losses(200) }, tags: ['phone'] };
