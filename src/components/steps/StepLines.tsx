import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Loop } from '#src/domain/program/loops.ts';
import './stepLines.css';

interface Props {
  /** The lines of the program. */
  lines: readonly string[];
  /** The same lines as the server has coloured them; without them they are plain. */
  html: readonly string[] | null;
  /** The line that has just been done. */
  lit: number;
  /** The lit line comes into view, where the code scrolls by itself. */
  isFollowed?: boolean;
  /** It has failed. */
  isFailed: boolean;
  /** The lines on which calls wait. */
  waiting: readonly number[];
  /** What the lit line has calculated. */
  aside: string | null;
  /** What the other lines gave last. */
  asides?: ReadonlyMap<number, string>;
  /** The lines that ran: their numbers lead to their next step. */
  ran?: ReadonlySet<number>;
  onLine?: (line: number) => void;
  loop: Loop | null;
  /** At the head of the loop: which round it is, in full and for a phone. */
  round: { long: string; short: string } | null;
}

function arcOf(line: number, loop: Loop | null): string {
  if (!loop || line < loop.from || line > loop.to) return '';
  if (line === loop.from) return 'arc-start';
  return line === loop.to ? 'arc-end' : 'arc';
}

/** The inside of a line that the server has coloured, and how it is indented. */
function colouredLine(html: string | undefined) {
  const [, look = '', inside] = /^<span class="line([^"]*)">([\s\S]*)<\/span>$/.exec(html ?? '') ?? [];
  return { look: look.replace(/\blit\b/, ''), inside };
}

/** Where lines are short, what does not fit behind one would add a row, and move what is below. */
const fit = (text: string, added: number) => (text.length + added > 37 ? 'tight' : '');

function RoundMark({ round, className }: { round: NonNullable<Props['round']>; className: string }) {
  return (
    <span className={`round ${className}`}>
      <span className="round-long">{round.long}</span>
      <span className="round-short">{round.short}</span>
    </span>
  );
}

/** Up and down lead to the number before and behind. */
function moveAmongNumbers(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined || !(event.target instanceof HTMLButtonElement)) return;
  const numbers = [...event.currentTarget.querySelectorAll('button')];
  const next = numbers[numbers.indexOf(event.target) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A program with the line that it is at. */
export function StepLines(props: Props) {
  const { lines, html, lit, isFailed, waiting, aside, asides, ran, onLine, loop, round, isFollowed } = props;
  const code = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFollowed) code.current?.children[lit - 1]?.scrollIntoView({ block: 'nearest' });
  }, [isFollowed, lit]);
  // Where it does not fit behind the head of the loop, its round stands at its end.
  const roundFit = loop && round ? fit(lines[loop.from - 1] ?? '', round.short.length + 1) : '';
  return (
    <div className="prose [--edge:0px] [&_.code]:my-0 [&_.code]:rounded-none">
      <div className="code step-lines">
        <pre>
          <code ref={code} onKeyDown={onLine && moveAmongNumbers}>
            {[...lines.entries()].map(([index, text]) => {
              const line = index + 1;
              const { look, inside } = colouredLine(html?.[index]);
              const isLit = line === lit;
              const past = isLit ? undefined : asides?.get(line);
              const state = isLit ? (isFailed ? 'bad' : 'lit') : waiting.includes(line) ? 'wait' : '';
              return (
                <span key={line} className={`line ${look} ${state} ${arcOf(line, loop)}`}>
                  {inside === undefined ? text : <span dangerouslySetInnerHTML={{ __html: inside }} />}
                  {onLine && ran?.has(line) && (
                    <button
                      type="button"
                      aria-label={`Riadok ${line}: na jeho ďalší krok`}
                      // The line that is lit is the one stop of the keyboard among them.
                      tabIndex={isLit ? 0 : -1}
                      className="number"
                      onClick={() => onLine(line)}
                    />
                  )}
                  {isLit && aside && <span className={`aside ${fit(text, aside.length + 2)}`}>{aside}</span>}
                  {past && !(round && line === loop?.from) && (
                    <span className={`aside past ${fit(text, past.length + 2)}`}>{past}</span>
                  )}
                  {round && line === loop?.from && <RoundMark round={round} className={roundFit} />}
                  {round && roundFit && line === loop?.to && (
                    <RoundMark round={round} className={`instead ${roundFit}`} />
                  )}
                  {'\n'}
                </span>
              );
            })}
          </code>
        </pre>
      </div>
    </div>
  );
}
