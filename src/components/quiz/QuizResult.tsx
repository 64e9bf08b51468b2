import type { RefCallback } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { ProgressRing } from '#src/components/ui/ProgressRing.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import type { Question, UserAnswer } from '#src/contract/quiz.ts';
import { percent } from '#src/domain/format.ts';
import { countedInLesson } from '#src/domain/learningPlural.ts';
import { outOf } from '#src/domain/plural.ts';
import { AnswerMark } from './AnswerMark.tsx';
import { AnswerReview } from './AnswerReview.tsx';

interface Props {
  /** The questions of the quiz, each with its answer. */
  answered: { question: Question; answer: UserAnswer }[];
  /** How the last wish to start again goes. */
  state: 'ready' | 'busy' | 'failed';
  /** `wrong` keeps what was right. */
  onRestart: (only?: 'wrong') => void;
  focusTarget?: RefCallback<HTMLElement>;
}

/** How a quiz went, question by question, and the ways to try again. */
export function QuizResult({ answered, state, onRestart, focusTarget }: Props) {
  const total = answered.length;
  const correct = answered.filter(({ answer }) => answer.isCorrect).length;
  const isFlawless = correct === total;
  const buttonState = state === 'busy' ? 'busy' : 'ready';
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <ProgressRing percent={percent(correct, total)} label="Správne odpovede" />
        <div className="grid min-w-40 flex-1 gap-1">
          <h3 ref={focusTarget} tabIndex={-1} className="justify-self-start rounded-sm text-h3 tabular-nums">
            {countedInLesson(correct, 'spravnaOdpoved')} {outOf(total)}
          </h3>
          <p className="text-muted">
            {isFlawless ? 'Všetko sedí, môžeš ísť ďalej.' : 'Prejdi si, čo zatiaľ nevyšlo, a\u00A0skús to znova.'}
          </p>
        </div>
      </div>
      <ol aria-label="Otázky a&nbsp;odpovede" className="border-t border-line">
        {answered.map(({ question, answer }, index) => (
          <li key={question.id} className="border-b border-line">
            <details className="group">
              <summary className="flex min-h-13 items-center gap-x-3 py-2 hover:text-accent-text">
                <span className="flex flex-1 flex-wrap items-center justify-between gap-x-4">
                  <span className="font-firm">Otázka {index + 1}</span>
                  <AnswerMark isCorrect={answer.isCorrect} />
                </span>
                <Icon
                  name="chevronDown"
                  className="text-muted transition-transform duration-150 group-open:rotate-180"
                />
              </summary>
              <div className="grid grid-cols-1 gap-5 pt-2 pb-6">
                <Prose html={question.html} />
                <AnswerReview question={question} answer={answer} />
              </div>
            </details>
          </li>
        ))}
      </ol>
      {state === 'failed' && (
        <FailureNote>Kvíz sa nepodarilo začať znova. Odpovede ti ostali, skús to o&nbsp;chvíľu.</FailureNote>
      )}
      <div className="flex flex-wrap gap-3">
        {!isFlawless && (
          <Button state={buttonState} onPress={() => onRestart('wrong')}>
            Skúsiť znova, čo nevyšlo
          </Button>
        )}
        <Button kind="quiet" state={buttonState} onPress={() => onRestart()}>
          Skúsiť celý kvíz znova
        </Button>
      </div>
    </div>
  );
}
