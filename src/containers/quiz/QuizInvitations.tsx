import { useQuery } from '@tanstack/react-query';
import { QuizCard } from '#src/components/quiz/QuizCard.tsx';
import { QuizSignIn } from '#src/components/quiz/QuizSignIn.tsx';
import { quizzesOfPreview } from '#src/queries/lecture.ts';

/** The element on a lecture's page that links to its quizzes lead to. */
export const quizPlace = 'kviz';

interface Props {
  lectureId: string;
  /** The sign-in that leads back to the lecture. */
  loginHref: string;
}

/** The quizzes of a free sample for whoever is not signed in; part of the page, so that nothing moves. */
export function QuizInvitations({ lectureId, loginHref }: Props) {
  const { data } = useQuery(quizzesOfPreview(lectureId));
  return data?.items.map(({ id, name, questionCount }, index) => (
    <QuizCard key={id} id={index === 0 ? quizPlace : undefined} name={name} questionCount={questionCount}>
      <QuizSignIn href={loginHref} />
    </QuizCard>
  ));
}
