interface Props {
  /** „Vybrané: 2 lekcie“ */
  children: string;
  acts: readonly { name: string; onPress: () => void }[];
  onClear: () => void;
}

const button =
  'min-h-9 rounded-sm px-2.5 font-semibold whitespace-nowrap hover:bg-code-line focus-visible:outline-code-accent touch:min-h-11';

/** What can be done with everything that is chosen; it stays in view below the rows and never over the last one. */
export function BulkBar({ children, acts, onClear }: Props) {
  return (
    <div
      role="toolbar"
      aria-label="S vybranými"
      className="sticky bottom-4 z-10 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md bg-code px-4 py-1.5 text-2xs text-code-text shadow-pop"
    >
      <p className="mr-2 font-strong text-white" role="status">
        {children}
      </p>
      {acts.map(({ name, onPress }) => (
        <button key={name} type="button" onClick={onPress} className={button}>
          {name}
        </button>
      ))}
      <button type="button" onClick={onClear} className={`ml-auto ${button}`}>
        Zrušiť výber <kbd className="ml-1 font-mono text-3xs text-code-muted">Esc</kbd>
      </button>
    </div>
  );
}
