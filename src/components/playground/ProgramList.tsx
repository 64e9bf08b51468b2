import { CodeIcon } from '#src/components/code/CodeIcon.tsx';

export interface ListedProgram {
  id: string;
  name: string;
  /** „Python · včera“ */
  about: string;
}

interface Props {
  /** Newest first; `null` until the browser has said what it keeps. */
  programs: readonly ListedProgram[] | null;
  /** The one that is open. */
  current: string | null;
  /** The last one that was deleted, for a while. */
  removed: { name: string; onBack: () => void } | null;
  /** Where they are kept. */
  isAccount?: boolean;
  onOpen: (id: string) => void;
  onNew: () => void;
  onRemove: (id: string) => void;
}

/** „Tvoje programy“: those that are kept, beside the one that is open. Its room is there before them, so that nothing moves when they come. */
export function ProgramList({ programs, current, removed, isAccount = false, onOpen, onNew, onRemove }: Props) {
  return (
    <aside aria-labelledby="tvoje-programy" className="needs-script min-h-80 m:min-h-136">
      <div className="flex items-center justify-between gap-3 border-b border-line pb-1">
        <h2 id="tvoje-programy" className="text-h3">
          Tvoje programy
        </h2>
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-md font-strong text-accent-text hover:underline"
          onClick={onNew}
        >
          <CodeIcon name="plus" size={18} />
          Nový
        </button>
      </div>
      <div role="status">
        {removed && (
          <p className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-1 text-sm">
            <span className="min-w-0 wrap-anywhere">Zmazané: {removed.name}</span>
            <button
              type="button"
              className="min-h-11 rounded-md px-2 text-md font-strong text-accent-text hover:underline"
              onClick={removed.onBack}
            >
              Vrátiť späť
            </button>
          </p>
        )}
      </div>
      {programs?.length === 0 && (
        <p className="border-b border-line py-4 text-md text-muted">
          Zatiaľ tu nič nie je. Stačí začať písať, program sa uloží sám.
        </p>
      )}
      {programs && programs.length > 0 && (
        <ul className="max-h-104 overflow-y-auto">
          {programs.map(({ id, name, about }) => (
            <li
              key={id}
              className={`flex items-center border-b border-line ${id === current ? 'bg-accent-soft shadow-lit' : ''}`}
            >
              <button
                type="button"
                aria-current={id === current ? 'true' : undefined}
                className="min-h-14 min-w-0 grow px-3 py-2 text-left focus-visible:-outline-offset-3"
                onClick={() => onOpen(id)}
              >
                <span className="block font-strong wrap-anywhere">{name}</span>
                <span className="block text-sm text-muted">{about}</span>
              </button>
              <button
                type="button"
                aria-label={`Zmazať: ${name}`}
                className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-danger-text focus-visible:-outline-offset-3"
                onClick={() => onRemove(id)}
              >
                <CodeIcon name="delete" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {programs && (
        <p className="mt-4 text-sm text-muted">
          {isAccount
            ? 'Máš ich na všetkých svojich zariadeniach. V\u00A0odkaze cestuje celý program, nikam inam sa neukladá.'
            : 'Sú v\u00A0tomto prehliadači. V\u00A0odkaze cestuje celý program, na server sa neposiela.'}
        </p>
      )}
    </aside>
  );
}
