import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { useRef } from 'react';
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
  'flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-3 text-xs data-highlighted:bg-accent-soft focus-visible:-outline-offset-2 touch:min-h-11';
const gap = 4;

/** What is rare: a small list behind „…“. Arrows, Home, End and first letters go by its lines. */
export function DeskMenu({ label, entries }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<DeskMenuEntry>(null);
  const onClosed = () => {
    const onPress = chosen.current?.onPress;
    chosen.current = null;
    if (!onPress) return;
    // A dialog that opens gives the focus back to who had it.
    button.current?.focus();
    onPress();
  };
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger
        ref={button}
        aria-label={label}
        className="relative z-1 inline-grid size-9 place-items-center rounded-sm align-middle hover:bg-bar-quiet touch:size-11"
      >
        <Icon path="M5 12h.01M12 12h.01M19 12h.01" size={18} />
      </RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          loop
          align="end"
          sideOffset={gap}
          collisionPadding={gap}
          onCloseAutoFocus={onClosed}
          className="z-30 w-56 rounded-md border border-line bg-raised p-1 text-secondary shadow-pop"
        >
          {entries.map((entry) => {
            const { name, href, isOutside } = entry;
            return (
              <RadixMenu.Item
                key={name}
                asChild={href !== undefined}
                className={line}
                onSelect={() => {
                  chosen.current = entry;
                }}
              >
                {href === undefined ? (
                  name
                ) : (
                  <a href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
                    {name}
                    {isOutside && <Icon name="externalLink" size={14} />}
                  </a>
                )}
              </RadixMenu.Item>
            );
          })}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
