import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OutlineButton } from '#src/components/lecture/OutlineButton.tsx';

const meta = {
  title: 'lecture/OutlineButton',
  component: OutlineButton,
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { onOpen: fn(), children: <p className="page">Obsah</p> },
} satisfies Meta<typeof OutlineButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Obsah kurzu' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
