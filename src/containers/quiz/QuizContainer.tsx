import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { LectureRoom } from '#src/components/lecture/LectureRoom.tsx';
import { QuizCard } from '#src/components/quiz/QuizCard.tsx';
import { QuizView } from '#src/components/quiz/QuizView.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { callState, sectionOf, sectionStatus } from '#src/containers/ui/queryState.ts';
import { useArrival } from '#src/containers/ui/useArrival.ts';
import type { UserAnswerDraft, UserAnswerList } from '#src/contract/quiz.ts';
import { answersOf, questionsOf, quizzesOf, resetAnswers, sendAnswer } from '#src/queries/quiz.ts';
import { quizPlace } from './QuizInvitations.tsx';

interface Props {
  lectureId: string;
  userId: string;
  /** What follows them: what is pressed there must not move when they come. */
  children: ReactNode;
}

/** The quizzes of a lecture, and then what follows; nothing before that where there are none. */
export function QuizContainer({ lectureId, userId, children }: Props) {
  const quizzes = useQuery(quizzesOf(lectureId, userId));
  const ids = quizzes.data?.items.map(({ id }) => id) ?? [];
  const questions = useQueries({ queries: ids.map((id) => questionsOf(id, userId)) });
  const answers = useQueries({ queries: ids.map((id) => answersOf(id, userId)) });
  useArrival(quizPlace, quizzes.isSuccess);
  const isComing = [quizzes, ...questions, ...answers].some(({ isPending }) => isPending);
  return (
    <>
      {/* Most lectures have none: a place that is held and then taken away would only disturb the reading. */}
      {!quizzes.isPending && (
        <DataSection {...sectionOf(quizzes)}>
          {({ items }) =>
            items.map(({ id, name, questionCount }, index) => (
              <QuizCard key={id} id={index === 0 ? quizPlace : undefined} name={name} questionCount={questionCount}>
                <LearnersQuiz quizId={id} userId={userId} />
              </QuizCard>
            ))
          }
        </DataSection>
      )}
      {isComing ? <LectureRoom of="end" /> : children}
    </>
  );
}

function LearnersQuiz({ quizId, userId }: { quizId: string; userId: string }) {
  const questions = useQuery(questionsOf(quizId, userId));
  const answers = useQuery(answersOf(quizId, userId));
  const { sending, restarting } = useAttempt(quizId, userId);
  const parts = [questions, answers];
  const status = parts.map(sectionStatus).find((part) => part !== 'ready') ?? 'ready';
  const data = questions.data && answers.data && { questions: questions.data.items, answers: answers.data.items };
  return (
    <DataSection
      status={status}
      data={data}
      onRetry={() => {
        for (const part of parts) if (part.isError) void part.refetch();
      }}
    >
      {(quiz) => (
        <QuizView
          {...quiz}
          sending={callState(sending)}
          restarting={callState(restarting)}
          onAnswer={(draft) => sending.mutate(draft)}
          onRestart={(only) => restarting.mutate(only)}
        />
      )}
    </DataSection>
  );
}

/** The writes of an attempt; what the API answers stands in the held answers at once. */
function useAttempt(quizId: string, userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = answersOf(quizId, userId);
  const keep = async (change: (held: UserAnswerList | undefined) => UserAnswerList) => {
    // Answers that were asked for before would put the older state back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, change);
  };
  const sending = useMutation({
    mutationFn: (draft: UserAnswerDraft) => sendAnswer(sendToApi, draft),
    onSuccess: (answer) =>
      keep((held) => ({
        items: [...(held?.items ?? []).filter(({ questionId }) => questionId !== answer.questionId), answer],
      })),
  });
  const restarting = useMutation({
    mutationFn: (only: 'wrong' | undefined) => resetAnswers(sendToApi, quizId, only),
    onSuccess: (left) => keep(() => left),
  });
  return { sending, restarting };
}
