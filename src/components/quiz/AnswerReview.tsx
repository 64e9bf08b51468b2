import { Prose } from '#src/components/ui/Prose.tsx';
import type { Question, UserAnswer } from '#src/contract/quiz.ts';
import { formatNumber } from '#src/domain/number.ts';
import type { AnswerValue } from '#src/domain/quiz.ts';
import { ReviewedLines } from './ReviewedLines.tsx';
import { ReviewedOptions } from './ReviewedOptions.tsx';
import { ReviewedText } from './ReviewedText.tsx';

interface Props {
  question: Question;
  answer: UserAnswer;
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
          givenIds={optionIdsOf(given)}
          rightIds={optionIdsOf(right)}
          isCorrect={isCorrect}
        />
      );
    case 'TEXT':
    case 'NUMBER':
    case 'OUTPUT':
      return (
        <ReviewedText given={textOf(given)} right={textOf(right)} isCorrect={isCorrect} isOutput={kind === 'OUTPUT'} />
      );
  }
}

function optionIdsOf(value: AnswerValue): string[] {
  if ('optionIds' in value) return value.optionIds;
  return 'optionId' in value ? [value.optionId] : [];
}

function textOf(value: AnswerValue): string {
  if ('text' in value) return value.text;
  return 'number' in value ? formatNumber(value.number) : '';
}
