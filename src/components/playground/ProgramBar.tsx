import type { ReactNode } from 'react';

export type KeepState = 'kept' | 'full' | 'refused' | null;

interface Props {
  /** As it is called so far. */
  name: string;
  /** What it is called as long as it has no name. */
  instead: string;
  onRename: (name: string) => void;
  keep: KeepState;
  /** The tabs of a page's files, below. */
  tabs?: ReactNode;
  /** What is done with it. */
  children: ReactNode;
}

const words = { kept: 'uložené', full: 'neuložené', refused: 'neuložené' };

/** The bar of one's own program: its name, whether it is kept, and its file. */
export function ProgramBar({ name, instead, onRename, keep, tabs, children }: Props) {
  return (
    <div className="border-b border-code-line pr-2 pl-[0.6em] text-sm font-semibold text-code-muted">
      <div className="flex min-h-11 flex-wrap items-center gap-x-2">
        <input
          type="text"
          aria-label="Názov programu"
          value={name}
          placeholder={instead}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onRename(event.target.value)}
          className="field-sizing-content min-h-11 max-w-[60%] min-w-24 rounded-md bg-transparent px-2 text-sm font-bold text-code-text placeholder:text-code-muted hover:bg-code-line focus-visible:outline-code-light max-m:text-md"
        />
        {/* Its room is there before it is known. */}
        <span className={`min-w-[4.6em] shrink-0 ${keep === 'kept' ? 'text-code-light' : 'text-code-warning'}`}>
          {keep && words[keep]}
        </span>
        <span className="ml-auto flex">{children}</span>
      </div>
      {tabs && <div className="pl-2">{tabs}</div>}
    </div>
  );
}
