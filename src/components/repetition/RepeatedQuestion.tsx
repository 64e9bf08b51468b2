import { type FormEvent, type Ref, useState } from 'react';
import { GuessOption } from '#src/components/guess/GuessOption.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { RepeatedQuestion as Question } from '#src/contract/repetition.ts';
import { RepetitionVerdict } from './RepetitionVerdict.tsx';

interface Props {
  question: Question;
  lecture: { name: string; href: string };
  /** „pred 8 dňami“; `null` where nobody has answered yet. */
  ago: string | null;
  /** What was answered; `tip` is `null` for „Neviem“. Without it the answer is awaited. */
  answered: { tip: string | null; returns: string } | null;
  onAnswer: (tip: string | null) => void;
  onNext: () => void;
  /** Get the focus as the question comes, and as it was answered. */
  headingRef?: Ref<HTMLHeadingElement>;
  verdictRef?: Ref<HTMLDivElement>;
}

/** A question of a finished lecture, asked again. A tap is the answer; what is typed is answered by Enter. */
export function RepeatedQuestion({ question, lecture, ago, answered, headingRef, verdictRef, ...acts }: Props) {
  const { programHtml, options, answer, outputHtml } = question;
  const isTyped = options.length === 0;
  return (
    <div className="grid grid-cols-1">
      <p className="mb-2 text-md text-muted">
        <b className="mr-2 text-accent-text">{isTyped ? 'Napíš odpoveď' : 'Tipni si'}</b>z&nbsp;lekcie {lecture.name}
        {ago && `, ${ago}`}
      </p>
      <h2 ref={headingRef} tabIndex={-1} className="mb-4.5 rounded-sm text-[1.375rem] leading-tight m:text-[1.625rem]">
        {question.question}
      </h2>
      <div className="prose *:max-w-none!">
        <div className="asked-program" dangerouslySetInnerHTML={{ __html: programHtml }} />
        <section className="guess mb-0!" aria-label="Odpoveď">
          {answered ? (
            <>
              <div className="guess-output motion-answer" dangerouslySetInnerHTML={{ __html: outputHtml }} />
              {isTyped ? (
                <Typed tip={answered.tip} answer={answer} />
              ) : (
                <ul className="guess-tips">
                  {options.map((option) => (
                    <GuessOption
                      key={option}
                      text={option}
                      isRight={option === answer}
                      isMine={option === answered.tip}
                    />
                  ))}
                </ul>
              )}
            </>
          ) : (
            <>
              <div className="guess-output guess-cover">
                <p>Výstup je zakrytý, kým si netipneš.</p>
              </div>
              {isTyped ? <Field onAnswer={acts.onAnswer} /> : <Tips options={options} onAnswer={acts.onAnswer} />}
              <button type="button" className="guess-show" onClick={() => acts.onAnswer(null)}>
                Neviem
              </button>
            </>
          )}
        </section>
      </div>
      {answered && (
        <RepetitionVerdict
          outcome={answered.tip === answer ? 'right' : 'other'}
          whyHtml={question.whyHtml}
          returns={answered.returns}
          targetRef={verdictRef}
        >
          <Button size="small" icon="arrowRight" onPress={acts.onNext}>
            Ďalej
          </Button>
          {answered.tip !== answer && <TextLink href={lecture.href}>{lecture.name}</TextLink>}
        </RepetitionVerdict>
      )}
    </div>
  );
}

function Tips({ options, onAnswer }: { options: readonly string[]; onAnswer: (tip: string) => void }) {
  return (
    <div className="guess-tips">
      {options.map((option) => (
        <button key={option} type="button" className="guess-tip" onClick={() => onAnswer(option)}>
          <code>{option}</code>
        </button>
      ))}
    </div>
  );
}

function Field({ onAnswer }: { onAnswer: (tip: string) => void }) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onAnswer(text.trim());
  };
  return (
    <form className="guess-field" onSubmit={send}>
      <label>
        Tvoja odpoveď
        <input
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="guess-uncover">
        Odpovedať
      </button>
    </form>
  );
}

function Typed({ tip, answer }: { tip: string | null; answer: string }) {
  return (
    <ul className="guess-tips">
      {tip !== null && tip !== answer && <GuessOption text={tip} isRight={false} isMine />}
      <GuessOption text={answer} isRight isMine={tip === answer} />
    </ul>
  );
}
