import type { Ref } from 'react';
import { AnswerForm } from '#src/components/quiz/AnswerForm.tsx';
import { AnswerReview } from '#src/components/quiz/AnswerReview.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { Question } from '#src/contract/quiz.ts';
import type { RepeatedAnswer } from '#src/contract/repetition.ts';
import type { AnswerValue } from '#src/domain/quiz.ts';
import { RepeatedOptions } from './RepeatedOptions.tsx';
import { RepetitionVerdict } from './RepetitionVerdict.tsx';
import './repetition.css';

interface Props {
  question: Question;
  lecture: { name: string; href: string };
  /** „pred 8 dňami“; `null` where nobody has answered yet. */
  ago: string | null;
  /** An answer is on its way. */
  isBusy?: boolean;
  /** What was answered; without `graded` it waits for a connection. `null`: the answer is awaited. */
  answered: { graded: RepeatedAnswer | null; returns: string } | null;
  /** `null` is „Neviem“. */
  onAnswer: (answer: AnswerValue | null) => void;
  onNext: () => void;
  /** Get the focus as the question comes, and as it was answered. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  verdictRef?: Ref<HTMLDivElement>;
}

/** A question of a quiz, asked again. Of one right option a tap is the answer; the server says whether it is right. */
export function RepeatedQuizQuestion({ question, lecture, ago, isBusy = false, answered, ...acts }: Props) {
  const graded = answered?.graded ?? null;
  return (
    <div className="grid grid-cols-1 gap-4.5">
      <div className="grid gap-2">
        <h2 ref={acts.headingRef} tabIndex={-1} className="rounded-sm font-sans text-md font-normal text-muted">
          <b className="mr-2 text-accent-text">Otázka</b>z&nbsp;lekcie {lecture.name}
          {ago && `, ${ago}`}
        </h2>
        <div className="asked-question">
          <Prose html={question.html} />
        </div>
      </div>
      {answered ? (
        graded && <Review question={question} graded={graded} />
      ) : (
        <>
          <Answering question={question} isBusy={isBusy} onAnswer={acts.onAnswer} />
          <div>
            <Button kind="quiet" size="small" state={isBusy ? 'busy' : 'ready'} onPress={() => acts.onAnswer(null)}>
              Neviem
            </Button>
          </div>
        </>
      )}
      {answered && (
        <RepetitionVerdict
          outcome={graded ? (graded.isCorrect ? 'right' : 'other') : 'kept'}
          whyHtml={graded?.explanationHtml ?? ''}
          returns={answered.returns}
          targetRef={acts.verdictRef}
        >
          <Button size="small" icon="arrowRight" onPress={acts.onNext}>
            Ďalej
          </Button>
          {graded && !graded.isCorrect && <TextLink href={lecture.href}>{lecture.name}</TextLink>}
        </RepetitionVerdict>
      )}
    </div>
  );
}

function Answering({ question, isBusy, onAnswer }: Pick<Props, 'question' | 'onAnswer'> & { isBusy: boolean }) {
  if (question.kind !== 'SINGLE')
    return <AnswerForm key={question.id} question={question} state={isBusy ? 'busy' : 'ready'} onAnswer={onAnswer} />;
  return (
    <RepeatedOptions
      options={question.options}
      graded={null}
      onChoose={(optionId) => {
        if (!isBusy) onAnswer({ kind: 'SINGLE', optionId });
      }}
    />
  );
}

function Review({ question, graded }: { question: Question; graded: RepeatedAnswer }) {
  if (question.kind !== 'SINGLE' && question.kind !== 'MULTIPLE')
    return <AnswerReview question={question} answer={{ ...graded, explanationHtml: '' }} />;
  return <RepeatedOptions options={question.options} graded={graded} />;
}
