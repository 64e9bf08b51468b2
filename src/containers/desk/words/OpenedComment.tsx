import { useQuery } from '@tanstack/react-query';
import { CommentCaseView } from '#src/components/desk/words/CommentCaseView.tsx';
import { OpenedOne } from '#src/containers/desk/kit/OpenedOne.tsx';
import { commentCase } from '#src/queries/desk/words/deskWords.ts';
import { WordsDecisionContainer } from './WordsDecisionContainer.tsx';
import type { AroundWords } from './WordsQueue.tsx';
import type { WordsListProps } from './wordsList.ts';

interface Props extends Pick<WordsListProps, 'userId' | 'announce'> {
  commentId: string;
  around: AroundWords;
  /** After a decision that takes it out of the list. */
  onDone?: (() => void) | undefined;
}

/** A comment with what may be decided about it. */
export function OpenedComment({ userId, announce, commentId, around, onDone }: Props) {
  const { now, isSeen, listHref } = around;
  return (
    <OpenedOne
      query={useQuery(commentCase(userId, commentId))}
      listHref={listHref}
      missing={{
        title: 'Tento komentár tu nie je',
        text: 'V\u00A0adrese je preklep, alebo komentár zmizol s\u00A0lekciou či účtom.',
      }}
    >
      {(comment) => (
        <CommentCaseView comment={comment} now={now}>
          <WordsDecisionContainer
            key={comment.id}
            kind="comment"
            words={comment}
            reportCount={comment.reportCount}
            hasKeys={isSeen}
            announce={announce}
            onDone={onDone}
          />
        </CommentCaseView>
      )}
    </OpenedOne>
  );
}
