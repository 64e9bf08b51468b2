import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignInRequired } from '#src/components/profile/SignInRequired.tsx';
import { paths } from '#src/domain/paths.ts';

const meta = {
  title: 'profile/SignInRequired',
  component: SignInRequired,
  parameters: { layout: 'fullscreen' },
  args: { href: paths.login(paths.profile()) },
} satisfies Meta<typeof SignInRequired>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prihlásiť sa' })).toHaveAttribute('href', '/login/%2Fprofil');
  },
};

export const Phone: Story = { tags: ['phone'] };
