import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeedbackAnswerMail } from '#src/components/mail/FeedbackAnswerMail.tsx';
import { longParagraph, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'mail/FeedbackAnswerMail',
  component: FeedbackAnswerMail,
  args: {
    answer: 'Ahoj, Žofia, video sme nahrali znova.\n\nĎakujeme!',
    message: 'V tretej kapitole mi nejde prehrať video.',
    day: '23. novembra 2026',
  },
} satisfies Meta<typeof FeedbackAnswerMail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { tags: ['phone'], args: { message: `${longParagraph} ${unbreakableWord}` } };
