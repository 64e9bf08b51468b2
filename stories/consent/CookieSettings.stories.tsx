import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CookieSettings } from '#src/components/consent/CookieSettings.tsx';

const meta = {
  title: 'consent/CookieSettings',
  component: CookieSettings,
  args: { ticked: { agreedToAnalyticsCookies: false, agreedToMarketingCookies: false }, onChange: fn() },
} satisfies Meta<typeof CookieSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const necessary = canvas.getByRole('checkbox', { name: 'Potrebné cookies' });
    await expect(necessary).toBeChecked();
    await expect(necessary).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Analytické cookies' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      agreedToAnalyticsCookies: true,
      agreedToMarketingCookies: false,
    });
  },
};

export const AllTicked: Story = {
  args: { ticked: { agreedToAnalyticsCookies: true, agreedToMarketingCookies: true } },
};
