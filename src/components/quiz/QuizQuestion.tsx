import type { RefCallback } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { ProgressBar } from '#src/components/ui/ProgressBar.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import type { Question, UserAnswer } from '#src/contract/quiz.ts';
import { percent } from '#src/domain/format.ts';
import { outOf } from '#src/domain/plural.ts';
import type { AnswerValue } from '#src/domain/quiz.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { AnswerMark } from './AnswerMark.tsx';
import { AnswerReview } from './AnswerReview.tsx';

interface Props {
  question: Question;
  /** 1-based. */
  position: number;
  total: number;
  answeredCount: number;
  /** `null` until it is answered. */
  answer: UserAnswer | null;
  state: 'ready' | 'busy' | 'failed';
  onAnswer: (answer: AnswerValue) => void;
  onNext: () => void;
  /** Get what the reader should be brought to: the question's heading, then the result. */
  headingTarget?: RefCallback<HTMLElement>;
  resultTarget?: RefCallback<HTMLElement>;
}

/** One question of a quiz: to be answered, or answered and explained. */
export function QuizQuestion({ question, position, total, answeredCount, answer, ...actions }: Props) {
  const { state, onAnswer, onNext, headingTarget, resultTarget } = actions;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-2.5">
        <h3
          key={question.id}
          ref={headingTarget}
          tabIndex={-1}
          className="justify-self-start rounded-sm text-md tracking-normal text-muted tabular-nums"
        >
          Otázka {position} {outOf(total)}
        </h3>
        <ProgressBar percent={percent(answeredCount, total)} label="Zodpovedané otázky" />
      </div>
      <Prose html={question.html} />
      {answer ? (
        <>
          <div
            role="status"
            tabIndex={-1}
            ref={resultTarget}
            className={`rounded-lg px-5 py-4 text-lg ${answer.isCorrect ? 'bg-success-soft' : 'bg-danger-soft'}`}
          >
            <AnswerMark isCorrect={answer.isCorrect} />
          </div>
          <AnswerReview question={question} answer={answer} />
          <div>
            <Button onPress={onNext} icon="arrowRight">
              {answeredCount < total ? 'Ďalšia otázka' : 'Zobraziť výsledok'}
            </Button>
          </div>
        </>
      ) : (
        <AnswerForm key={question.id} question={question} state={state} onAnswer={onAnswer} />
      )}
    </div>
  );
}
