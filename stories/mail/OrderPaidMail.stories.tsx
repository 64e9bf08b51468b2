import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderPaidMail } from '#src/components/mail/OrderPaidMail.tsx';
import { longTitle, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'mail/OrderPaidMail',
  component: OrderPaidMail,
  args: {
    buyerName: 'Jana Nováková',
    productName: 'Java kurz',
    price: '39,00\u00A0€',
    receiptNumber: '2026-0001',
    isTest: false,
    courseUrl: 'https://prvyriadok.sk/kurzy/java-kurz',
    profileUrl: 'https://prvyriadok.sk/profil',
  },
} satisfies Meta<typeof OrderPaidMail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Test: Story = { args: { isTest: true } };

export const Free: Story = { args: { price: null } };

export const LongText: Story = {
  tags: ['phone'],
  args: { buyerName: unbreakableWord, productName: longTitle },
};
