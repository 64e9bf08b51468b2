import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckoutSuccess } from '#src/components/checkout/CheckoutSuccess.tsx';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/site.ts';
import { longTitle } from '#stories/fixtures/text.ts';

const meta = {
  title: 'checkout/CheckoutSuccess',
  component: CheckoutSuccess,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'paid',
    productName: 'Java Kurz',
    finalAmountText: '39,00\u00A0€',
    appliedPromoCode: 'JESEN',
    courseHref: paths.course('java-kurz'),
    continueHref: paths.lecture('java-kurz', 'java-prvy-riadok', 'java-prvy-vypis'),
    profileHref: paths.profile(),
    receiptNumber: '2026-0042',
    onDownloadReceipt: fn(),
    receiptError: null,
  },
} satisfies Meta<typeof CheckoutSuccess>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ďakujeme! Kurz je tvoj.');
    await expect(canvas.getByRole('link', { name: 'Začať kurz' })).toHaveAttribute('href', args.continueHref);
    await userEvent.click(canvas.getByRole('button', { name: 'Stiahnuť doklad' }));
    await expect(args.onDownloadReceipt).toHaveBeenCalledOnce();
  },
};

/** Nothing was paid: there is no receipt. */
export const Free: Story = {
  args: { finalAmountText: '0,00\u00A0€', appliedPromoCode: 'DARČEK', receiptNumber: null },
};

export const ReceiptFailed: Story = {
  args: { receiptError: 'Doklad sa nepodarilo stiahnuť. Skús to o\u00A0chvíľu znova.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Doklad sa nepodarilo stiahnuť');
  },
};

/** Of a course without lectures there is only its page. */
export const WithoutLectures: Story = {
  args: { continueHref: null },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Otvoriť kurz' })).toHaveAttribute('href', args.courseHref);
  },
};

export const Pending: Story = {
  args: { status: 'pending', receiptNumber: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Platba prijatá, sprístupňujeme kurz…');
    await expect(canvas.queryByRole('link', { name: 'Začať kurz' })).not.toBeInTheDocument();
  },
};

export const WaitingLong: Story = {
  args: { status: 'waiting-long', receiptNumber: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  },
};

export const Refunded: Story = { args: { status: 'refunded' } };

export const Lapsed: Story = { args: { status: 'lapsed', receiptNumber: null, finalAmountText: null } };

/** The server knows of no such order. */
export const Unknown: Story = {
  args: { status: 'unknown', receiptNumber: null, finalAmountText: null, appliedPromoCode: null },
};

export const Phone: Story = { tags: ['phone'] };

export const PendingOnPhone: Story = { ...Pending, tags: ['phone'] };

export const WaitingLongOnPhone: Story = {
  tags: ['phone'],
  args: { status: 'waiting-long', productName: longTitle, receiptNumber: null },
};
