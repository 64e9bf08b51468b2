import type { Meta } from '@storybook/react-vite';
import { ListScreen } from '#src/components/page/ListScreen.tsx';
import { PostsView } from '#src/components/post/PostsView.tsx';
import { paths } from '#src/domain/paths.ts';
import { buildPostPage } from '#stories/fixtures/post.ts';
import { longTitle } from '#stories/fixtures/text.ts';
import { failed, loading, screen } from './screen.tsx';

const meta = {
  title: 'screens/ArticlesByTag',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const ofTag = (name: string) => (
  <ListScreen title={`Články na tému ${name}`}>
    <PostsView kind="article" posts={buildPostPage({ tag: { slug: 'java', name }, tags: [{ slug: 'java', name }] })} />
  </ListScreen>
);

const address = paths.articlesByTag('java');

export const Default = screen(address, ofTag('Java'));

export const LongText = screen(address, ofTag(longTitle));

export const Loading = screen(address, <ListScreen title="Články na jednu tému">{loading('list')}</ListScreen>);

export const Failed = screen(address, <ListScreen title="Články na jednu tému">{failed('list')}</ListScreen>);
