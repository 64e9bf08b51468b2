import type { Meta, StoryObj } from '@storybook/react-vite';
import { WordsHistory } from '#src/components/desk/words/WordsHistory.tsx';
import { hiddenComment } from '#stories/fixtures/deskWords.ts';

const meta = {
  title: 'desk/words/WordsHistory',
  component: WordsHistory,
  args: {
    author: hiddenComment.author,
    hiddenAt: hiddenComment.hiddenAt,
    hiddenReason: hiddenComment.hiddenReason,
    lastDecision: hiddenComment.lastDecision,
  },
} satisfies Meta<typeof WordsHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Blocked: Story = {
  args: {
    author: {
      userId: 'jano',
      uid: 'uid-jano',
      name: 'rychly_jano',
      hiddenBefore: 3,
      joinedAt: '2026-11-01T11:50:00.000Z',
      words: 4,
      lastWords: null,
      isTold: true,
      block: { until: null },
    },
    hiddenAt: null,
    lastDecision: null,
  },
};
