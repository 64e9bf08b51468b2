import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuthorView } from '#src/components/author/AuthorView.tsx';
import { author, authorLongName, authorWithoutLinks } from '#stories/fixtures/author.ts';
import { episodeCard } from '#stories/fixtures/episode.ts';
import { postCards } from '#stories/fixtures/post.ts';
import { videoCards } from '#stories/fixtures/video.ts';

const meta = {
  title: 'author/AuthorView',
  component: AuthorView,
  args: {
    author,
    courses: <p className="text-muted">Karty kurzov</p>,
    posts: [...postCards.slice(0, 2), episodeCard],
    videos: videoCards,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongName: Story = { args: { author: authorLongName } };

export const OnlyVideos: Story = {
  args: { author: authorWithoutLinks, courses: undefined, posts: [] },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((heading) => heading.textContent)).toEqual(['Videá']);
  },
};

export const NothingYet: Story = {
  args: { author: authorWithoutLinks, courses: undefined, posts: [], videos: [] },
};
