import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckoutNotice } from '#src/components/checkout/CheckoutNotice.tsx';
import { paths } from '#src/domain/paths.ts';
import { longTitle } from '#stories/fixtures/text.ts';

const checkoutHref = paths.checkout('java-kurz', 'prod_java_kurz_basic');

const meta = {
  title: 'checkout/CheckoutNotice',
  component: CheckoutNotice,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'already-owned', courseName: 'Java Kurz', courseHref: paths.course('java-kurz') },
} satisfies Meta<typeof CheckoutNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Otvoriť kurz' })).toHaveAttribute('href', args.courseHref);
  },
};

export const SignIn: Story = {
  args: { kind: 'sign-in', loginHref: paths.login(checkoutHref) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prihlásiť sa' })).toHaveAttribute('href', args.loginHref);
  },
};

export const NotForSale: Story = { args: { kind: 'not-for-sale' } };

export const Closed: Story = {
  args: { kind: 'closed', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Načítať znova' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ProviderDown: Story = {
  args: { kind: 'provider-down', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skúsiť znova' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { ...SignIn, tags: ['phone'] };

export const LongNameOnPhone: Story = {
  tags: ['phone'],
  args: { kind: 'provider-down', courseName: longTitle, onRetry: fn() },
};
