import type { ReactNode } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { countedInLesson } from '#src/domain/learningPlural.ts';
import { type Shared, sharedIn, sharedWords } from '#src/domain/program/sharedValues.ts';
import { type Change, shortValue } from '#src/domain/program/stepChanges.ts';
import type { StepLanguage } from '#src/domain/program/stepSentence.ts';
import type { Step, StepFrame, StepValue, StepVariable } from '#src/domain/program/steps.ts';
import { SharedBox } from './SharedBox.tsx';

interface Props {
  step: Step;
  changes: readonly Change[];
  /** Which place of a list the loop is at: by the name of the list. */
  cursors: ReadonlyMap<string, number>;
  /** Whose words are said of what has several names. */
  language?: StepLanguage;
  /** Names that the line under way will bring. */
  pending?: readonly string[];
  /** A name leads to its next change. */
  onName?: ((name: string) => void) | undefined;
}

interface BoxProps {
  variable: StepVariable;
  onName?: Props['onName'];
  change: Change | undefined;
  cursor: number | undefined;
}

/** More calls than these are not drawn one by one. */
const mostFrames = 5;

const border = 'border-[1.5px] border-code-edge bg-code';

/** The player stands in the text of a lecture, whose lists have marks and margins. */
const plainList = 'list-none! p-0! [&>li]:mt-0!';

function Name({ name, isHot, onName }: { name: string; isHot: boolean; onName?: Props['onName'] }) {
  const look = isHot ? 'bg-code-accent text-code-on-accent' : 'bg-code-tab text-code-light';
  const box = `block w-fit max-w-full truncate rounded-t-[7px] px-2 font-mono text-xs leading-6 ${look}`;
  if (!onName) return <dt className={box}>{name}</dt>;
  return (
    <dt>
      <button
        type="button"
        aria-label={`${name}: na jeho ďalšiu zmenu`}
        className={`${box} hover:underline focus-visible:outline-code-light`}
        onClick={() => onName(name)}
      >
        {name}
      </button>
    </dt>
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

function Value({ value, change, cursor }: { value: StepValue } & Omit<BoxProps, 'variable'>) {
  if ('text' in value) return <Text text={value.text} change={change} />;
  if ('items' in value) return <List items={value.items} more={value.more} change={change} cursor={cursor} />;
  return <Rows rows={value.entries} more={value.more} change={change} />;
}

function Box({ variable: { name, value }, change, cursor, onName }: BoxProps) {
  const isWide = !('text' in value);
  return (
    <div className={isWide ? 'min-w-0 basis-full' : 'max-w-full min-w-21'}>
      <Name name={name} isHot={change !== undefined} onName={onName} />
      <Value value={value} change={change} cursor={cursor} />
    </div>
  );
}

/** A name that the line under way will bring. */
function Pending({ name }: { name: string }) {
  return (
    <div className="min-w-21">
      <dt className="w-fit max-w-full truncate rounded-t-[7px] bg-code-tab px-2 font-mono text-xs leading-6 text-code-light">
        {name}
      </dt>
      <dd className="flex min-h-11 items-center rounded-[0_9px_9px_9px] border-[1.5px] border-dashed border-code-edge px-3 text-sm text-code-muted">
        ešte nie
      </dd>
    </div>
  );
}

/** One list or object with all the places that hold it. */
function SharedValue({ shared, changes, depth, cursors, language = 'javascript' }: SharedProps) {
  const of = changes.filter((change) => change.depth === depth && shared.places.includes(change.name));
  const cursor = shared.names.map((name) => cursors.get(name)).find((at) => at !== undefined);
  // Below a list stand its indexes: as much above it keeps its middle at the arrows.
  const isRow = 'items' in shared.value && shared.value.items.length > 0 && shared.value.items.every(isShort);
  return (
    <SharedBox
      words={sharedWords(shared, language)}
      places={shared.places}
      fresh={of.filter(({ before }) => before === null).map(({ name }) => name)}
    >
      <dl className={isRow ? 'pt-5' : ''}>
        <dt className="sr-only">spolu</dt>
        <Value value={shared.value} change={of.find(({ places }) => places.length > 0)} cursor={cursor} />
      </dl>
    </SharedBox>
  );
}

interface SharedProps extends Pick<Props, 'changes' | 'cursors' | 'language'> {
  shared: Shared;
  depth: number;
}

function Boxes(props: Props & { frame: StepFrame; depth: number }) {
  const { frame, step, depth, changes, cursors, language, pending = [], onName } = props;
  const result: StepVariable[] = step.returned ? [{ name: 'vráti', value: step.returned }] : [];
  const isTop = depth === step.frames.length - 1;
  const shared = sharedIn(frame);
  const single = frame.variables.filter(({ name }) => !shared.some(({ names }) => names.includes(name)));
  const groups = shared.map((one) => (
    <SharedValue
      key={one.same}
      shared={one}
      changes={changes}
      depth={depth}
      cursors={isTop ? cursors : new Map()}
      {...(language && { language })}
    />
  ));
  if (single.length + result.length + pending.length === 0) return <Groups>{groups}</Groups>;
  const boxes = (
    <dl className="flex flex-wrap gap-3">
      {single.map((variable) => (
        <Box
          onName={onName}
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
      {isTop && pending.map((name) => <Pending key={name} name={name} />)}
    </dl>
  );
  if (groups.length === 0) return boxes;
  return (
    <Groups>
      {groups}
      {boxes}
    </Groups>
  );
}

function Groups({ children }: { children: ReactNode }) {
  return <div className="grid gap-3.5">{children}</div>;
}

const frameName = (frame: StepFrame, depth: number) => (depth === 0 ? frame.name || 'Program' : frame.name);

/** The name by which the running call knows what a waiting one holds. */
function nameInRunning(value: StepValue, running: StepFrame): string | null {
  if ('text' in value || value.same === undefined) return null;
  return running.variables.find((one) => 'same' in one.value && one.value.same === value.same)?.name ?? null;
}

function WaitingFrame({ frame, depth, changes, running }: WaitingProps) {
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
            const other = nameInRunning(value, running);
            return (
              <li key={name} className={`wrap-anywhere ${isHot ? 'font-bold text-code-light' : ''}`}>
                {other === null ? (
                  `${name} = ${shortValue(value)}`
                ) : (
                  <>
                    {name} <Icon name="arrowRight" size={14} className="inline-block align-middle" />
                    <span className="sr-only">je to isté ako</span> {other}
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

interface WaitingProps extends Pick<Props, 'changes'> {
  frame: StepFrame;
  depth: number;
  running: StepFrame;
}

/** What a program has in its variables, and which calls wait for which. */
export function StepMemory(props: Props) {
  const { step, changes, pending = [] } = props;
  const { frames } = step;
  const top = frames.length - 1;
  const running = frames[top];
  if (!running) return null;
  const boxes = <Boxes {...props} frame={running} depth={top} />;
  const hasBoxes = running.variables.length + pending.length > 0;
  if (top === 0) {
    return (
      <div className="grid content-start gap-3.5">
        <p className="font-sans text-xs font-semibold text-code-muted">Premenné</p>
        {hasBoxes ? boxes : <p className="text-sm text-code-muted">Zatiaľ žiadne.</p>}
      </div>
    );
  }
  // Of many calls the first one and the last ones.
  const hidden = Math.max(0, frames.length - mostFrames);
  return (
    <div className="grid content-start gap-3.5">
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
          return <WaitingFrame key={depth} frame={frame} depth={depth} changes={changes} running={running} />;
        })}
        <li className="relative ml-4.5 grid gap-2.5 rounded-lg border-[1.5px] border-code-accent bg-code-line px-3.5 pt-2.5 pb-3.5 shadow-[0_-10px_24px_rgb(0_0_0/0.35)]">
          <p className="flex flex-wrap justify-between gap-x-3">
            <b className="font-mono text-xs text-code-light">{frameName(running, top)}</b>
            <span className="text-xs text-code-muted">riadok {running.line}</span>
          </p>
          {(hasBoxes || step.returned) && boxes}
        </li>
      </ol>
    </div>
  );
}
