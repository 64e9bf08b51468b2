import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostList } from '#src/components/post/PostList.tsx';
import { episodeCard } from '#stories/fixtures/episode.ts';
import { postCards } from '#stories/fixtures/post.ts';

const meta = {
  title: 'post/PostList',
  component: PostList,
  args: { posts: [...postCards, episodeCard], kind: 'article' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="page py-8">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnePost: Story = { args: { posts: postCards.slice(0, 1) } };

export const Empty: Story = { args: { posts: [] } };

export const EmptyPodcast: Story = { args: { posts: [], kind: 'podcast' } };

export const EmptyTag: Story = { args: { posts: [], scope: 'tag' } };
