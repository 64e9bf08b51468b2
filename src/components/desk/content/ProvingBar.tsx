import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { formOf, outOf } from '#src/domain/plural.ts';

export interface Proving {
  done: number;
  all: number;
  /** What runs now: „Podmienka if, vstupne“. */
  now: string;
  /** Seconds that are left, as those before took; `null` before the first is done. */
  left: number | null;
}

interface Props {
  proving: Proving;
  onStop: () => void;
}

const seconds = { one: 'sekundu', few: 'sekundy', many: 'sekundy', other: 'sekúnd' };

/** How far the exercises of a publication are run in this browser. */
export function ProvingBar({ proving: { done, all, now, left }, onStop }: Props) {
  return (
    <section
      aria-label="Overovanie úloh"
      className="grid gap-2.5 rounded-lg border border-line bg-surface px-4 py-3 text-xs"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-strong" role="status">
          Overujeme úlohy: {done} {outOf(all)}
        </p>
        <p className="min-w-0 truncate text-2xs text-muted">beží {now}</p>
        <div className="ml-auto flex items-center gap-3 text-2xs text-muted">
          {left !== null && (
            <span className="whitespace-nowrap">
              asi ešte {left}&nbsp;{formOf(left, seconds)}
            </span>
          )}
          <DeskButton kind="plain" onPress={onStop}>
            Zastaviť
          </DeskButton>
        </div>
      </div>
      <div className="h-1.5 overflow-hidden rounded-full bg-bar-quiet">
        <div
          className="h-full rounded-full bg-accent-strong"
          style={{ width: `${all > 0 ? (100 * done) / all : 0}%` }}
        />
      </div>
    </section>
  );
}
