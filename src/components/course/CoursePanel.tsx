import type { ReactNode } from 'react';
import { Portrait } from '#src/components/author/Portrait.tsx';
import type { AuthorCard } from '#src/contract/author.ts';
import { paths } from '#src/domain/paths.ts';
import { CourseOffer } from './CourseOffer.tsx';

interface Props {
  /** Set for a paid course: „49 €“. */
  price: string | null;
  /** The checkout; `null` when it is not on sale. */
  buyHref: string | null;
  /** Where the first lecture is; `null` for a course without lectures. */
  startHref: string | null;
  author: AuthorCard;
  /** What a signed-in learner is shown in the place of price and start. */
  learning?: ReactNode;
}

/** The box beside a course: what it costs or how far the learner is, how to begin, who teaches. */
export function CoursePanel({ price, buyHref, startHref, author, learning }: Props) {
  // While a session is opened the box already has the height of a learner's, and says nothing that may be wrong for them.
  // Most who see a paid course do not own it: where the box has a column of its own, it may grow for an owner instead.
  const height = price === null ? 'min-h-50' : 'min-h-50 l:min-h-0';
  const sessionHeight = price === null ? '[.session_&]:min-h-50' : '[.session_&]:min-h-50 l:[.session_&]:min-h-0';
  const room = learning === undefined ? sessionHeight : height;
  return (
    <aside
      aria-label="Začať kurz"
      className="grid gap-x-8 gap-y-5 rounded-2xl border border-line bg-raised p-6 shadow-raised m:grid-cols-2 l:sticky l:top-6 l:grid-cols-1"
    >
      <div className={`grid content-start gap-3.5 ${room}`}>
        {learning ?? (
          <div className="[.session_&]:invisible">
            <CourseOffer price={price} buyHref={buyHref} startHref={startHref} />
          </div>
        )}
      </div>
      <div className="grid content-start gap-2 border-line max-m:border-t max-m:pt-5 m:max-l:border-l m:max-l:pl-8 l:border-t l:pt-5">
        <p className="text-sm text-muted">Kurzom ťa sprevádza</p>
        <a href={paths.author(author.slug)} className="group flex min-h-11 items-center gap-3.5 py-1">
          <Portrait author={author} />
          <span className="grid wrap-anywhere">
            <b className="group-hover:underline">{author.name}</b>
            <span className="text-sm text-muted">{author.role}</span>
          </span>
        </a>
      </div>
    </aside>
  );
}
