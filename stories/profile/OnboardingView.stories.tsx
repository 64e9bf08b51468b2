import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OnboardingView } from '#src/components/profile/OnboardingView.tsx';

const meta = {
  title: 'profile/OnboardingView',
  component: OnboardingView,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Ema Nováková', state: 'ready', failure: null, onSubmit: fn() },
} satisfies Meta<typeof OnboardingView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The newsletter is never chosen beforehand. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vitaj' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vytvoriť profil' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      displayName: 'Ema Nováková',
      bio: null,
      receiveNewsletter: false,
    });
  },
};

export const NoName: Story = { args: { name: '' } };

export const Busy: Story = { args: { state: 'busy' } };

export const Failed: Story = { args: { failure: 'Nepodarilo sa pridať používateľa' } };

export const Phone: Story = { tags: ['phone'] };
