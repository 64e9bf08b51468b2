import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';

/** Where the learner goes from a completed lecture. */
export type Following = { kind: 'lecture'; name: string; href: string } | { kind: 'finished'; reviewHref: string };

interface Props {
  state: 'open' | 'completed';
  following: Following;
  onChange: (completed: boolean) => void;
  /** Tells what the keys of the page do. */
  onShowShortcuts: () => void;
}

/** Ends a lecture: marks it as completed, takes the mark back, and invites further. It never waits for the server. */
export function CompleteLecture({ state, following, onChange, onShowShortcuts }: Props) {
  const box = useRef<HTMLElement>(null);
  const [hasPressed, setPressed] = useState(false);
  // The pressed button is gone; the focus goes to what stands in its place.
  useEffect(() => {
    if (hasPressed) box.current?.querySelector<HTMLElement>(state === 'completed' ? 'a' : 'button')?.focus();
  }, [hasPressed, state]);
  const change = (completed: boolean) => {
    setPressed(true);
    onChange(completed);
  };
  return (
    <section
      ref={box}
      aria-label="Dokončenie lekcie"
      className="no-print mt-12 grid min-h-35 s:min-h-30 content-start gap-4"
    >
      <div className="flex min-h-13 flex-wrap items-center gap-x-5 gap-y-1">
        <p role="status" className="empty:hidden">
          {state === 'completed' && (
            <span className="flex items-center gap-2 font-[650] text-success-text">
              <Icon name="check" />
              Dokončené
            </span>
          )}
        </p>
        {state === 'open' ? (
          <Button icon="check" onPress={() => change(true)}>
            Označiť ako dokončené
          </Button>
        ) : (
          <button
            type="button"
            onClick={() => change(false)}
            className="min-h-11 rounded-sm px-1 text-sm text-muted underline underline-offset-4 hover:text-accent-text"
          >
            Vrátiť späť
          </button>
        )}
        <button
          type="button"
          onClick={onShowShortcuts}
          className="ml-auto hidden min-h-11 rounded-sm px-1 text-sm text-muted underline-offset-4 hover:text-accent-text hover:underline l:block"
        >
          Klávesové skratky
        </button>
      </div>
      {state === 'completed' && following.kind === 'lecture' && (
        <div>
          <ButtonLink href={following.href} icon="arrowRight">
            Ďalšia lekcia: {following.name}
          </ButtonLink>
        </div>
      )}
      {state === 'completed' && following.kind === 'finished' && (
        <div className="grid justify-items-start gap-3 rounded-xl bg-success-soft px-6 py-7">
          <h2 className="text-h2">Kurz je dokončený!</h2>
          <p>Všetky lekcie sú za tebou. Gratulujeme, je to kus práce.</p>
          <ButtonLink href={following.reviewHref} icon="arrowRight">
            Ohodnotiť kurz
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
