import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoleGivenMail } from '#src/components/mail/RoleGivenMail.tsx';
import { longSentence } from '#stories/fixtures/text.ts';

const meta = {
  title: 'mail/RoleGivenMail',
  component: RoleGivenMail,
  args: {
    title: 'Máš rolu Výučba',
    message:
      'Ahoj, Zuzana, Jana Oravcová ti dáva v\u00A0zázemí webu Prvý riadok rolu Výučba. Na starosti máš: vlastné kurzy a\u00A0články.',
    step: 'Prvý kurz založíš v\u00A0Obsahu, tlačidlom „Nový kurz“.',
    deskUrl: 'https://prvyriadok.sk/admin',
  },
} satisfies Meta<typeof RoleGivenMail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { tags: ['phone'], args: { message: longSentence } };
