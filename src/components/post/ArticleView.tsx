import type { ReactNode } from 'react';
import { Cover } from '#src/components/cover/Cover.tsx';
import { ContentHeader } from '#src/components/page/ContentHeader.tsx';
import { ReadingColumn } from '#src/components/page/ReadingColumn.tsx';
import { TextOutline } from '#src/components/page/TextOutline.tsx';
import { Fact } from '#src/components/ui/Fact.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { TagList } from '#src/components/ui/TagList.tsx';
import type { Post } from '#src/contract/post.ts';
import { formatMinutes } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';

interface Props {
  article: Post;
  /** Where to go on from here. */
  whatNext?: ReactNode;
  /** Stands below the text: comments. */
  children?: ReactNode;
}

/** The screen of one article. */
export function ArticleView({ article, whatNext, children }: Props) {
  return (
    <div className="page pb-20">
      <article>
        <ContentHeader
          crumbs={[{ name: 'Články', href: paths.articles() }]}
          cover={<Cover kind="article" title={article.title} tags={article.tags.map((tag) => tag.slug)} />}
          title={article.title}
          summary={article.summary}
          author={article.author}
        >
          <time dateTime={article.publishedAt}>{article.publishedAtText}</time>
          <Fact icon="clock">{formatMinutes(article.minutes)} čítania</Fact>
        </ContentHeader>
        <div className="mt-10">
          <ReadingColumn
            aside={
              <>
                <TextOutline html={article.html} />
                <TagList tags={article.tags} hrefOf={(slug) => paths.articlesByTag(slug)} />
              </>
            }
          >
            <Prose html={article.html} />
          </ReadingColumn>
        </div>
      </article>
      {whatNext}
      {children && <div className="mt-16 max-w-column">{children}</div>}
    </div>
  );
}
