import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PostList } from '#src/components/post/PostList.tsx';
import { episodeCard } from '#stories/fixtures/episode.ts';
import { postCards } from '#stories/fixtures/post.ts';

const ofThreeTags = {
  ...episodeCard,
  tags: ['Začiatky', 'Chyby', 'Java'].map((name) => ({ name, slug: name.toLocaleLowerCase('en') })),
};

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

/** A full first page. */
export const WithLead: Story = {
  args: {
    posts: [...postCards, ...postCards].map((post, index) => ({ ...post, id: `${post.id}-${index}` })),
    hasLead: true,
  },
};

/** Filtered by the last of three tags, of which a card has room for two. */
export const OfTag: Story = {
  args: { posts: [ofThreeTags], tag: 'java' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Java');
  },
};

export const OnePost: Story = { args: { posts: postCards.slice(0, 1) } };

export const Empty: Story = { args: { posts: [] } };

export const EmptyPodcast: Story = { args: { posts: [], kind: 'podcast' } };
