import { useQuery } from '@tanstack/react-query';
import { QuizCard } from '#src/components/quiz/QuizCard.tsx';
import { QuizSignIn } from '#src/components/quiz/QuizSignIn.tsx';
import { quizzesOfPreview } from '#src/queries/lecture.ts';

interface Props {
  lectureId: string;
  /** The sign-in that leads back to the lecture. */
  loginHref: string;
}

/** The quizzes of a free sample for whoever is not signed in; part of the page, so that nothing moves. */
export function QuizInvitations({ lectureId, loginHref }: Props) {
  const { data } = useQuery(quizzesOfPreview(lectureId));
  return data?.items.map(({ id, name, questionCount }) => (
    <QuizCard key={id} name={name} questionCount={questionCount}>
      <QuizSignIn href={loginHref} />
    </QuizCard>
  ));
}
