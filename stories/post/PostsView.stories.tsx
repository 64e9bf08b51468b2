import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PostsView } from '#src/components/post/PostsView.tsx';
import { episodeCard } from '#stories/fixtures/episode.ts';
import { articlePage, articlePageFull, buildPostPage } from '#stories/fixtures/post.ts';

const meta = {
  title: 'post/PostsView',
  component: PostsView,
  args: { kind: 'article', posts: articlePageFull },
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Články</h1>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof PostsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Všetky články', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stránka 2' })).toHaveAttribute('href', '/clanky?page=2');
  },
};

export const OfTag: Story = {
  args: { posts: buildPostPage({ tag: { slug: 'java', name: 'Java' }, pageCount: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Java', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stránka 2' })).toHaveAttribute('href', '/clanky/tag/java?page=2');
  },
};

export const Episodes: Story = {
  args: { kind: 'podcast', posts: buildPostPage({ items: [episodeCard] }) },
};

export const OnePage: Story = {
  args: { posts: articlePage },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Stránky článkov' })).not.toBeInTheDocument();
  },
};

export const Empty: Story = { args: { posts: buildPostPage({ items: [], tags: [] }) } };

export const Phone: Story = { tags: ['phone'] };
