import type { ReactNode } from 'react';
import { DeskAvatar } from '#src/components/desk/kit/DeskAvatar.tsx';
import { StarRating } from '#src/components/review/StarRating.tsx';
import type { ReviewCase } from '#src/contract/desk/words/deskWords.ts';
import { formatDateTime } from '#src/domain/dateTime.ts';
import { LinksPanel } from './LinksPanel.tsx';
import { SenderPanel } from './SenderPanel.tsx';
import { WordsHistory } from './WordsHistory.tsx';

interface Props {
  review: ReviewCase;
  /** Milliseconds. */
  now: number;
  /** What may be done with it. */
  children: ReactNode;
}

/** A course review with what was decided about it before. */
export function ReviewCaseView({ review, now, children }: Props) {
  const { author, place, rating, text, createdAt, hiddenAt } = review;
  return (
    <>
      <div>
        <h2 className="text-lg font-bold">
          {hiddenAt ? 'Skryté hodnotenie' : review.held ? 'Hodnotenie čaká na pohľad' : 'Hodnotenie'}
        </h2>
        <p className="text-2xs text-muted wrap-anywhere">
          Kurz{' '}
          <a href={place.path} data-whole-document className="text-accent-text underline">
            {place.name}
          </a>
        </p>
      </div>
      <div className="grid gap-1 border-l-3 border-line py-0.5 pl-3 text-xs">
        <p className="flex flex-wrap items-center gap-x-2">
          <DeskAvatar name={author.name} />
          <b className="font-strong wrap-anywhere">{author.name}</b>
          <time dateTime={createdAt} className="text-2xs text-muted">
            {formatDateTime(createdAt)}
          </time>
        </p>
        <StarRating value={rating} size={16} />
        <p className="whitespace-pre-wrap wrap-anywhere">{text || <i className="text-muted">Bez slov.</i>}</p>
      </div>
      {review.held && review.links.length > 0 && (
        <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-2">
          <LinksPanel links={review.links} />
          <SenderPanel author={author} now={now} />
        </div>
      )}
      <WordsHistory {...review} />
      {children}
    </>
  );
}
