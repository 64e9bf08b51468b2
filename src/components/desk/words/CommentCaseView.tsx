import type { ReactNode } from 'react';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import type { CommentCase } from '#src/contract/desk/words/deskWords.ts';
import { formatDateTime } from '#src/domain/dateTime.ts';
import { counted } from '#src/domain/plural.ts';
import { placeKinds } from './placeKinds.ts';
import { WordsHistory } from './WordsHistory.tsx';
import { WordsThread } from './WordsThread.tsx';

interface Props {
  comment: CommentCase;
  /** Milliseconds. */
  now: number;
  /** What may be done with it. */
  children: ReactNode;
}

/** A comment in its thread: where it stands, who reported it, and what was decided before. */
export function CommentCaseView({ comment, now, children }: Props) {
  const { id, author, place, thread, reports, reportCount, isDeleted } = comment;
  const title = isDeleted ? 'Zmazaný komentár' : comment.hiddenAt ? 'Skrytý komentár' : 'Komentár';
  return (
    <>
      <div>
        <h2 className="text-lg font-bold">{reportCount > 0 ? 'Nahlásený komentár' : title}</h2>
        <p className="text-2xs text-muted wrap-anywhere">
          {placeKinds[place.kind]}{' '}
          <a href={`${place.path}#komentare`} data-whole-document className="text-accent-text underline">
            {place.name}
          </a>
          {place.course && `, ${place.course}`} · vlákno má {counted(thread.length, 'komentar')}
        </p>
      </div>
      <WordsThread entries={thread} currentId={id} now={now} />
      <WordsHistory
        author={author}
        hiddenAt={comment.hiddenAt}
        hiddenReason={comment.hiddenReason}
        lastDecision={comment.lastDecision}
      />
      {reports.length > 0 && (
        <DeskPanel title="Kto nahlásil">
          <ul className="grid gap-1.5">
            {reports.map(({ name, at, isOpen }) => (
              <li key={`${name} ${at}`} className="flex flex-wrap justify-between gap-x-4">
                <span className="inline-flex items-center gap-2">
                  {name}
                  {!isOpen && <DeskBadge icon="check">vybavené</DeskBadge>}
                </span>
                <time dateTime={at} className="text-2xs text-muted">
                  {formatDateTime(at)}
                </time>
              </li>
            ))}
          </ul>
        </DeskPanel>
      )}
      {!isDeleted && children}
    </>
  );
}
