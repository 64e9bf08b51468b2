import { Prose } from '#src/components/ui/Prose.tsx';
import type { Question } from '#src/contract/quiz.ts';
import type { RepeatedAnswer } from '#src/contract/repetition.ts';
import { formatNumber } from '#src/domain/number.ts';
import type { AnswerValue } from '#src/domain/quiz.ts';
import { ReviewedLines } from './ReviewedLines.tsx';
import { ReviewedOptions } from './ReviewedOptions.tsx';
import { ReviewedText } from './ReviewedText.tsx';

interface Props {
  question: Question;
  /** Without one nothing was answered, and what is right stands alone. */
  answer: RepeatedAnswer;
}

/** An answered question: what was answered, what is right, and why. */
export function AnswerReview({ question, answer }: Props) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <ReviewedAnswer question={question} answer={answer} />
      {answer.explanationHtml && <Prose html={answer.explanationHtml} />}
    </div>
  );
}

function ReviewedAnswer({ question: { kind, options }, answer }: Props) {
  const { answer: given, right, isCorrect, optionExplanations } = answer;
  switch (kind) {
    case 'SINGLE':
    case 'MULTIPLE':
      return (
        <ReviewedOptions
          options={options}
          chosenIds={optionIdsOf(given)}
          rightIds={optionIdsOf(right)}
          explanations={optionExplanations}
        />
      );
    case 'ORDER':
      return (
        <ReviewedLines
          options={options}
          givenIds={given && optionIdsOf(given)}
          rightIds={optionIdsOf(right)}
          isCorrect={isCorrect}
        />
      );
    case 'TEXT':
    case 'NUMBER':
    case 'OUTPUT':
      return (
        <ReviewedText
          given={given && textOf(given)}
          right={textOf(right)}
          isCorrect={isCorrect}
          isOutput={kind === 'OUTPUT'}
        />
      );
  }
}

function optionIdsOf(value: AnswerValue | null): string[] {
  if (!value) return [];
  if ('optionIds' in value) return value.optionIds;
  return 'optionId' in value ? [value.optionId] : [];
}

function textOf(value: AnswerValue): string {
  if ('text' in value) return value.text;
  return 'number' in value ? formatNumber(value.number) : '';
}
