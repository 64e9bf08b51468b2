import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignInButtons } from '#src/components/account/SignInButtons.tsx';

const meta = {
  title: 'account/SignInButtons',
  component: SignInButtons,
  args: { busy: null, onSignIn: fn() },
} satisfies Meta<typeof SignInButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prihlásiť sa cez Google' }));
    await expect(args.onSignIn).toHaveBeenLastCalledWith('google');
    await userEvent.click(canvas.getByRole('button', { name: 'Prihlásiť sa cez GitHub' }));
    await expect(args.onSignIn).toHaveBeenLastCalledWith('github');
  },
};

export const BusyWithGoogle: Story = {
  args: { busy: 'google' },
  play: async ({ args, canvas, userEvent }) => {
    const [google, github] = canvas.getAllByRole('button');
    await expect(google).toHaveAttribute('aria-busy', 'true');
    await expect(github).toHaveAttribute('aria-disabled', 'true');
    for (const button of [google, github]) if (button) await userEvent.click(button);
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const BusyWithGitHub: Story = { args: { busy: 'github' } };

export const Phone: Story = { tags: ['phone'] };
