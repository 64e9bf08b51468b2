import type { Ref } from 'react';
import { CodeIcon } from '#src/components/code/CodeIcon.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { GuessOption } from './GuessOption.tsx';

interface Props {
  question: string;
  /** What could be chosen; empty where the guess was typed. */
  options: readonly string[];
  answer: string;
  /** The learner's own; `null` when the output was asked for without one. */
  tip: string | null;
  /** What the program printed, and a sentence why, as the server has made them. */
  outputHtml: string;
  whyHtml: string;
  /** Where the page can run the program, and step through it. */
  onRun?: (() => void) | undefined;
  onStep?: (() => void) | undefined;
  /** Where other questions stand behind it: opens the next one. */
  onNext?: (() => void) | undefined;
  /** What has happened; the focus goes there, because the button that was pressed is gone. */
  verdictRef?: Ref<HTMLParagraphElement>;
}

/** A guess beside what the program printed. It stands where the question stood, so that nothing moves under the finger. */
export function GuessResult(props: Props) {
  const { question, options, answer, tip, outputHtml, whyHtml, onRun, onStep, onNext, verdictRef } = props;
  const isRight = tip === answer;
  const isWrong = tip !== null && !isRight;
  return (
    <>
      <p className="guess-title">Tipni si</p>
      <p className="guess-question">{question}</p>
      <div className="guess-output motion-answer" dangerouslySetInnerHTML={{ __html: outputHtml }} />
      {options.length > 0 ? (
        <ul className="guess-tips">
          {options.map((option) => (
            <GuessOption key={option} text={option} isRight={option === answer} isMine={option === tip} />
          ))}
        </ul>
      ) : (
        tip !== null && (
          <p className="guess-own">
            Tvoj tip <code>{tip}</code>
          </p>
        )
      )}
      <p ref={verdictRef} tabIndex={-1} className="guess-verdict">
        {verdict(tip, isRight, answer)}
      </p>
      {whyHtml !== '' && <div className="guess-why" dangerouslySetInnerHTML={{ __html: whyHtml }} />}
      {(onRun || onStep || onNext) && (
        <div className="guess-buttons">
          {/* What explains a wrong guess comes first. */}
          {isWrong && <Step name="Pozrieť krok po kroku" className="guess-uncover" onPress={onStep} />}
          {onRun && (
            <button type="button" className="guess-run" onClick={onRun}>
              <Icon name="play" size={18} />
              Spustiť
            </button>
          )}
          {!isWrong && <Step name="Krokovať" className="guess-run" onPress={onStep} />}
          {onNext && (
            <button type="button" className="guess-uncover" onClick={onNext}>
              Ďalšia otázka
            </button>
          )}
        </div>
      )}
    </>
  );
}

function Step({ name, className, onPress }: { name: string; className: string; onPress: (() => void) | undefined }) {
  if (!onPress) return null;
  return (
    <button type="button" className={className} onClick={onPress}>
      <CodeIcon name="step" size={18} />
      {name}
    </button>
  );
}

function verdict(tip: string | null, isRight: boolean, answer: string): string {
  if (tip === null) return 'Odkryté bez tipu.';
  if (isRight) return 'Presne tak.';
  return answer.includes('\n') ? 'Tentoraz inak.' : `Tentoraz inak: ${answer}.`;
}
