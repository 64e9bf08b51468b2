import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsletterConfirmationMail } from '#src/components/mail/NewsletterConfirmationMail.tsx';

const meta = {
  title: 'mail/NewsletterConfirmationMail',
  component: NewsletterConfirmationMail,
  args: { confirmUrl: 'https://prvyriadok.sk/newsletter?potvrdit=Yk3vQ8mT1sZr5uWb7xNc2pLd9fHg4jKa' },
} satisfies Meta<typeof NewsletterConfirmationMail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { tags: ['phone'] };
