import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { Tick } from '#src/components/ui/Tick.tsx';

/** What follows a completed lecture: another one, the end of its chapter, or the end of the course. */
export type Following =
  | { kind: 'lecture'; name: string; href: string }
  | { kind: 'chapter' }
  | { kind: 'course'; href: string };

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
  onShowShortcuts?: (() => void) | undefined;
  /** The end of the chapter, with the way on; it takes the focus itself. */
  children?: ReactNode;
}

/** The id of the end of a lecture, which can have the focus. */
export const lectureEndPlace = 'koniec-lekcie';

const small = 'min-h-11 rounded-sm px-1 text-sm text-muted underline-offset-4 hover:text-accent-text';

/** Ends a lecture: one button marks it as completed and goes on, a small one only marks it. It never waits for the server. */
export function CompleteLecture(props: Props) {
  const { state, following, onChange, onGoOn, onApproach, onShowShortcuts, children } = props;
  const box = useRef<HTMLElement>(null);
  const [hasPressed, setPressed] = useState(false);
  // The pressed button is gone; the focus goes to what stands in its place.
  useEffect(() => {
    if (!hasPressed || (state === 'completed' && following.kind === 'chapter')) return;
    const target = state === 'completed' ? 'a' : following.kind === 'lecture' ? '[data-mark] button' : 'button';
    box.current?.querySelector<HTMLElement>(target)?.focus();
  }, [hasPressed, state, following.kind]);
  const change = (completed: boolean) => {
    setPressed(true);
    onChange(completed);
  };
  return (
    <section
      ref={box}
      id={lectureEndPlace}
      tabIndex={-1}
      aria-label="Dokončenie lekcie"
      onPointerEnter={onApproach}
      onFocus={onApproach}
      className="no-print mt-12 grid justify-items-start gap-2 outline-none"
    >
      {state === 'open' ? <Open following={following} onGoOn={onGoOn} onComplete={() => change(true)} /> : children}
      {state === 'completed' && following.kind !== 'chapter' && (
        <ButtonLink href={following.href} icon="arrowRight">
          {following.kind === 'lecture'
            ? `Ďalšia lekcia: ${following.name}`
            : 'Koniec kurzu: čo už vieš a\u00A0čo ďalej'}
        </ButtonLink>
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
        {state === 'completed' && (
          <button type="button" onClick={() => change(false)} className={`${small} underline`}>
            Vrátiť späť
          </button>
        )}
        {state === 'open' && following.kind === 'lecture' && (
          <button type="button" onClick={() => change(true)} className={`${small} underline`}>
            Len označiť ako dokončené
          </button>
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

function Open({ following, onGoOn, onComplete }: Pick<Props, 'following' | 'onGoOn'> & { onComplete: () => void }) {
  if (following.kind === 'lecture') {
    return (
      <Button icon="arrowRight" onPress={() => onGoOn(following.href)}>
        Hotovo, ďalej: {following.name}
      </Button>
    );
  }
  return (
    <Button icon="check" onPress={following.kind === 'course' ? () => onGoOn(following.href) : onComplete}>
      {following.kind === 'course' ? 'Dokončiť kurz' : 'Dokončiť kapitolu'}
    </Button>
  );
}
