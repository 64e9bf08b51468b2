import type { ReactNode } from 'react';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import type { CommentCase } from '#src/contract/desk/words/deskWords.ts';
import { formatDateTime } from '#src/domain/dateTime.ts';
import { counted } from '#src/domain/plural.ts';
import { reportReasons } from '#src/domain/reportReasons.ts';
import { LinksPanel } from './LinksPanel.tsx';
import { placeKinds } from './placeKinds.ts';
import { SenderPanel } from './SenderPanel.tsx';
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
  const { id, author, place, thread, reports, held, links, isDeleted } = comment;
  const waits = held !== null && !comment.hiddenAt && !isDeleted;
  return (
    <>
      <div>
        <h2 className="text-lg font-bold">{titleOf(comment)}</h2>
        <p className="text-2xs text-muted wrap-anywhere">
          {placeKinds[place.kind]}{' '}
          <a href={`${place.path}#komentare`} data-whole-document className="text-accent-text underline">
            {place.name}
          </a>
          {place.course && `, ${place.course}`} · vlákno má {counted(thread.length, 'komentar')}
          {waits && ' · vidí ho zatiaľ len autor'}
        </p>
      </div>
      <WordsThread entries={thread} currentId={id} now={now} />
      {waits && (
        <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-2">
          {links.length > 0 && <LinksPanel links={links} />}
          {author && <SenderPanel author={author} now={now} />}
        </div>
      )}
      <WordsHistory
        author={author}
        hiddenAt={comment.hiddenAt}
        hiddenReason={comment.hiddenReason}
        lastDecision={comment.lastDecision}
      />
      {reports.length > 0 && (
        <DeskPanel title="Kto nahlásil">
          <ul className="grid gap-3">
            {reports.map(({ name, at, isOpen, reason, sentence }) => (
              <li key={`${name} ${at}`} className="flex flex-wrap justify-between gap-x-4 border-l-3 border-line pl-3">
                <span className="basis-full font-strong">{reason ? reportReasons[reason] : 'Bez dôvodu'}</span>
                <span className="inline-flex items-center gap-2">
                  {name}
                  {!isOpen && <DeskBadge icon="check">vybavené</DeskBadge>}
                </span>
                <time dateTime={at} className="text-2xs text-muted">
                  {formatDateTime(at)}
                </time>
                {sentence && <q className="basis-full text-secondary wrap-anywhere">{sentence}</q>}
              </li>
            ))}
          </ul>
          <p className="text-2xs text-muted">Kto nahlásil, autor nevidí.</p>
        </DeskPanel>
      )}
      {!isDeleted && children}
    </>
  );
}

const heldTitles = { link: 'Prvý odkaz nového účtu', repeat: 'Opakovaný text' };

function titleOf({ isDeleted, hiddenAt, held, reportCount }: CommentCase): string {
  if (isDeleted) return 'Zmazaný komentár';
  if (reportCount > 0) return 'Nahlásený komentár';
  if (hiddenAt) return 'Skrytý komentár';
  return held ? heldTitles[held.reason] : 'Komentár';
}
