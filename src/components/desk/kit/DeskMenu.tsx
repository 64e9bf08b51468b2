import { type KeyboardEvent, useId, useRef } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';

export interface DeskMenuEntry {
  name: string;
  /** A place; without it something is done. */
  href?: string;
  /** Of the site, not of the desk: opened on a new card. */
  isOutside?: boolean;
  onPress?: () => void;
}

interface Props {
  /** What it is for: „Ďalšie pre Premenné“. */
  label: string;
  entries: readonly DeskMenuEntry[];
}

const line =
  'flex min-h-9 w-full items-center gap-2 rounded-sm px-3 text-left text-xs hover:bg-accent-soft focus-visible:-outline-offset-2 pointer-coarse:min-h-11';
const gap = 4;

/** What is rare: a small list behind „…“. Arrows go by its lines; Escape, a click beside it and a choice close it. */
export function DeskMenu({ label, entries }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = () => list.current?.hidePopover();
  const place = () => {
    if (!list.current || !button.current) return;
    const { right, bottom, top } = button.current.getBoundingClientRect();
    const { offsetWidth, offsetHeight, ownerDocument } = list.current;
    const isBelow = bottom + gap + offsetHeight <= ownerDocument.documentElement.clientHeight;
    list.current.style.left = `${Math.max(gap, right - offsetWidth)}px`;
    list.current.style.top = `${isBelow ? bottom + gap : Math.max(gap, top - gap - offsetHeight)}px`;
    list.current.querySelector<HTMLElement>('a, button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    if (step) {
      event.preventDefault();
      const index = lines.indexOf(event.target as HTMLElement);
      lines[(index + step + lines.length) % lines.length]?.focus();
    } else if (event.key === 'Escape') {
      // It is this list's, not the screen's.
      event.nativeEvent.stopImmediatePropagation();
      event.preventDefault();
      close();
      button.current?.focus();
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={id}
        className="relative z-1 inline-grid size-7 place-items-center rounded-sm align-middle hover:bg-bar-quiet pointer-coarse:size-11"
      >
        <Icon path="M5 12h.01M12 12h.01M19 12h.01" size={18} />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onToggle={({ newState }) => newState === 'open' && place()}
        onKeyDown={onKeyDown}
        className="fixed m-0 w-56 rounded-md border border-line bg-raised p-1 text-secondary shadow-pop"
      >
        {entries.map(({ name, href, isOutside, onPress }) =>
          href ? (
            <a
              key={name}
              role="menuitem"
              tabIndex={-1}
              href={href}
              className={line}
              onClick={close}
              {...(isOutside && { target: '_blank', rel: 'noopener' })}
            >
              {name}
              {isOutside && <Icon name="externalLink" size={14} />}
            </a>
          ) : (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={line}
              onClick={() => {
                close();
                button.current?.focus();
                onPress?.();
              }}
            >
              {name}
            </button>
          ),
        )}
      </div>
    </>
  );
}
