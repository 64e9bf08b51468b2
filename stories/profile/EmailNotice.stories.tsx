import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmailNotice } from '#src/components/profile/EmailNotice.tsx';
import { profile, profileLongTexts } from '#stories/fixtures/profile.ts';

const meta = {
  title: 'profile/EmailNotice',
  component: EmailNotice,
  args: { email: profile.email, isNewsAwaited: false, onSignInAgain: fn() },
} satisfies Meta<typeof EmailNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'E-mailová adresa' })).toHaveTextContent('ema@example.org');
    await expect(canvas.queryByText(/^Novinky zapneš/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Prihlásiť sa znova' }));
    await expect(args.onSignInAgain).toHaveBeenCalledOnce();
  },
};

/** The news have a confirmation of their own. */
export const NewsAwaited: Story = {
  args: { isNewsAwaited: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Novinky zapneš odkazom/)).toBeVisible();
  },
};

export const LongAddressOnPhone: Story = {
  tags: ['phone'],
  args: { email: profileLongTexts.email, isNewsAwaited: true },
};
