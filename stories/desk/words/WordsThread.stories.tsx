import type { Meta, StoryObj } from '@storybook/react-vite';
import { WordsThread } from '#src/components/desk/words/WordsThread.tsx';
import { deskNow, reportedComment } from '#stories/fixtures/deskWords.ts';

const meta = {
  title: 'desk/words/WordsThread',
  component: WordsThread,
  args: { entries: reportedComment.thread, currentId: reportedComment.id, now: deskNow },
} satisfies Meta<typeof WordsThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HiddenAndDeleted: Story = {
  args: {
    entries: reportedComment.thread.map((entry, index) => ({
      ...entry,
      name: index === 0 ? null : entry.name,
      isDeleted: index === 0,
      isHidden: index === 1,
    })),
  },
};

export const OnPhone: Story = { tags: ['phone'] };
