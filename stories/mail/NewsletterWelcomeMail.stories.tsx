import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsletterWelcomeMail } from '#src/components/mail/NewsletterWelcomeMail.tsx';

const meta = {
  title: 'mail/NewsletterWelcomeMail',
  component: NewsletterWelcomeMail,
  args: { unsubscribeUrl: 'https://prvyriadok.sk/newsletter?odhlasit=Yk3vQ8mT1sZr5uWb7xNc2pLd9fHg4jKa' },
} satisfies Meta<typeof NewsletterWelcomeMail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { tags: ['phone'] };
