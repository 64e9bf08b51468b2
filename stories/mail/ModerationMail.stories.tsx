import type { Meta, StoryObj } from '@storybook/react-vite';
import { ModerationMail } from '#src/components/mail/ModerationMail.tsx';
import { longParagraph, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'mail/ModerationMail',
  component: ModerationMail,
  args: {
    name: 'Jana',
    title: 'Tvoj komentár pod lekciou „Porovnávanie“ sme skryli',
    effect: 'Ostatní ho už nevidia, ty áno. Odpovede pod ním ostali.',
    quote: 'Toto fakt nechápe iba úplný hlupák.',
    rules: 'Pravidlo 2. Nikoho neurážame: Píšeme o programoch a vetách, nie o ľuďoch.',
    why: 'Dôvod: Text uráža niekoho, kto sa tu učí alebo učí iných.',
    objection: 'Ak si myslíš, že sa mýlime, odpovedz na tento e-mail do 6 mesiacov.',
  },
} satisfies Meta<typeof ModerationMail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Restored: Story = {
  args: { effect: 'Znova ho vidia všetci.', rules: null, why: null, objection: null },
};

export const LongText: Story = { tags: ['phone'], args: { quote: `${longParagraph} ${unbreakableWord}` } };
