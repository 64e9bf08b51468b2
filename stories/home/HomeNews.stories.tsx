import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeNews } from '#src/components/home/HomeNews.tsx';
import { authorCard, authorCardPeter } from '#stories/fixtures/author.ts';
import { episodeCard } from '#stories/fixtures/episode.ts';
import { postCards } from '#stories/fixtures/post.ts';
import { videoCard } from '#stories/fixtures/video.ts';

const meta = {
  title: 'home/HomeNews',
  component: HomeNews,
  parameters: { layout: 'fullscreen' },
  args: { article: postCards[0], episode: episodeCard, video: videoCard, lecturers: [authorCard, authorCardPeter] },
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Prvý riadok</h1>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof HomeNews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.querySelector('a')?.pathname);
    await expect(hrefs).toEqual([
      '/clanky/ako-citat-chybove-hlasenie',
      '/podcast/chyby-su-dobra-sprava',
      '/videa/prvy-program-v-jave',
    ]);
    await expect(canvas.getByText(/^Článok · 5\sminút$/)).toBeVisible();
  },
};

export const ArticleOnly: Story = {
  args: { episode: undefined, video: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  },
};

export const Phone: Story = { tags: ['phone'] };
