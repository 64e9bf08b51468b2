import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PanelAction } from '#src/components/code/PanelAction.tsx';

const meta = {
  title: 'code/PanelAction',
  component: PanelAction,
  args: { icon: 'link', label: 'Skopírovať odkaz', onPress: fn() },
  decorators: [(Story) => <div className="bg-code">{Story()}</div>],
} satisfies Meta<typeof PanelAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skopírovať odkaz' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Short: Story = {
  args: { label: 'Otvoriť na pokusy', short: 'Na pokusy' },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Na pokusy' })).toBeVisible();
  },
};
