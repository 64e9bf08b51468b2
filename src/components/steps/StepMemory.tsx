import { countedInLesson } from '#src/domain/learningPlural.ts';
import { type Change, shortValue } from '#src/domain/program/stepChanges.ts';
import type { Step, StepFrame, StepValue, StepVariable } from '#src/domain/program/steps.ts';

interface Props {
  step: Step;
  changes: readonly Change[];
  /** Which place of a list the loop is at: by the name of the list. */
  cursors: ReadonlyMap<string, number>;
}

interface BoxProps {
  variable: StepVariable;
  change: Change | undefined;
  cursor: number | undefined;
}

/** More calls than these are not drawn one by one. */
const mostFrames = 5;

const border = 'border-[1.5px] border-code-edge bg-code';

/** The player stands in the text of a lecture, whose lists have marks and margins. */
const plainList = 'list-none! p-0! [&>li]:mt-0!';

function Name({ name, isHot }: { name: string; isHot: boolean }) {
  const look = isHot ? 'bg-code-accent text-code-on-accent' : 'bg-code-tab text-code-light';
  return (
    <dt className={`w-fit max-w-full truncate rounded-t-[7px] px-2 font-mono text-xs leading-6 ${look}`}>{name}</dt>
  );
}

const isShort = (value: StepValue) => 'text' in value && value.text.length <= 12;

function List({ items, more, change, cursor }: { items: StepValue[]; more: number } & Omit<BoxProps, 'variable'>) {
  if (items.length === 0) return <Text text="prázdne" change={change} />;
  if (!items.every(isShort)) {
    return <Rows rows={items.map((item, index) => [String(index), item])} more={more} change={change} />;
  }
  return (
    <dd>
      <ol className={`${plainList} flex flex-wrap gap-y-1 pl-[1.5px]!`}>
        {[...items.entries()].map(([index, item]) => {
          const isNow = cursor === index || change?.places.includes(index);
          const isPast = cursor !== undefined && index < cursor;
          return (
            <li
              key={index}
              className="-ml-[1.5px] min-w-fit max-w-14 flex-[1_1_2.5rem] text-center first:[&>b]:rounded-bl-[9px] last:[&>b]:rounded-r-[9px]"
            >
              <b
                className={`block min-w-10 px-2 font-mono text-lg leading-[2.6rem] font-semibold whitespace-nowrap ${border} ${isNow ? 'relative border-code-accent bg-code-line text-white' : isPast ? 'text-code-muted' : ''}`}
              >
                {shortValue(item)}
              </b>
              <span
                className={`font-mono text-[0.8125rem] leading-5 ${isNow ? 'font-bold text-code-light' : 'text-code-number'}`}
              >
                {index}
              </span>
            </li>
          );
        })}
        {more > 0 && <li className="pl-2 text-sm leading-[2.6rem] whitespace-nowrap text-code-muted">a ešte {more}</li>}
      </ol>
    </dd>
  );
}

function Rows({ rows, more, change }: { rows: [string, StepValue][]; more: number; change: Change | undefined }) {
  return (
    <dd className={`rounded-[0_9px_9px_9px] px-3 py-1.5 ${border}`}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 font-mono text-mono leading-7">
        {[...rows.entries()].map(([index, [name, value]]) => (
          <div key={name} className="contents">
            <dt className="text-code-number">{name}</dt>
            <dd className={`wrap-anywhere ${change?.places.includes(index) ? 'font-semibold text-white' : ''}`}>
              {shortValue(value)}
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 && <p className="text-sm text-code-muted">a ešte {more}</p>}
    </dd>
  );
}

function Text({ text, change }: { text: string; change: Change | undefined }) {
  const before = change?.before && 'text' in change.before ? change.before.text : null;
  const hot = change ? 'border-code-accent! shadow-[0_0_0_3px_rgb(157_120_245/0.25)]' : '';
  return (
    <dd
      className={`flex min-h-11 items-center gap-2 rounded-[0_9px_9px_9px] px-3 font-mono text-lg leading-snug font-semibold wrap-anywhere transition-shadow duration-150 motion-reduce:transition-none ${border} ${hot}`}
    >
      {before !== null && (
        <del className="text-mono font-medium text-code-muted">
          <span className="sr-only">predtým </span>
          {before}
        </del>
      )}
      {text}
    </dd>
  );
}

function Box({ variable: { name, value }, change, cursor }: BoxProps) {
  const isWide = !('text' in value);
  return (
    <div className={isWide ? 'min-w-0 basis-full' : 'max-w-full min-w-21'}>
      <Name name={name} isHot={change !== undefined} />
      {'text' in value ? (
        <Text text={value.text} change={change} />
      ) : 'items' in value ? (
        <List items={value.items} more={value.more} change={change} cursor={cursor} />
      ) : (
        <Rows rows={value.entries} more={value.more} change={change} />
      )}
    </div>
  );
}

function Boxes({ frame, step, depth, changes, cursors }: Props & { frame: StepFrame; depth: number }) {
  const result: StepVariable[] = step.returned ? [{ name: 'vráti', value: step.returned }] : [];
  const isTop = depth === step.frames.length - 1;
  return (
    <dl className="flex flex-wrap gap-3">
      {frame.variables.map((variable) => (
        <Box
          key={variable.name}
          variable={variable}
          change={changes.find((change) => change.depth === depth && change.name === variable.name)}
          cursor={isTop ? cursors.get(variable.name) : undefined}
        />
      ))}
      {isTop &&
        result.map((variable) => (
          <Box
            key="="
            variable={variable}
            change={{ depth, name: 'vráti', before: null, after: variable.value, places: [] }}
            cursor={undefined}
          />
        ))}
    </dl>
  );
}

const frameName = (frame: StepFrame, depth: number) => (depth === 0 ? frame.name || 'Program' : frame.name);

function WaitingFrame({ frame, depth, changes }: Pick<Props, 'changes'> & { frame: StepFrame; depth: number }) {
  return (
    <li className="-mb-4 rounded-lg border-[1.5px] border-code-edge px-3.5 pt-2 pb-6">
      <p className="flex flex-wrap justify-between gap-x-3">
        <b className="font-mono text-xs">{frameName(frame, depth)}</b>
        <span className="text-xs text-code-muted">čaká na riadku {frame.line}</span>
      </p>
      {frame.variables.length > 0 && (
        <ul className={`${plainList} flex flex-wrap gap-x-4 font-mono text-xs text-code-muted`}>
          {frame.variables.map(({ name, value }) => {
            const isHot = changes.some((change) => change.depth === depth && change.name === name);
            return (
              <li key={name} className={`wrap-anywhere ${isHot ? 'font-bold text-code-light' : ''}`}>
                {name} = {shortValue(value)}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

/** What a program has in its variables, and which calls wait for which. */
export function StepMemory({ step, changes, cursors }: Props) {
  const { frames } = step;
  const top = frames.length - 1;
  const running = frames[top];
  if (!running) return null;
  const boxes = <Boxes frame={running} depth={top} step={step} changes={changes} cursors={cursors} />;
  if (top === 0) {
    return (
      <div className="grid gap-3.5">
        <p className="font-sans text-xs font-semibold text-code-muted">Premenné</p>
        {running.variables.length === 0 ? <p className="text-sm text-code-muted">Zatiaľ žiadne.</p> : boxes}
      </div>
    );
  }
  // Of many calls the first one and the last ones.
  const hidden = Math.max(0, frames.length - mostFrames);
  return (
    <div className="grid gap-3.5">
      <p className="font-sans text-xs font-semibold text-code-muted">Kde program práve je</p>
      <ol className={`${plainList} grid`}>
        {[...frames.entries()].slice(0, -1).map(([depth, frame]) => {
          if (depth > 0 && depth < hidden) return null;
          if (depth > 0 && depth === hidden) {
            return (
              <li key={depth} className="py-2 pt-6 text-center text-sm text-code-muted">
                a ešte {countedInLesson(hidden, 'volanie')}
              </li>
            );
          }
          return <WaitingFrame key={depth} frame={frame} depth={depth} changes={changes} />;
        })}
        <li className="relative ml-4.5 grid gap-2.5 rounded-lg border-[1.5px] border-code-accent bg-code-line px-3.5 pt-2.5 pb-3.5 shadow-[0_-10px_24px_rgb(0_0_0/0.35)]">
          <p className="flex flex-wrap justify-between gap-x-3">
            <b className="font-mono text-xs text-code-light">{frameName(running, top)}</b>
            <span className="text-xs text-code-muted">riadok {running.line}</span>
          </p>
          {(running.variables.length > 0 || step.returned) && boxes}
        </li>
      </ol>
    </div>
  );
}
