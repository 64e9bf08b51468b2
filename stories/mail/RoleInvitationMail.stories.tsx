import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoleInvitationMail } from '#src/components/mail/RoleInvitationMail.tsx';
import { longSentence } from '#stories/fixtures/text.ts';

const meta = {
  title: 'mail/RoleInvitationMail',
  component: RoleInvitationMail,
  args: {
    title: 'Jana Oravcová ťa pozýva do zázemia webu Prvý riadok',
    message: 'Ahoj, Ema, Jana Oravcová ti dáva rolu Výučba. Na starosti budeš mať: vlastné kurzy a\u00A0články.',
    note: 'Ema, prvý kurz som ti už založila, volá sa Rozhodovanie.',
    terms: 'Odkaz platí do 5. decembra 2026 a\u00A0len pre túto adresu.',
    acceptUrl: 'https://prvyriadok.sk/pozvanka?token=x',
  },
} satisfies Meta<typeof RoleInvitationMail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { tags: ['phone'], args: { message: longSentence, note: null } };
