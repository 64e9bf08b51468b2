import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ListScreen } from '#src/components/page/ListScreen.tsx';
import { PostsView } from '#src/components/post/PostsView.tsx';
import { paths } from '#src/domain/paths.ts';
import { articlePage, articlePageFull, buildPostPage } from '#stories/fixtures/post.ts';
import { failed, loading, screen } from './screen.tsx';

const meta = {
  title: 'screens/Articles',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const articles = (list: ReactNode) => (
  <ListScreen title="Články" lead="Ako začať, ako sa učiť a ako veci naozaj fungujú.">
    {list}
  </ListScreen>
);

export const Default = screen(paths.articles(), articles(<PostsView kind="article" posts={articlePageFull} />));

export const Few = screen(paths.articles(), articles(<PostsView kind="article" posts={articlePage} />));

export const SecondPage = screen(
  paths.articles(2),
  articles(<PostsView kind="article" posts={buildPostPage({ page: 2, pageCount: 2, total: 9 })} />),
);

export const Empty = screen(
  paths.articles(),
  articles(<PostsView kind="article" posts={buildPostPage({ items: [], tags: [], total: 0 })} />),
);

export const Loading = screen(paths.articles(), articles(loading('list')));

export const Failed = screen(paths.articles(), articles(failed('list')));
