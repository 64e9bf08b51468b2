import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import type { CommentCase } from '#src/contract/desk/words/deskWords.ts';
import { wordsOf } from '#src/domain/adminEvent.ts';
import { formatDate, formatDateTime } from '#src/domain/dateTime.ts';

type Props = Pick<CommentCase, 'author' | 'hiddenAt' | 'hiddenReason' | 'lastDecision'>;

const times = (count: number) => (count === 1 ? '1\u00A0predošlé skrytie' : `predošlé skrytia: ${count}`);

/** What was decided about somebody's words before, and about who wrote them. */
export function WordsHistory({ author, hiddenAt, hiddenReason, lastDecision }: Props) {
  const known = author && [
    author.hiddenBefore > 0 ? times(author.hiddenBefore) : 'predtým nič skryté',
    ...(author.block
      ? [author.block.until ? `zablokovanie do ${formatDate(author.block.until)}` : 'zablokovanie natrvalo']
      : []),
  ];
  return (
    <>
      <p className="text-2xs text-muted">
        {known && author ? `Autor ${author.name}: ${known.join(', ')}` : 'Účet autora je zrušený.'}
      </p>
      {hiddenAt && (
        <DeskNote tone="warn">
          <b>Skryté od {formatDateTime(hiddenAt)}, vidí to len autor.</b> {hiddenReason}
        </DeskNote>
      )}
      {lastDecision && (
        <p className="text-2xs text-muted">
          Posledné rozhodnutie: {wordsOf(lastDecision.action).act}, {lastDecision.actorName ?? 'zrušený účet'},{' '}
          {formatDateTime(lastDecision.at)}
        </p>
      )}
    </>
  );
}
