import { DeskAvatar } from '#src/components/desk/kit/DeskAvatar.tsx';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import type { CommentCase } from '#src/contract/desk/words/deskWords.ts';
import { formatDateTime, formatRelative } from '#src/domain/dateTime.ts';

interface Props {
  entries: CommentCase['thread'];
  /** The one that is decided about. */
  currentId: string;
  /** Milliseconds. */
  now: number;
}

/** A thread as it was typed, also what readers do not see of it. */
export function WordsThread({ entries, currentId, now }: Props) {
  return (
    <ol aria-label="Vlákno" className="grid gap-3">
      {entries.map(({ id, name, text, createdAt, isReply, isDeleted, isHidden, isHeld }) => {
        const isCurrent = id === currentId;
        return (
          <li
            key={id}
            aria-current={isCurrent || undefined}
            className={`grid gap-1 border-l-3 py-0.5 pl-3 text-xs ${isReply ? 'ml-5' : ''} ${isCurrent ? (isHeld ? 'border-warn-text' : 'border-danger-text') : 'border-line'}`}
          >
            <p className="flex flex-wrap items-center gap-x-2">
              <DeskAvatar name={name ?? '?'} />
              <b className="font-strong wrap-anywhere">{name ?? 'Zrušený účet'}</b>
              <time dateTime={createdAt} title={formatDateTime(createdAt)} className="text-2xs text-muted">
                {formatRelative(createdAt, now)}
              </time>
              {isHeld && !isHidden && !isDeleted && (
                <DeskBadge icon="clock" tone="warn" isFilled>
                  čaká na pohľad
                </DeskBadge>
              )}
              {isHidden && !isDeleted && (
                <DeskBadge tone="warn" isFilled>
                  skryté
                </DeskBadge>
              )}
            </p>
            {isDeleted ? (
              <p className="text-muted italic">Komentár je zmazaný.</p>
            ) : (
              <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
