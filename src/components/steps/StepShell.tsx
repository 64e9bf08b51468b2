import type { KeyboardEvent, ReactNode } from 'react';
import { CodeIcon, type CodeIconName } from '#src/components/code/CodeIcon.tsx';
import { EnlargeButton } from '#src/components/code/EnlargeButton.tsx';

interface Props {
  title: string;
  /** What is to be seen of a step. */
  children: ReactNode;
  /** Below the buttons, which stay in sight and would cover it. */
  foot?: ReactNode;
  /** Which step is shown, and which is the last one; from 0. */
  at: number;
  last: number;
  isPlaying: boolean;
  /** What is to be said of all steps. */
  note?: string | null;
  /** More buttons, in the row of the others. */
  actions?: ReactNode;
  /** Shows it in a window of its own. */
  onEnlarge?: (() => void) | undefined;
  /** How many steps there are where they are not those of the path. */
  count?: string | null;
  /** It fills a window, and is read from afar. */
  isLarge?: boolean;
  onGo: (at: number) => void;
  onPlay: (isPlaying: boolean) => void;
  onClose: () => void;
}

interface ControlProps {
  icon: CodeIconName;
  label: string;
  isMain?: boolean;
  isOff: boolean;
  onPress: () => void;
}

function Control({ icon, label, isMain = false, isOff, onPress }: ControlProps) {
  const look = isMain
    ? 'bg-code-accent text-code-on-accent hover:bg-code-accent-strong'
    : 'text-code-text shadow-[inset_0_0_0_1.5px_theme(colors.code.edge)] hover:bg-code-line';
  // It keeps the focus at the end, so it is not `disabled`.
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      data-main={isMain || undefined}
      className={`inline-flex min-h-11 min-w-13 items-center justify-center rounded-[10px] focus-visible:outline-code-light aria-disabled:opacity-50 ${look}`}
      onClick={() => !isOff && onPress()}
    >
      <CodeIcon name={icon} size={20} className="fill-current" />
    </button>
  );
}

/** A button of a player that is but words. */
export function Bare({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className="min-h-11 rounded-md px-3 text-md font-semibold max-m:px-1.5 max-m:text-sm text-code-light hover:underline focus-visible:outline-code-light"
      onClick={onPress}
    >
      {label}
    </button>
  );
}

/** What every player of steps has: its name, its buttons, and its keys. */
export function StepShell(props: Props) {
  const { title, children, foot, at, last, isPlaying, note, actions, count, isLarge } = props;
  const { onGo, onPlay, onClose, onEnlarge } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const goes: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
    const to = goes[event.key];
    if (to !== undefined) {
      event.preventDefault();
      if (to >= 0 && to <= last) onGo(to);
    } else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      onPlay(!isPlaying);
    }
  };
  return (
    <section
      aria-label={`Krokovač: ${title}`}
      className={`@container overflow-clip bg-code text-code-text ${isLarge ? 'step-large' : 'rounded-2xl max-m:-mx-5 max-m:rounded-none'}`}
      onKeyDown={onKeyDown}
    >
      {!isLarge && (
        <div className="flex min-h-11 items-center justify-between border-b border-code-line pr-1 pl-[1.1em] text-sm text-code-muted max-m:pl-3">
          <p className="min-w-0 truncate">
            <b className="font-bold text-code-text">Krokovač</b> · {title}
          </p>
          {onEnlarge && <EnlargeButton onPress={onEnlarge} />}
        </div>
      )}
      {children}
      <div className="step-buttons sticky bottom-0 z-1 flex flex-wrap items-center gap-2 bg-code px-4 pt-1 pb-3.5 max-m:px-2.5">
        <Control icon="stepBack" label="Krok späť" isOff={at === 0} onPress={() => onGo(at - 1)} />
        <Control icon="play" label="Krok vpred" isMain isOff={at === last} onPress={() => onGo(at + 1)} />
        {at === last && !isPlaying ? (
          <Bare label="Od začiatku" onPress={() => onGo(0)} />
        ) : (
          <Bare label={isPlaying ? 'Pozastaviť' : 'Prehrať'} onPress={() => onPlay(!isPlaying)} />
        )}
        {count && <span className="px-1 font-mono text-sm whitespace-nowrap">{count}</span>}
        {actions}
        <span className="m:ml-auto">
          <Bare label={isLarge ? 'Zavrieť' : 'Späť ku kódu'} onPress={onClose} />
        </span>
        {note && <p className="basis-full px-1 text-sm text-code-muted">{note}</p>}
      </div>
      {foot && !isLarge && <div className="pb-2">{foot}</div>}
    </section>
  );
}
