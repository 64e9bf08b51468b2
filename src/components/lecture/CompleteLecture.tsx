import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { Tick } from '#src/components/ui/Tick.tsx';
import { paths } from '#src/domain/paths.ts';

/** Where the learner goes from a completed lecture. */
export type Following = { kind: 'lecture'; name: string; href: string } | { kind: 'finished'; reviewHref: string };

interface Props {
  state: 'open' | 'completed';
  /** What follows once this lecture is completed. */
  following: Following;
  onChange: (completed: boolean) => void;
  /** Marks the lecture as completed and goes on. */
  onGoOn: (href: string) => void;
  /** The pointer or the focus has come here: the reader is about to go on. */
  onApproach?: () => void;
  /** Tells what the keys of the page do; without it there are none. */
  onShowShortcuts?: () => void;
}

const small = 'min-h-11 rounded-sm px-1 text-sm text-muted underline-offset-4 hover:text-accent-text';

/** Ends a lecture: one button marks it as completed and goes on, a small one only marks it. It never waits for the server. */
export function CompleteLecture({ state, following, onChange, onGoOn, onApproach, onShowShortcuts }: Props) {
  const box = useRef<HTMLElement>(null);
  const [hasPressed, setPressed] = useState(false);
  // The pressed button is gone; the focus goes to what stands in its place.
  useEffect(() => {
    if (hasPressed)
      box.current?.querySelector<HTMLElement>(state === 'completed' ? 'a' : '[data-mark] button')?.focus();
  }, [hasPressed, state]);
  const change = (completed: boolean) => {
    setPressed(true);
    onChange(completed);
  };
  return (
    <section
      ref={box}
      aria-label="Dokončenie lekcie"
      onPointerEnter={onApproach}
      onFocus={onApproach}
      className="no-print mt-12 grid justify-items-start gap-2"
    >
      {following.kind === 'lecture' &&
        (state === 'open' ? (
          <Button icon="arrowRight" onPress={() => onGoOn(following.href)}>
            Hotovo, ďalej: {following.name}
          </Button>
        ) : (
          <ButtonLink href={following.href} icon="arrowRight">
            Ďalšia lekcia: {following.name}
          </ButtonLink>
        ))}
      {following.kind === 'finished' && state === 'completed' && (
        <div className="mb-2 grid justify-items-start gap-3 justify-self-stretch rounded-xl bg-success-soft px-6 py-7">
          <h2 className="text-h2">Kurz je dokončený!</h2>
          <p>Všetky lekcie sú za tebou. Gratulujeme, je to kus práce.</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={following.reviewHref} icon="arrowRight">
              Ohodnotiť kurz
            </ButtonLink>
            <ButtonLink href={paths.courses()} kind="quiet">
              Vybrať ďalší kurz
            </ButtonLink>
          </div>
        </div>
      )}
      <div data-mark className="flex flex-wrap items-center gap-x-5 justify-self-stretch">
        <p role="status" className="empty:hidden">
          {state === 'completed' && (
            <span className="flex items-center gap-2 font-strong text-success-text">
              <Tick isDrawn />
              Dokončené
            </span>
          )}
        </p>
        {state === 'completed' ? (
          <button type="button" onClick={() => change(false)} className={`${small} underline`}>
            Vrátiť späť
          </button>
        ) : following.kind === 'lecture' ? (
          <button type="button" onClick={() => change(true)} className={`${small} underline`}>
            Len označiť ako dokončené
          </button>
        ) : (
          <Button icon="check" onPress={() => change(true)}>
            Označiť ako dokončené
          </Button>
        )}
        {onShowShortcuts && (
          <button type="button" onClick={onShowShortcuts} className={`${small} ml-auto hidden hover:underline l:block`}>
            Klávesové skratky
          </button>
        )}
      </div>
    </section>
  );
}
