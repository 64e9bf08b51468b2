import { useQuery } from '@tanstack/react-query';
import { ReviewCaseView } from '#src/components/desk/words/ReviewCaseView.tsx';
import { OpenedOne } from '#src/containers/desk/kit/OpenedOne.tsx';
import { reviewCase } from '#src/queries/desk/words/deskWords.ts';
import { WordsDecisionContainer } from './WordsDecisionContainer.tsx';
import type { AroundWords } from './WordsQueue.tsx';
import type { WordsListProps } from './wordsList.ts';

interface Props extends Pick<WordsListProps, 'userId' | 'announce'> {
  reviewId: string;
  around: AroundWords;
  /** After a decision that takes it out of the list. */
  onDone?: (() => void) | undefined;
}

/** A course review with what may be decided about it. */
export function OpenedReview({ userId, announce, reviewId, around, onDone }: Props) {
  const { now, isSeen, listHref, close } = around;
  return (
    <OpenedOne
      query={useQuery(reviewCase(userId, reviewId))}
      listHref={listHref}
      missing={{
        title: 'Toto hodnotenie tu nie je',
        text: 'V\u00A0adrese je preklep, alebo hodnotenie medzitým niekto zmazal.',
      }}
    >
      {(review) => (
        <ReviewCaseView review={review} now={now}>
          <WordsDecisionContainer
            key={review.id}
            kind="review"
            words={review}
            reportCount={0}
            hasKeys={isSeen}
            announce={announce}
            onDone={onDone}
            onRemoved={close}
          />
        </ReviewCaseView>
      )}
    </OpenedOne>
  );
}
