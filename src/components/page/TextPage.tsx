import type { ReactNode } from 'react';
import { Prose } from '#src/components/ui/Prose.tsx';
import type { PageContent } from '#src/contract/page.ts';
import { PageHeader } from './PageHeader.tsx';
import { ReadingColumn } from './ReadingColumn.tsx';
import { TextOutline } from './TextOutline.tsx';

interface Props {
  page: PageContent;
  /** Stands beside the text, on a phone before it: data that the text speaks about. Without it: the text's outline. */
  children?: ReactNode;
}

/** A page of text: „O projekte“, „2 percentá“. */
export function TextPage({ page, children }: Props) {
  return (
    <article className="page pb-20">
      <PageHeader title={page.title} lead={page.summary} />
      {children ? (
        <div className="grid gap-x-16 gap-y-10 l:grid-cols-[minmax(0,1fr)_360px]">
          <aside aria-label="K tejto stránke" className="grid gap-6 self-start l:sticky l:top-6 l:order-last">
            {children}
          </aside>
          <Prose html={page.html} />
        </div>
      ) : (
        <ReadingColumn aside={<TextOutline html={page.html} />}>
          <Prose html={page.html} />
        </ReadingColumn>
      )}
    </article>
  );
}
