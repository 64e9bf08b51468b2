import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommentReportMail } from '#src/components/mail/CommentReportMail.tsx';
import { longName, longParagraph, longTitle, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'mail/CommentReportMail',
  component: CommentReportMail,
  args: {
    place: 'pod lekciou „Tvoj prvý riadok“',
    authorName: 'Peter Kováč',
    commentText: 'Kúp si lacné hodinky!\n\nhttps://hodinky.example',
    commentId: '5f0c2f6e-3f0b-4a54-9c38-0d2d7b0c7f11',
    reportCount: 1,
    commentUrl: 'https://prvyriadok.sk/kurzy/java-kurz/kapitola/java-1/lekcia/java-1-1#komentare',
  },
} satisfies Meta<typeof CommentReportMail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AuthorHasLeft: Story = { args: { authorName: 'účet je zrušený', reportCount: 12 } };

export const LongText: Story = {
  tags: ['phone'],
  args: {
    place: `pod článkom „${longTitle}“`,
    authorName: longName,
    commentText: `${longParagraph} ${unbreakableWord}`,
  },
};
