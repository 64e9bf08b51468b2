import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CodeIcon } from '#src/components/code/CodeIcon.tsx';
import { outOf } from '#src/domain/plural.ts';

interface Props {
  /** Safe markup of each line, in the order in which they are offered. */
  lines: readonly string[];
  /** Which of them were put, by their places in `lines`. */
  placed: readonly number[];
  onChange: (placed: number[]) => void;
  /** All are put. */
  onCheck: () => void;
  /** The first line that is not where it belongs, from 0; `right` when all are; `null` before it was checked. */
  result: number | 'right' | null;
}

const code =
  'font-mono text-mono leading-relaxed [font-variant-ligatures:none] wrap-anywhere whitespace-pre-wrap max-m:text-[0.84375rem]';

/** Lines of a program to put in order: a press sends a line to the lit place, „Späť o riadok“ takes it back. */
export function OrderLines({ lines, placed, onChange, onCheck, result }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  const pool = [...lines.keys()].filter((index) => !placed.includes(index));
  /** Where in the pool the pressed line was; the focus stays there. */
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    if (pressed.current === null) return;
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-pool] button') ?? [];
    buttons[Math.min(pressed.current, buttons.length - 1)]?.focus();
    pressed.current = null;
  });
  const put = (index: number) => {
    pressed.current = pool.indexOf(index);
    onChange([...placed, index]);
  };
  const takeBack = () => {
    if (result !== 'right') onChange(placed.slice(0, -1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || placed.length === 0) return;
    event.preventDefault();
    pressed.current = pool.length;
    takeBack();
  };
  return (
    <fieldset
      ref={box}
      onKeyDown={onKeyDown}
      className="relative min-w-0 overflow-hidden rounded-xl bg-code text-code-text"
    >
      <legend className="sr-only">Zoraď riadky</legend>
      <div className="flex min-h-11 items-center justify-between gap-3 border-b border-code-line pr-2 pl-4 text-sm font-semibold">
        <span>Tvoj program</span>
        {placed.length > 0 && result !== 'right' && (
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-sm font-semibold text-code-light hover:underline focus-visible:outline-code-light"
            onClick={takeBack}
          >
            <CodeIcon name="undo" size={18} />
            Späť o riadok
          </button>
        )}
      </div>
      <ol aria-label="Tvoj program" className="m-0 list-none px-0 py-2.5">
        {[...lines.keys()].map((place) => (
          <Slot
            key={place}
            number={place + 1}
            html={lines[placed[place] ?? -1]}
            isNext={place === placed.length}
            look={result === 'right' ? 'right' : result === place ? 'wrong' : 'plain'}
          />
        ))}
      </ol>
      <div data-pool className="grid gap-1.5 border-t border-code-line bg-code-out p-3">
        {pool.length > 0 && (
          <p className="text-xs font-semibold text-code-muted">
            Vyber riadok, ktorý ide ďalej (hotové {placed.length} {outOf(lines.length)})
          </p>
        )}
        {pool.map((index) => (
          <button
            key={index}
            type="button"
            className={`min-h-11 rounded-md bg-code-line px-3.5 py-1.5 text-left hover:shadow-[inset_0_0_0_1.5px_theme(colors.code.edge)] focus-visible:outline-code-light ${code}`}
            onClick={() => put(index)}
            dangerouslySetInnerHTML={{ __html: lines[index] ?? '' }}
          />
        ))}
        {pool.length === 0 && result !== 'right' && (
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-2.5 justify-self-start rounded-md bg-code-accent px-4.5 text-md font-bold text-code-on-accent hover:bg-code-accent-strong focus-visible:outline-code-light"
            onClick={onCheck}
          >
            <CodeIcon name="check" size={18} />
            Skontrolovať
          </button>
        )}
        <p role="status" className="text-sm text-code-text empty:hidden">
          {result === 'right' && 'Každý riadok je na svojom mieste.'}
          {typeof result === 'number' && `Riadok ${result + 1} patrí inam. Riadky nad ním sú na svojom mieste.`}
        </p>
      </div>
    </fieldset>
  );
}

interface SlotProps {
  number: number;
  /** What was put there. */
  html: string | undefined;
  isNext: boolean;
  look: 'plain' | 'right' | 'wrong';
}

const slotLooks: Record<SlotProps['look'], string> = {
  plain: '',
  right: 'bg-code-done shadow-[inset_3px_0_0_theme(colors.code.success)]',
  wrong: 'bg-code-line shadow-lit-code',
};

function Slot({ number, html, isNext, look }: SlotProps) {
  return (
    <li
      className={`mt-0 grid min-h-10 grid-cols-[2.5rem_minmax(0,1fr)] items-center pr-4 ${isNext ? slotLooks.wrong : slotLooks[look]}`}
    >
      <span aria-hidden="true" className="pr-3 text-right font-mono text-mono text-code-number">
        {number}
      </span>
      {html === undefined ? (
        <span className="text-xs text-code-light">{isNext && 'sem príde ďalší riadok'}</span>
      ) : (
        <code className={`bg-transparent p-0 text-inherit ${code}`} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </li>
  );
}
