import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseGrantedMail } from '#src/components/mail/CourseGrantedMail.tsx';
import { longSentence } from '#stories/fixtures/text.ts';

const meta = {
  title: 'mail/CourseGrantedMail',
  component: CourseGrantedMail,
  args: {
    title: 'Máš nový kurz',
    message: 'Ahoj, Jana, do tvojho účtu pribudol kurz „Java kurz“. Dostávaš ho od nás, nič zaň neplatíš.',
    courseUrl: 'https://prvyriadok.sk/kurzy/java-kurz',
  },
} satisfies Meta<typeof CourseGrantedMail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MovedAway: Story = {
  args: {
    title: 'Kurz je v\u00A0tvojom druhom účte',
    message: 'Ahoj, Jana, kurz „Java kurz“ sa presunul do tvojho druhého účtu.',
    courseUrl: null,
  },
};

export const LongText: Story = { tags: ['phone'], args: { message: longSentence } };
