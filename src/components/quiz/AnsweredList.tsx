import { Icon } from '#src/components/ui/Icon.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import type { Question, UserAnswer } from '#src/contract/quiz.ts';
import { AnswerMark } from './AnswerMark.tsx';
import { AnswerReview } from './AnswerReview.tsx';

export interface AnsweredQuestion {
  /** 1-based, among all questions of the quiz. */
  position: number;
  question: Question;
  answer: UserAnswer;
}

interface Props {
  answered: AnsweredQuestion[];
  label: string;
}

/** Answered questions, each to be opened again: what was answered, what is right, and why. */
export function AnsweredList({ answered, label }: Props) {
  return (
    <ol aria-label={label} className="border-t border-line">
      {answered.map(({ position, question, answer }) => (
        <li key={question.id} className="border-b border-line">
          <details className="group/question">
            <summary className="flex min-h-13 items-center gap-x-3 py-2 hover:text-accent-text">
              <span className="flex flex-1 flex-wrap items-center justify-between gap-x-4">
                <span className="font-firm">Otázka {position}</span>
                <AnswerMark isCorrect={answer.isCorrect} />
              </span>
              <Icon
                name="chevronDown"
                className="text-muted transition-transform duration-150 group-open/question:rotate-180"
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
  );
}
