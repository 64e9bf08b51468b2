import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CommentBody } from '#src/components/comment/CommentBody.tsx';
import { buildComment, commentLongTexts, commentWithCode } from '#stories/fixtures/comment.ts';
import { unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'comment/CommentBody',
  component: CommentBody,
  args: buildComment(),
} satisfies Meta<typeof CommentBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A program scrolls by itself. */
export const Code: Story = { args: commentWithCode };

export const CodeOnPhone: Story = { args: commentWithCode, tags: ['phone'] };

export const LongText: Story = { args: commentLongTexts, tags: ['phone'] };

/** On the way it is text and nothing else: whatever was typed, no markup comes of it. */
export const Pending: Story = {
  args: { html: '', text: 'Prvý riadok\n  <b>druhý</b> `kód`', isPending: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b>druhý<\/b> `kód`/)).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

export const PendingLongText: Story = {
  args: { html: '', text: unbreakableWord.repeat(6), isPending: true },
  tags: ['phone'],
};
