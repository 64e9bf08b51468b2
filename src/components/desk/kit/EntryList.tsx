import { type ReactNode, useEffect, useRef } from 'react';
import { takeLostFocus } from '#src/components/ui/takeLostFocus.ts';
import { DeskButton } from './DeskButton.tsx';
import { EntryButtons } from './EntryButtons.tsx';

interface Props<T> {
  /** What an entry is called, in the accusative: „nápovedu“. */
  noun: string;
  /** The button below them, where it does not say the noun. */
  add?: string;
  items: readonly T[];
  isOrdered?: boolean;
  newItem: () => T;
  onChange: (items: T[]) => void;
  /** The fields of one. */
  children: (item: T, at: number, change: (changed: T) => void) => ReactNode;
}

/** A list that is written in a form. The focus goes into an entry that is added, and from one that is taken away to the button below. */
export function EntryList<T>({ noun, add, items, isOrdered = true, newItem, onChange, children }: Props<T>) {
  const box = useRef<HTMLDivElement>(null);
  const count = useRef(items.length);
  const isAdding = useRef(false);
  useEffect(() => {
    const [last, below] = [...(box.current?.children ?? [])].slice(-2);
    if (items.length < count.current) takeLostFocus(below?.querySelector('button') ?? null);
    if (items.length > count.current && isAdding.current)
      last?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    count.current = items.length;
    isAdding.current = false;
  }, [items.length]);
  return (
    <div ref={box} className="grid min-w-0 gap-3">
      {items.map((item, at) => (
        <div key={at} className="grid min-w-0 gap-3 rounded-md border border-line p-3">
          {children(item, at, (changed) => onChange(items.map((one, index) => (index === at ? changed : one))))}
          <div className="flex flex-wrap gap-2">
            <EntryButtons noun={noun} items={items} at={at} isOrdered={isOrdered} onChange={onChange} />
          </div>
        </div>
      ))}
      <div>
        <DeskButton
          size="row"
          onPress={() => {
            isAdding.current = true;
            onChange([...items, newItem()]);
          }}
        >
          {add ?? `Pridať ${noun}`}
        </DeskButton>
      </div>
    </div>
  );
}
