import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answersTo, keptAnswers } from '#src/browser/learning/keptAnswers.ts';
import { keptRepeats } from '#src/browser/learning/keptRepeats.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import { QuizView } from '#src/components/quiz/QuizView.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { callState, sectionStatus } from '#src/containers/ui/queryState.ts';
import type { UserAnswer, UserAnswerDraft, UserAnswerList } from '#src/contract/quiz.ts';
import { gradeAnswers, questionsOfPreview } from '#src/queries/quiz.ts';

interface Props {
  quizId: string;
  /** Its beginning was pressed already. */
  isStarted: boolean;
}

/** A quiz of a free sample for who has no account: the server grades, and this browser alone keeps what was answered. */
export function GuestQuiz({ quizId, isStarted }: Props) {
  const queryClient = useQueryClient();
  const questions = useQuery(questionsOfPreview(quizId));
  const queryKey = ['quiz', 'guest', quizId];
  const answers = useQuery({
    queryKey,
    queryFn: async (): Promise<UserAnswerList> => {
      const kept = answersTo('', quizId);
      return kept.length > 0 ? gradeAnswers(sendToApi, quizId, kept) : { items: [] };
    },
    // Another tab may have gone on.
    staleTime: 0,
  });
  const keep = (change: (held: UserAnswer[]) => UserAnswer[]) =>
    queryClient.setQueryData<UserAnswerList>(queryKey, (held) => ({ items: change(held?.items ?? []) }));
  const sending = useMutation({
    mutationFn: async (draft: UserAnswerDraft) => {
      const { items } = await gradeAnswers(sendToApi, quizId, [draft]);
      const [graded] = items;
      if (!graded) throw new Error('The question is another one by now.');
      return graded;
    },
    onSuccess: (graded) => {
      const at = new Date().toISOString();
      keptAnswers.write('', graded.questionId, { quizId, answer: graded.answer, at });
      keptRepeats.note('', graded.questionId, { at, answer: graded.answer, right: graded.isCorrect });
      keep((held) => [...held.filter(({ questionId }) => questionId !== graded.questionId), graded]);
    },
  });
  const restart = (only?: 'wrong') =>
    keep((held) => {
      const left = only ? held.filter(({ isCorrect }) => isCorrect) : [];
      for (const { questionId } of answersTo('', quizId)) {
        if (!left.some((answer) => answer.questionId === questionId)) keptAnswers.write('', questionId, null);
      }
      return left;
    });
  const parts = [questions, answers];
  return (
    <DataSection
      status={parts.map(sectionStatus).find((part) => part !== 'ready') ?? 'ready'}
      data={questions.data && answers.data && { questions: questions.data.items, answers: answers.data.items }}
      onRetry={() => {
        for (const part of parts) if (part.isError) void part.refetch();
      }}
    >
      {(quiz) => (
        <QuizView
          {...quiz}
          startsOpen={isStarted}
          sending={callState(sending)}
          restarting="ready"
          onAnswer={(draft) => sending.mutate(draft)}
          onRestart={restart}
        />
      )}
    </DataSection>
  );
}
