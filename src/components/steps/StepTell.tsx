import type { Sentence } from '#src/domain/program/stepSentence.ts';

interface Props {
  /** Which step it is: each is said once and whole, also where two say the same. */
  at: number;
  /** The line that it speaks of. */
  line: number;
  sentence: Sentence;
  isFailed?: boolean;
  /** It has just come: what comes with its region is not said, so its words follow. */
  isSilent?: boolean | undefined;
}

/** What a step has done, in one sentence. */
export function StepTell({ at, line, sentence, isFailed = false, isSilent = false }: Props) {
  const look = isFailed
    ? 'bg-code-bad-line shadow-[inset_3px_0_0_theme(colors.code.bad)]'
    : 'bg-code-line shadow-[inset_3px_0_0_theme(colors.code.accent)]';
  return (
    <div
      className={`grid min-h-24 grid-cols-[3rem_minmax(0,1fr)] items-center border-t border-code-line py-4 pr-5 max-m:grid-cols-[2.25rem_minmax(0,1fr)] max-m:pr-3.5 ${look}`}
    >
      <span
        aria-hidden="true"
        className="pr-4 text-right font-mono text-mono font-semibold text-code-light max-m:pr-2.5"
      >
        {line}
      </span>
      <p aria-live="polite" className="text-lg leading-snug font-medium wrap-anywhere max-m:text-base">
        {!isSilent && (
          <span key={at}>
            <span className="sr-only">Riadok {line}: </span>
            {[...sentence.entries()].map(([index, part]) =>
              typeof part === 'string' ? (
                part
              ) : (
                <b key={index} className="font-mono text-[0.94em] font-semibold text-white">
                  {part.code}
                </b>
              ),
            )}
          </span>
        )}
      </p>
    </div>
  );
}
