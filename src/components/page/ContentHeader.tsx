import type { ReactNode } from 'react';
import { AuthorLine } from '#src/components/post/AuthorLine.tsx';
import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import type { AuthorCard } from '#src/contract/author.ts';
import { typeset } from '#src/domain/typography.ts';

interface Props {
  crumbs: readonly { name: string; href: string }[];
  /** A short line above the title: „Epizóda 3“. */
  eyebrow?: ReactNode;
  title: string;
  summary: string;
  author: AuthorCard;
  /** Small facts: the date, how long it takes. */
  children: ReactNode;
}

/** The top of an article, an episode or a video: the way here, the title, the lead, who and when. */
export function ContentHeader({ crumbs, eyebrow, title, summary, author, children }: Props) {
  return (
    <header className="pt-6 m:pt-10">
      <Breadcrumbs crumbs={crumbs} />
      {eyebrow && <p className="mt-3 font-[650] text-accent-text">{eyebrow}</p>}
      <h1 className="mt-2 text-h1">{typeset(title)}</h1>
      <p className="mt-5 text-xl text-muted">{typeset(summary)}</p>
      <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-y border-line py-3">
        <AuthorLine author={author} />
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">{children}</p>
      </div>
    </header>
  );
}
