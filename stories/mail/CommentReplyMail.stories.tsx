import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommentReplyMail } from '#src/components/mail/CommentReplyMail.tsx';
import { longParagraph, longTitle, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'mail/CommentReplyMail',
  component: CommentReplyMail,
  args: {
    authorName: 'Peter Kováč',
    place: 'pod lekciou „Tvoj prvý riadok“',
    excerpt: 'Chýba ti bodkočiarka na konci riadka.\n\nSkús ju pridať a spusti program znova.',
    commentUrl: 'https://prvyriadok.sk/kurzy/java-kurz/kapitola/java-1/lekcia/java-1-1#komentare',
    offUrl: 'https://prvyriadok.sk/odpovede?token=Yk3vQ8mT1sZr5uWb7xNc2pLd9fHg4jKa',
  },
} satisfies Meta<typeof CommentReplyMail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  tags: ['phone'],
  args: {
    authorName: longTitle,
    place: `pod článkom „${longTitle}“`,
    excerpt: `${longParagraph} ${unbreakableWord}…`,
  },
};
