import type { Meta } from '@storybook/react-vite';
import { ListScreen } from '#src/components/page/ListScreen.tsx';
import { PostsView } from '#src/components/post/PostsView.tsx';
import { paths } from '#src/domain/paths.ts';
import { episodeCard } from '#stories/fixtures/episode.ts';
import { buildPostPage } from '#stories/fixtures/post.ts';
import { loading, screen } from './screen.tsx';

const meta = {
  title: 'screens/PodcastByTag',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const address = paths.podcastByTag('zaciatky');
const tag = { slug: 'zaciatky', name: 'Začiatky' };

export const Default = screen(
  address,
  <ListScreen title="Epizódy na tému Začiatky">
    <PostsView kind="podcast" posts={buildPostPage({ items: [episodeCard], tag })} />
  </ListScreen>,
);

export const Loading = screen(address, <ListScreen title="Epizódy na jednu tému">{loading('list')}</ListScreen>);
