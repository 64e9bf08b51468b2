import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommentCaseView } from '#src/components/desk/words/CommentCaseView.tsx';
import { deskNow, heldComment, hiddenComment, reportedComment } from '#stories/fixtures/deskWords.ts';

const meta = {
  title: 'desk/words/CommentCaseView',
  component: CommentCaseView,
  args: { comment: reportedComment, now: deskNow, children: <p>Rozhodnutie</p> },
} satisfies Meta<typeof CommentCaseView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Held: Story = { args: { comment: heldComment } };

export const HeldOnPhone: Story = { args: { comment: heldComment }, tags: ['phone'] };

export const Hidden: Story = { args: { comment: hiddenComment } };

export const AuthorHasLeft: Story = { args: { comment: { ...reportedComment, author: null } } };

export const Deleted: Story = { args: { comment: { ...hiddenComment, isDeleted: true, text: '' } } };

export const OnPhone: Story = { tags: ['phone'] };
