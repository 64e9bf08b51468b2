import type { Meta } from '@storybook/react-vite';
import { ArticleView } from '#src/components/post/ArticleView.tsx';
import { WhatNext } from '#src/components/post/WhatNext.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseCards } from '#stories/fixtures/course.ts';
import { articleLongTitle, articleWithoutTags, buildArticle, postCards } from '#stories/fixtures/post.ts';
import { discussion } from './discussion.tsx';
import { failed, loading, screen } from './screen.tsx';

const meta = {
  title: 'screens/Article',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const article = buildArticle({ nextCourse: courseCards[1] ?? null, nextPosts: postCards.slice(1) });
const address = paths.article(article.slug);

export const Default = screen(
  address,
  <ArticleView article={article} whatNext={<WhatNext post={article} />}>
    {discussion()}
  </ArticleView>,
);

export const SignedIn = screen(
  address,
  <ArticleView article={article} whatNext={<WhatNext post={article} />}>
    {discussion({ isSignedIn: true })}
  </ArticleView>,
  { isSignedIn: true },
);

export const WithoutComments = screen(
  address,
  <ArticleView article={articleWithoutTags}>{discussion({ isEmpty: true })}</ArticleView>,
);

export const LongTexts = screen(address, <ArticleView article={articleLongTitle}>{discussion()}</ArticleView>);

export const Loading = screen(address, loading());

export const Failed = screen(address, failed());
