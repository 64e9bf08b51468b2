import { Spinner } from '#src/components/ui/Spinner.tsx';
import { formatDateTime, formatRelative } from '#src/domain/dateTime.ts';
import { authorOf, type ReplyEntry } from './commentEntry.ts';

interface Props {
  entry: Pick<ReplyEntry, 'authorName' | 'createdAt' | 'editedAt' | 'isPending'>;
  /** Milliseconds. */
  now: number;
}

/** Who wrote a comment and how long ago; the exact time is for screen readers and under the pointer. */
export function CommentByline({ entry, now }: Props) {
  const { createdAt, editedAt, isPending } = entry;
  const exact = formatDateTime(createdAt);
  return (
    <p className="grid leading-snug wrap-anywhere">
      <span className="font-strong">{authorOf(entry)}</span>
      <span className="text-sm text-muted">
        {isPending ? (
          <Spinner label="Odosielame…" />
        ) : (
          <>
            <time dateTime={createdAt} title={exact}>
              <span aria-hidden="true">{formatRelative(createdAt, now)}</span>
              <span className="sr-only">{exact}</span>
            </time>
            {editedAt && <span title={formatDateTime(editedAt)}> · upravené</span>}
          </>
        )}
      </span>
    </p>
  );
}
