import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ListScreen } from '#src/components/page/ListScreen.tsx';
import { SubscribeLinks } from '#src/components/podcast/SubscribeLinks.tsx';
import { PostsView } from '#src/components/post/PostsView.tsx';
import { paths } from '#src/domain/paths.ts';
import { episodeCard } from '#stories/fixtures/episode.ts';
import { buildPostPage } from '#stories/fixtures/post.ts';
import { failed, loading, screen } from './screen.tsx';

const meta = {
  title: 'screens/Podcast',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const podcast = (list: ReactNode) => (
  <ListScreen
    title="Podcast"
    lead="Krátke epizódy na cestu. Každá má aj prepis, takže ju môžeš čítať."
    after={<SubscribeLinks feedHref={paths.podcastFeed()} services={[{ name: 'Spotify', href: '/spotify' }]} />}
  >
    {list}
  </ListScreen>
);

export const Default = screen(
  paths.podcast(),
  podcast(<PostsView kind="podcast" posts={buildPostPage({ items: [episodeCard] })} />),
);

export const Empty = screen(
  paths.podcast(),
  podcast(<PostsView kind="podcast" posts={buildPostPage({ items: [], tags: [], total: 0 })} />),
);

export const Loading = screen(paths.podcast(), podcast(loading('list')));

export const Failed = screen(paths.podcast(), podcast(failed('list')));
