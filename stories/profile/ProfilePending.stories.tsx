import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProfilePending } from '#src/components/profile/ProfilePending.tsx';

const meta = {
  title: 'profile/ProfilePending',
  component: ProfilePending,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Profil', status: 'loading', onRetry: fn() },
} satisfies Meta<typeof ProfilePending>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Profil' })).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skúsiť znova' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
