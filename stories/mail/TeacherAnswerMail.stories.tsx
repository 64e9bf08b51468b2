import type { Meta, StoryObj } from '@storybook/react-vite';
import { TeacherAnswerMail } from '#src/components/mail/TeacherAnswerMail.tsx';
import { longSentence } from '#stories/fixtures/text.ts';

const meta = {
  title: 'mail/TeacherAnswerMail',
  component: TeacherAnswerMail,
  args: {
    title: 'Na webe Prvý riadok máš rolu Škola',
    message: 'Ahoj, Hana, odteraz môžeš na webe Prvý riadok založiť triedu a\u00A0vidieť, ktoré úlohy má kto splnené.',
    reason: null,
    step: 'Začni triedou: dostaneš kód, ktorý žiaci napíšu na svojom počítači.',
    act: 'Založiť triedu',
    url: 'https://prvyriadok.sk/pre-ucitelov',
  },
} satisfies Meta<typeof TeacherAnswerMail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Refused: Story = {
  tags: ['phone'],
  args: {
    title: 'Tvoja žiadosť o\u00A0rolu Škola',
    message: 'Ahoj, Hana, rolu Škola ti teraz nedáme. Dôvod:',
    reason: longSentence,
    act: 'Pre učiteľov',
  },
};
