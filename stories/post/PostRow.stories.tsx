import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostRow } from '#src/components/post/PostRow.tsx';
import { episodeCard } from '#stories/fixtures/episode.ts';
import { article, articleLongTitle } from '#stories/fixtures/post.ts';

const meta = {
  title: 'post/PostRow',
  component: PostRow,
  args: { post: article },
  decorators: [
    (Story) => (
      <div className="max-w-[540px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Episode: Story = { args: { post: episodeCard } };

export const LongTitle: Story = { args: { post: articleLongTitle } };
