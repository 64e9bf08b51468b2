import type { CSSProperties } from 'react';
import { outOf } from '#src/domain/plural.ts';

interface Props {
  /** From 0. */
  at: number;
  count: number;
  /** How much of the way is done, from 0 to 1. */
  done: number;
  /** What the step is about: „riadok 5“. */
  name: string;
  onGo: (at: number) => void;
}

const track =
  'appearance-none bg-transparent [&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_right,theme(colors.code.accent)_var(--done),theme(colors.code.edge)_var(--done))] [&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-code-edge [&::-moz-range-progress]:h-1 [&::-moz-range-progress]:rounded-full [&::-moz-range-progress]:bg-code-accent';
const thumb =
  '[&::-webkit-slider-thumb]:-mt-[9px] [&::-webkit-slider-thumb]:size-[22px] [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-code-accent [&::-webkit-slider-thumb]:bg-white [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-[22px] [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-code-accent [&::-moz-range-thumb]:bg-white';

/** Leads to any step; it is one stop of the keyboard, and says where it is. */
export function StepSlider({ at, count, done, name, onGo }: Props) {
  return (
    <input
      type="range"
      aria-label="Krok"
      aria-valuetext={`Krok ${at + 1} ${outOf(count)}, ${name}`}
      min={1}
      max={count}
      value={at + 1}
      style={{ '--done': `${done * 100}%` } as CSSProperties}
      onChange={(event) => onGo(Number(event.currentTarget.value) - 1)}
      className={`-mx-[11px] block h-11 w-[calc(100%+22px)] cursor-pointer rounded-sm focus-visible:outline-code-light ${track} ${thumb}`}
    />
  );
}
