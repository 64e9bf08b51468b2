import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderReturnedMail } from '#src/components/mail/OrderReturnedMail.tsx';
import { longTitle, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'mail/OrderReturnedMail',
  component: OrderReturnedMail,
  args: {
    buyerName: 'Jana Nováková',
    productName: 'Java kurz',
    price: '39,00\u00A0€',
    courseUrl: 'https://prvyriadok.sk/kurzy/java-kurz',
  },
} satisfies Meta<typeof OrderReturnedMail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AccountGone: Story = { args: { courseUrl: null } };

export const LongText: Story = {
  tags: ['phone'],
  args: { buyerName: unbreakableWord, productName: longTitle },
};
