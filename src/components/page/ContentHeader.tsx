import type { ReactNode } from 'react';
import { AuthorLine } from '#src/components/post/AuthorLine.tsx';
import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import type { AuthorCard } from '#src/contract/author.ts';
import { typeset } from '#src/domain/typography.ts';

interface Props {
  crumbs: readonly { name: string; href: string }[];
  /** Stands beside the words, on a phone above them from edge to edge. */
  cover?: ReactNode;
  /** A short line above the title: „Epizóda 3“. */
  eyebrow?: ReactNode;
  title: string;
  summary: string;
  author: AuthorCard;
  /** Small facts: the date, how long it takes. */
  children: ReactNode;
}

/** The top of an article, an episode or a video: the way here, the title, the lead, who and when. */
export function ContentHeader({ crumbs, cover, eyebrow, title, summary, author, children }: Props) {
  return (
    <header
      className={`grid gap-x-12 gap-y-4 m:pt-10 ${cover ? 'm:grid-cols-[minmax(0,1fr)_44%] l:grid-cols-2' : 'max-w-column pt-6'}`}
    >
      {cover && <div className="-mx-5 overflow-hidden m:order-last m:mx-0 m:self-center m:rounded-[20px]">{cover}</div>}
      <div className="m:self-center">
        <Breadcrumbs crumbs={crumbs} />
        {eyebrow && <p className="mt-3 font-strong text-accent-text">{eyebrow}</p>}
        <h1 className="mt-2 text-h1">{typeset(title)}</h1>
        <p className="mt-5 text-xl text-muted">{typeset(summary)}</p>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-y border-line py-3 m:order-last m:col-span-full">
        <AuthorLine author={author} />
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">{children}</p>
      </div>
    </header>
  );
}
