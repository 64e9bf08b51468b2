import type { ReactNode } from 'react';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import type { CommentCase } from '#src/contract/desk/words/deskWords.ts';
import { formatDateTime, formatRelative } from '#src/domain/dateTime.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';

interface Props {
  author: NonNullable<CommentCase['author']>;
  /** Milliseconds. */
  now: number;
}

/** Who sent it: how old the account is, and what it has written so far. */
export function SenderPanel({ author, now }: Props) {
  const { name, joinedAt, isTold, words, hiddenBefore, lastWords } = author;
  return (
    <DeskPanel title="Kto to poslal">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        <Row name="Meno">{name}</Row>
        <Row name="Účet">
          <span title={formatDateTime(joinedAt)}>{formatRelative(joinedAt, now)}</span>,{' '}
          {isTold ? 'overená adresa' : 'neoverená adresa'}
        </Row>
        <Row name="Na webe">
          {words === 0 ? 'zatiaľ nič' : countedAtDesk(words, 'text')},{' '}
          {hiddenBefore === 0 ? 'ani jeden skrytý' : `skryté: ${hiddenBefore}`}
        </Row>
      </dl>
      {lastWords && (
        <blockquote className="border-l-3 border-line pl-3">
          <p className="text-2xs text-muted">naposledy {formatRelative(lastWords.at, now)}</p>
          <p className="line-clamp-3 wrap-anywhere">{lastWords.text}</p>
        </blockquote>
      )}
    </DeskPanel>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
