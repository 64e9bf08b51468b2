import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OnboardingObstacle } from '#src/components/profile/OnboardingObstacle.tsx';

const meta = {
  title: 'profile/OnboardingObstacle',
  component: OnboardingObstacle,
  parameters: { layout: 'fullscreen' },
  args: { obstacle: 'email-missing', onSignInAgain: fn(), onReadOn: fn() },
} satisfies Meta<typeof OnboardingObstacle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Chýba nám tvoja e-mailová adresa');
    await userEvent.click(canvas.getByRole('button', { name: 'Prihlásiť sa inak' }));
    await expect(args.onSignInAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Pokračovať bez účtu' }));
    await expect(args.onReadOn).toHaveBeenCalledOnce();
  },
};

export const EmailTaken: Story = {
  args: { obstacle: 'email-taken' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/prihlás sa spôsobom, ktorým vznikol/);
  },
};

export const EmailTakenOnPhone: Story = { ...EmailTaken, tags: ['phone'] };
