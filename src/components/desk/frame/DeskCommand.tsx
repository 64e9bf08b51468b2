import * as RadixDialog from '@radix-ui/react-dialog';
import { useEffect, useId, useRef, useState } from 'react';

export interface DeskCommandItem {
  id: string;
  name: string;
  /** Behind the name: where it belongs. */
  note?: string | null;
  /** At the right: a state or a key. */
  aside?: string;
  href: string;
  /** Of the site, not of the desk: opened on a new card. */
  isOutside?: boolean;
}

interface Props {
  isOpen: boolean;
  query: string;
  /** Only those that fit, in the order in which they are shown. */
  groups: readonly { name: string; items: readonly DeskCommandItem[] }[];
  /** A source is still asked. */
  isLoading: boolean;
  /** A source could not be asked: the others are there. */
  hasFailed: boolean;
  onQuery: (query: string) => void;
  onChoose: (item: DeskCommandItem, isNewTab: boolean) => void;
  onClose: () => void;
}

/** „Hľadať alebo spustiť“: one field for places, content and acts; arrows choose, Enter opens. */
export function DeskCommand(props: Props) {
  const { isOpen, query, groups, isLoading, hasFailed, onQuery, onChoose, onClose } = props;
  const id = useId();
  const [index, setIndex] = useState(0);
  const items = groups.flatMap((group) => group.items);
  const current = items[Math.min(index, items.length - 1)];
  const chosen = useRef<HTMLButtonElement>(null);
  // The list is higher than its place; what the pointer is on is in view already.
  useEffect(() => {
    if (current) chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && items.length > 0) {
      event.preventDefault();
      setIndex((Math.min(index, items.length - 1) + step + items.length) % items.length);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      onChoose(current, event.ctrlKey || event.metaKey);
    }
  };
  const said = hasFailed
    ? 'Niečo sa nepodarilo prehľadať. Čo je nájdené, platí.'
    : items.length > 0
      ? null
      : isLoading
        ? 'Hľadáme…'
        : 'Nič sme nenašli. Skús iné slovo z\u00A0názvu.';
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.5)]" />
        <RadixDialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 top-[8dvh] z-50 mx-auto grid max-h-[80dvh] w-[min(620px,calc(100vw-2rem))] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-lg bg-raised text-xs shadow-pop outline-none"
        >
          <RadixDialog.Title className="sr-only">Hľadať alebo spustiť</RadixDialog.Title>
          <input
            type="text"
            role="combobox"
            aria-label="Hľadať alebo spustiť"
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={current ? `${id}-${current.id.replaceAll(' ', '-')}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            placeholder="Stránka zázemia, obsah, človek, objednávka…"
            value={query}
            onChange={({ currentTarget }) => {
              setIndex(0);
              onQuery(currentTarget.value);
            }}
            onKeyDown={onKeyDown}
            className="min-h-13 w-full border-b border-line bg-transparent px-4 text-md outline-none placeholder:text-muted"
          />
          <div className="overflow-y-auto py-1.5">
            <p role="status" className={said ? 'px-4 py-3 text-muted' : 'sr-only'}>
              {said}
            </p>
            <div role="listbox" id={`${id}-list`} aria-label="Nájdené">
              {groups
                .filter((group) => group.items.length > 0)
                .map((group) => (
                  <fieldset key={group.name} aria-label={group.name}>
                    <p aria-hidden="true" className="px-4 pt-2 pb-1 text-2xs font-semibold text-muted">
                      {group.name}
                    </p>
                    {group.items.map((item) => (
                      <button
                        type="button"
                        key={item.id}
                        ref={item === current ? chosen : undefined}
                        id={`${id}-${item.id.replaceAll(' ', '-')}`}
                        role="option"
                        aria-selected={item === current}
                        tabIndex={-1}
                        onMouseMove={() => setIndex(items.indexOf(item))}
                        onClick={(event) => onChoose(item, event.ctrlKey || event.metaKey)}
                        className="flex min-h-9.5 w-full cursor-pointer text-left items-center gap-2.5 px-4 py-1 aria-selected:bg-accent-soft aria-selected:shadow-lit touch:min-h-11"
                      >
                        <span className="shrink-0 max-m:min-w-0 max-m:shrink max-m:truncate">{item.name}</span>
                        <span className="min-w-0 flex-1 truncate text-2xs text-secondary">{item.note}</span>
                        {item.aside && <span className="shrink-0 text-2xs text-secondary">{item.aside}</span>}
                      </button>
                    ))}
                  </fieldset>
                ))}
            </div>
          </div>
          <p className="border-t border-line bg-surface px-4 py-2 text-2xs text-muted max-m:hidden">
            šípky vybrať · Enter otvoriť · Ctrl + Enter na novej karte · Esc zavrieť
          </p>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
