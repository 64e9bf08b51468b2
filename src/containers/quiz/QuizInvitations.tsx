import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { hasGuestAnswers } from '#src/browser/learning/guestHere.ts';
import { QuizCard } from '#src/components/quiz/QuizCard.tsx';
import { QuizIntro } from '#src/components/quiz/QuizIntro.tsx';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import { quizzesOfPreview } from '#src/queries/lecture.ts';

// Whoever begins needs it, and who has begun before.
const GuestQuiz = lazy(() => import('./GuestQuiz.tsx').then((module) => ({ default: module.GuestQuiz })));

/** The element on a lecture's page that links to its quizzes lead to. */
export const quizPlace = 'kviz';
const neverChanges = () => () => undefined;

interface Props {
  lectureId: string;
}

/** The quizzes of a free sample for whoever is not signed in; part of the page, so that nothing moves. */
export function QuizInvitations({ lectureId }: Props) {
  const { data } = useQuery(quizzesOfPreview(lectureId));
  return data?.items.map(({ id, name, questionCount }, index) => (
    <QuizCard key={id} id={index === 0 ? quizPlace : undefined} name={name} questionCount={questionCount}>
      <QuizInvitation quizId={id} questionCount={questionCount} />
    </QuizCard>
  ));
}

function QuizInvitation({ quizId, questionCount }: { quizId: string; questionCount: number }) {
  const [isStarted, setStarted] = useState(false);
  const isBegun = useSyncExternalStore(neverChanges, hasGuestAnswers, () => false);
  const intro = <QuizIntro answered={0} correct={0} total={questionCount} onStart={() => setStarted(true)} />;
  if (!isStarted && !isBegun) return intro;
  return (
    <CodeBoundary>
      <Suspense fallback={intro}>
        <GuestQuiz quizId={quizId} isStarted={isStarted} />
      </Suspense>
    </CodeBoundary>
  );
}
