import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import { QuizCard } from '#src/components/quiz/QuizCard.tsx';
import { QuizView } from '#src/components/quiz/QuizView.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import type { UserAnswerDraft, UserAnswerList } from '#src/contract/quiz.ts';
import { answersOf, questionsOf, quizzesOf, resetAnswers, sendAnswer } from '#src/queries/quiz.ts';

interface Props {
  lectureId: string;
  userId: string;
}

/** The quizzes of a lecture; nothing where there are none. */
export function QuizContainer({ lectureId, userId }: Props) {
  const quizzes = useQuery(quizzesOf(lectureId, userId));
  // Most lectures have none: a place that is held and then taken away would only disturb the reading.
  if (quizzes.isPending) return null;
  return (
    <DataSection status={statusOf(quizzes)} data={quizzes.data?.items} onRetry={() => void quizzes.refetch()}>
      {(items) =>
        items.map(({ id, name, questionCount }) => (
          <QuizCard key={id} name={name} questionCount={questionCount}>
            <LearnersQuiz quizId={id} userId={userId} />
          </QuizCard>
        ))
      }
    </DataSection>
  );
}

function LearnersQuiz({ quizId, userId }: { quizId: string; userId: string }) {
  const questions = useQuery(questionsOf(quizId, userId));
  const answers = useQuery(answersOf(quizId, userId));
  const { sending, restarting } = useAttempt(quizId, userId);
  const parts = [questions, answers];
  const status = parts.map(statusOf).find((part) => part !== 'ready') ?? 'ready';
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
    networkMode: 'always',
    onSuccess: (answer) =>
      keep((held) => ({
        items: [...(held?.items ?? []).filter(({ questionId }) => questionId !== answer.questionId), answer],
      })),
  });
  const restarting = useMutation({
    mutationFn: (only: 'wrong' | undefined) => resetAnswers(sendToApi, quizId, only),
    networkMode: 'always',
    onSuccess: (left) => keep(() => left),
  });
  return { sending, restarting };
}

function statusOf({ status, isFetching }: UseQueryResult): 'loading' | 'error' | 'ready' {
  if (status === 'error' && !isFetching) return 'error';
  return status === 'success' ? 'ready' : 'loading';
}

function callState({ isPending, isError }: { isPending: boolean; isError: boolean }): 'ready' | 'busy' | 'failed' {
  if (isPending) return 'busy';
  return isError ? 'failed' : 'ready';
}
