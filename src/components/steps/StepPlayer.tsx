import { useMemo } from 'react';
import { formatNumber } from '#src/domain/number.ts';
import { outOf } from '#src/domain/plural.ts';
import { listCursors } from '#src/domain/program/listCursors.ts';
import { type Round, roundsOf } from '#src/domain/program/loops.ts';
import { tallestStep } from '#src/domain/program/recording.ts';
import type { RunMessage } from '#src/domain/program/runMessage.ts';
import { changesOf } from '#src/domain/program/stepChanges.ts';
import { asideOf, type Sentence, type StepLanguage, sentenceOf } from '#src/domain/program/stepSentence.ts';
import type { Step } from '#src/domain/program/steps.ts';
import { StepLines } from './StepLines.tsx';
import { StepMemory } from './StepMemory.tsx';
import { StepPath } from './StepPath.tsx';
import { StepShell } from './StepShell.tsx';
import { StepTell } from './StepTell.tsx';

interface Props {
  title: string;
  code: string;
  /** The lines as the server has coloured them; `null` when the program is another one by now. */
  html: string | null;
  /** At least one. Where the program failed, the last one is the line that did. */
  steps: readonly Step[];
  /** What the whole run printed, line by line. */
  output: readonly string[];
  /** What is said at the last step of a program that failed. */
  failure: RunMessage | null;
  language: StepLanguage;
  /** Which step is shown, from 0. */
  at: number;
  isPlaying: boolean;
  /** It has just come: the sentence of its first step follows, so that it is said. */
  isSilent?: boolean;
  onGo: (at: number) => void;
  onPlay: (isPlaying: boolean) => void;
  onClose: () => void;
}

function Output({ steps, at, output }: Pick<Props, 'steps' | 'at' | 'output'>) {
  const { printed = 0, begun } = steps[at] ?? {};
  const before = steps[at - 1]?.printed ?? 0;
  const first = steps.find((step) => step.printed > 0 || step.begun);
  // Of a long output the end is what the step has to do with.
  const from = Math.max(0, printed - 8);
  return (
    <div className="rounded-md border border-code-line px-4 py-2.5">
      <p className="font-sans text-xs font-semibold text-code-muted">Výstup</p>
      {printed === 0 && !begun ? (
        <p className="text-sm leading-7 text-code-muted">
          Zatiaľ nič.{first && ` Prvý výpis príde na riadku ${first.line}.`}
        </p>
      ) : (
        <div className="font-mono text-mono leading-7 wrap-anywhere whitespace-pre-wrap">
          {[...output.entries()].slice(from, printed).map(([index, text]) => (
            <p key={index} className={index >= before ? 'text-code-result' : 'text-code-text'}>
              {text === '' ? '\u00A0' : text}
            </p>
          ))}
          {begun && <p className="text-code-result">{begun}</p>}
        </div>
      )}
    </div>
  );
}

function roundWords(round: Round | null) {
  if (!round || round.number === null) return null;
  const all = round.of === null ? '' : ` ${outOf(round.of)}`;
  return { long: `${round.number}. kolo${all}`, short: `${round.number}.${all}` };
}

/** Goes through what a program did, line by line, there and back. */
export function StepPlayer(props: Props) {
  const { title, code, html, steps, output, failure, language, at, isPlaying, onGo, onPlay, onClose, isSilent } = props;
  const lines = useMemo(() => code.split('\n'), [code]);
  const coloured = useMemo(() => html?.split('\n') ?? null, [html]);
  const rounds = useMemo(() => roundsOf(code, steps), [code, steps]);
  const tallest = useMemo(() => tallestStep(steps), [steps]);
  const step = steps[at];
  if (!step) return null;

  const last = steps.length - 1;
  const isFailed = failure !== null && at === last;
  const round = rounds[at] ?? null;
  const place = { lines, steps, at, round, output, language };
  const sentence: Sentence = isFailed
    ? [`Tu sa program zastavil: ${failure.title.replace(/^Riadok \d+: /, '')}. ${failure.text}`]
    : sentenceOf(place);
  const isCut = steps[last]?.isCut ?? false;
  const running = step.frames.at(-1);

  return (
    <StepShell
      title={title}
      at={at}
      last={last}
      isPlaying={isPlaying}
      note={isCut ? `Ukazujeme prvých ${formatNumber(steps.length)} krokov.` : null}
      onGo={onGo}
      onPlay={onPlay}
      onClose={onClose}
      foot={<StepPath steps={steps} at={at} hasFailed={failure !== null} onGo={onGo} />}
    >
      <div className="grid @[41rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] @[60rem]:grid-cols-[minmax(0,1.18fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col">
          <div className="flex-1">
            <StepLines
              lines={lines}
              html={coloured}
              lit={step.line}
              isFailed={isFailed}
              waiting={step.frames.slice(0, -1).map((frame) => frame.line)}
              aside={isFailed ? null : asideOf(place)}
              loop={round?.loop ?? null}
              round={roundWords(round)}
            />
          </div>
          <StepTell at={at} line={step.line} sentence={sentence} isFailed={isFailed} isSilent={isSilent} />
        </div>
        <div className="grid min-w-0 content-start gap-3.5 border-code-line bg-code-out px-5 pt-4 pb-5 max-m:px-3 @max-[41rem]:border-t @[41rem]:border-l">
          <div className="grid [&>*]:col-start-1 [&>*]:row-start-1 [&>*]:min-w-0">
            {/* As high as it will ever be, so that nothing below moves. */}
            {tallest && (
              <div aria-hidden="true" className="invisible @max-[41rem]:hidden">
                <StepMemory step={tallest} changes={[]} cursors={new Map()} />
              </div>
            )}
            <StepMemory
              step={step}
              changes={changesOf(steps[at - 1], step)}
              cursors={running ? listCursors(lines, round, running) : new Map()}
            />
          </div>
          <Output steps={steps} at={at} output={output} />
        </div>
      </div>
    </StepShell>
  );
}
