import { moved } from '#src/domain/desk/kit/moved.ts';
import { DeskButton } from './DeskButton.tsx';

interface Props<T> {
  /** What an entry is called, in the accusative: „nápovedu“. */
  noun: string;
  items: readonly T[];
  /** The entry that they are about. */
  at: number;
  isOrdered?: boolean;
  onChange: (items: T[]) => void;
}

/** What can be done with one entry of a list: it is moved by one place, or taken away. */
export function EntryButtons<T>({ noun, items, at, isOrdered = true, onChange }: Props<T>) {
  const name = `${at + 1}. ${noun}`;
  const mover = (word: string, by: -1 | 1) => (
    <DeskButton
      size="row"
      state={at + by in items ? 'ready' : 'disabled'}
      onPress={() => onChange(moved(items, at, by))}
    >
      {word}
      <span className="sr-only"> {name}</span>
    </DeskButton>
  );
  return (
    <>
      {isOrdered && mover('Vyššie', -1)}
      {isOrdered && mover('Nižšie', 1)}
      <DeskButton size="row" kind="plain" onPress={() => onChange(items.filter((_, index) => index !== at))}>
        Odobrať {name}
      </DeskButton>
    </>
  );
}
