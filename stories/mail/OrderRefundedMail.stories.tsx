import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderRefundedMail } from '#src/components/mail/OrderRefundedMail.tsx';
import { longTitle, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'mail/OrderRefundedMail',
  component: OrderRefundedMail,
  args: {
    buyerName: 'Jana Nováková',
    productName: 'Java kurz',
    refund: '39,00\u00A0€',
    isAccessEnded: true,
    isByBank: false,
    receiptNumber: '2026-0001',
    profileUrl: 'https://prvyriadok.sk/profil',
  },
} satisfies Meta<typeof OrderRefundedMail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Part: Story = { args: { refund: '10,00\u00A0€', isAccessEnded: false } };

export const ByBank: Story = { args: { isByBank: true } };

export const LongText: Story = {
  tags: ['phone'],
  args: { buyerName: unbreakableWord, productName: longTitle },
};
