import { useMemo } from 'react';
import { TurtleDrawing } from '#src/components/code/TurtleDrawing.tsx';
import { formatNumber } from '#src/domain/number.ts';
import { outOf } from '#src/domain/plural.ts';
import { expressionRows } from '#src/domain/program/expressionRows.ts';
import {
  type InsideWay,
  isLineDone,
  placeBefore,
  placeBehind,
  placeNumber,
  stepAtPlace,
} from '#src/domain/program/insideWay.ts';
import { listCursors } from '#src/domain/program/listCursors.ts';
import { type Round, roundsOf } from '#src/domain/program/loops.ts';
import { tallestStep } from '#src/domain/program/recording.ts';
import type { RunMessage } from '#src/domain/program/runMessage.ts';
import { asidesAt } from '#src/domain/program/stepAsides.ts';
import { changesOf } from '#src/domain/program/stepChanges.ts';
import { linesOfSteps, nextChange, nextOfLine } from '#src/domain/program/stepJumps.ts';
import { asideOf, type Sentence, type StepLanguage, sentenceOf } from '#src/domain/program/stepSentence.ts';
import type { Step } from '#src/domain/program/steps.ts';
import type { TurtleAct } from '#src/domain/program/turtle.ts';
import { InsideButtons } from './InsideButtons.tsx';
import { StepExpression } from './StepExpression.tsx';
import { StepLines } from './StepLines.tsx';
import { StepMemory } from './StepMemory.tsx';
import { StepPath } from './StepPath.tsx';
import { Bare, StepShell } from './StepShell.tsx';
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
  /** What its turtle did, where it has one. */
  acts?: readonly TurtleAct[];
  /** What is said at the last step of a program that failed. */
  failure: RunMessage | null;
  language: StepLanguage;
  /** Which step is shown, from 0. */
  at: number;
  /** The way into the lines, and which row of the line is shown; nothing where one goes line by line. */
  inside?: { way: InsideWay; row: number } | null;
  isPlaying: boolean;
  /** It has just come: the sentence of its first step follows, so that it is said. */
  isSilent?: boolean;
  /** It fills a window: what leads there is left out. */
  isLarge?: boolean;
  onGo: (at: number, row?: number) => void;
  onInside?: (isInside: boolean) => void;
  onPlay: (isPlaying: boolean) => void;
  onClose: () => void;
  onEnlarge?: () => void;
}

const mostPrinted = 8;

function Output({ steps, step, before, output }: Pick<Props, 'steps' | 'output'> & { step: Step; before: number }) {
  const { printed, begun } = step;
  const first = steps.find((one) => one.printed > 0 || one.begun);
  // Of a long output the end is what the step has to do with.
  const from = Math.max(0, printed - mostPrinted);
  const all = steps.at(-1)?.printed ?? 0;
  return (
    <div className="rounded-md border border-code-line px-4 py-2.5">
      <p className="font-sans text-xs font-semibold text-code-muted">Výstup</p>
      <div style={{ minHeight: `${Math.max(1, Math.min(all, mostPrinted)) * 1.75}rem` }}>
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
    </div>
  );
}

function roundWords(round: Round | null) {
  if (!round || round.number === null) return null;
  const all = round.of === null ? '' : ` ${outOf(round.of)}`;
  return { long: `${round.number}. kolo${all}`, short: `${round.number}.${all}` };
}

/** What is shown at a row of a line: what the program has there, and how the keys go on. */
function useInside({ steps, at, inside, onGo }: Pick<Props, 'steps' | 'at' | 'inside' | 'onGo'>) {
  const way = inside?.way;
  const most = useMemo(() => way?.rows.reduce((rows, one) => Math.max(rows, one.length), 0) ?? 0, [way]);
  if (!inside || !way) return null;
  const place = { at, row: inside.row };
  const rows = way.rows[at] ?? [];
  const number = placeNumber(way, place);
  const isDone = isLineDone(way, place);
  const shown = stepAtPlace(way, steps, place);
  const names = new Set(shown?.frames.at(-1)?.variables.map(({ name }) => name));
  const coming = isDone ? [] : (steps[at]?.frames.at(-1)?.variables ?? []);
  return {
    rows,
    row: Math.min(inside.row, Math.max(0, rows.length - 1)),
    most,
    isDone,
    shown,
    pending: coming.flatMap(({ name }) => (names.has(name) ? [] : name)),
    number,
    last: way.places.length - 1,
    onGo: (to: number) => {
      const next =
        to === number ? placeBehind(way, place) : to === number - 2 ? placeBefore(way, place) : way.places[to];
      if (next) onGo(next.at, next.row);
    },
  };
}

/** What a player works out of its program once. */
function useProgram({ code, html, steps }: Pick<Props, 'code' | 'html' | 'steps'>) {
  const lines = useMemo(() => code.split('\n'), [code]);
  const coloured = useMemo(() => html?.split('\n') ?? null, [html]);
  const rounds = useMemo(() => roundsOf(code, steps), [code, steps]);
  const tallest = useMemo(() => tallestStep(steps), [steps]);
  const ran = useMemo(() => linesOfSteps(steps), [steps]);
  const canGoIn = useMemo(
    () => steps.some((step) => step.inside !== undefined && expressionRows(code, step).length > 0),
    [code, steps],
  );
  return { lines, coloured, rounds, tallest, ran, canGoIn };
}

interface SideProps extends Pick<Props, 'steps' | 'at' | 'output' | 'onGo'> {
  step: Step;
  round: Round | null;
  program: ReturnType<typeof useProgram>;
  inside: ReturnType<typeof useInside>;
}

/** The lines, and the sentence of the step. */
function CodeSide(props: SideProps & Pick<Props, 'failure' | 'language' | 'isSilent' | 'isLarge'>) {
  const { program, steps, at, step, output, inside, round, failure, language, isSilent, isLarge, onGo } = props;
  const { lines, coloured, ran } = program;
  const asides = useMemo(() => asidesAt(steps, at), [steps, at]);
  const isFailed = failure !== null && at === steps.length - 1;
  const row = inside?.rows[inside.row];
  // What the line calculates is said by its rows.
  const place = { lines, steps, at, round, output, language, isCounted: row !== undefined };
  const whole: Sentence = isFailed
    ? [`Tu sa program zastavil: ${failure.title.replace(/^Riadok \d+: /, '')}. ${failure.text}`]
    : sentenceOf(place);
  const isDone = inside?.isDone ?? true;
  return (
    <div className="step-code flex min-w-0 flex-col">
      <div className="step-scroll flex-1">
        <StepLines
          lines={lines}
          html={coloured}
          lit={step.line}
          isFollowed={isLarge ?? false}
          isFailed={isFailed}
          waiting={step.frames.slice(0, -1).map((frame) => frame.line)}
          aside={isFailed || !isDone ? null : asideOf({ ...place, isCounted: false })}
          asides={asides}
          ran={ran}
          onLine={(line) => onGo(nextOfLine(steps, at, line) ?? at)}
          loop={round?.loop ?? null}
          round={roundWords(round)}
        />
      </div>
      {/* Beside boxes that are higher than the window it stays in sight, above the buttons. */}
      <div className="@[41rem]:sticky @[41rem]:bottom-15.5">
        <StepTell
          at={inside ? inside.number : at}
          line={step.line}
          sentence={!row ? whole : isDone ? [...row.sentence, ' ', ...whole] : row.sentence}
          isFailed={isFailed}
          isSilent={isSilent}
        />
      </div>
    </div>
  );
}

/** The expression of the line, what is in the variables, what was drawn and printed. */
function MemorySide(props: SideProps & Pick<Props, 'acts' | 'language'>) {
  const { program, steps, at, step, output, inside, round, acts = [], language, onGo } = props;
  const { lines, tallest } = program;
  // Before its line is done, a row has what was there before.
  const isDone = inside?.isDone ?? true;
  const shown = inside?.shown ?? step;
  const running = shown.frames.at(-1);
  return (
    <div className="step-scroll grid min-w-0 content-start gap-3.5 border-code-line bg-code-out px-5 pt-4 pb-5 max-m:px-3 @max-[41rem]:border-t @[41rem]:border-l">
      {inside && <StepExpression rows={inside.rows} row={inside.row} line={step.line} most={inside.most} />}
      <div className="grid [&>*]:col-start-1 [&>*]:row-start-1 [&>*]:min-w-0">
        {/* As high as it will ever be, so that nothing below moves. */}
        {tallest && (
          <div aria-hidden="true" inert className="step-room invisible @max-[41rem]:hidden">
            <StepMemory step={tallest} changes={[]} cursors={new Map()} />
          </div>
        )}
        <StepMemory
          step={shown}
          changes={isDone ? changesOf(steps[at - 1], step) : []}
          cursors={running ? listCursors(lines, round, running) : new Map()}
          language={language}
          pending={inside?.pending ?? []}
          onName={(name) => onGo(nextChange(steps, at, { name, frame: running?.name ?? '' }) ?? at)}
        />
      </div>
      {acts.length > 0 && <TurtleDrawing acts={acts} drawn={shown.drawn ?? 0} />}
      {(acts.length === 0 || output.length > 0) && (
        <Output
          steps={steps}
          step={shown}
          before={isDone ? (steps[at - 1]?.printed ?? 0) : shown.printed}
          output={output}
        />
      )}
    </div>
  );
}

/** Goes through what a program did, line by line or into its lines, there and back. */
export function StepPlayer(props: Props) {
  const { title, code, steps, failure, at, isPlaying, isLarge, onGo, onInside, onPlay, onClose, onEnlarge } = props;
  const program = useProgram(props);
  const inside = useInside(props);
  const step = steps[at];
  if (!step) return null;

  const last = steps.length - 1;
  const row = inside?.rows[inside.row];
  const sides = { ...props, program, inside, step, round: program.rounds[at] ?? null };
  return (
    <StepShell
      title={title}
      at={inside ? inside.number - 1 : at}
      last={inside ? inside.last : last}
      isPlaying={isPlaying}
      isLarge={isLarge ?? false}
      note={steps[last]?.isCut ? `Ukazujeme prvých ${formatNumber(steps.length)} krokov.` : null}
      count={inside ? `${inside.number} ${outOf(inside.last + 1)}` : null}
      actions={
        <>
          {program.canGoIn && onInside && (
            <InsideButtons
              isInside={inside !== null}
              isOff={inside === null && expressionRows(code, step).length === 0}
              enters={row?.enters === undefined ? undefined : steps[row.enters]?.frames.at(-1)?.name}
              onInside={onInside}
              onEnter={() => row?.enters !== undefined && onGo(row.enters, 0)}
            />
          )}
          {failure !== null && at !== last && <Bare label={'K\u00A0chybe'} onPress={() => onGo(last, 0)} />}
        </>
      }
      onEnlarge={onEnlarge}
      onGo={inside ? inside.onGo : onGo}
      onPlay={onPlay}
      onClose={onClose}
      foot={<StepPath steps={steps} at={at} hasFailed={failure !== null} onGo={onGo} />}
    >
      <div className="step-stage grid @[41rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] @[60rem]:grid-cols-[minmax(0,1.18fr)_minmax(0,1fr)]">
        <CodeSide {...sides} />
        <MemorySide {...sides} />
      </div>
    </StepShell>
  );
}
