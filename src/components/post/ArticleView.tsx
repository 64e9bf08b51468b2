import type { ReactNode } from 'react';
import { ContentHeader } from '#src/components/page/ContentHeader.tsx';
import { Fact } from '#src/components/ui/Fact.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { TagList } from '#src/components/ui/TagList.tsx';
import type { Post } from '#src/contract/post.ts';
import { formatDate, formatMinutes } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';

interface Props {
  article: Post;
  /** Stands below the text: comments. */
  children?: ReactNode;
}

/** The screen of one article. */
export function ArticleView({ article, children }: Props) {
  return (
    <div className="page pb-20">
      <article className="mx-auto max-w-[740px]">
        <ContentHeader
          crumbs={[{ name: 'Články', href: paths.articles() }]}
          title={article.title}
          summary={article.summary}
          author={article.author}
        >
          <time dateTime={article.publishedAt}>{formatDate(article.publishedAt)}</time>
          <Fact icon="clock">{formatMinutes(article.minutes)} čítania</Fact>
        </ContentHeader>
        <div className="mt-10">
          <Prose html={article.html} />
        </div>
        <div className="mt-12 empty:hidden">
          <TagList tags={article.tags} hrefOf={(slug) => paths.articlesByTag(slug)} />
        </div>
      </article>
      {children && <div className="mx-auto mt-16 max-w-[740px]">{children}</div>}
    </div>
  );
}
