import type { ReactNode } from 'react';
import { Button } from '#src/components/ui/Button.tsx';

interface Props {
  name: string;
  /** Of what is read: a file of it, with the tabs that choose it where there are more. */
  file: { id: string; name: string; tabs: ReactNode; isLong: boolean };
  onEdit: () => void;
  /** Its lines, to be read. */
  children: ReactNode;
}

/** A program that came in a link: nothing of it runs before somebody has made it their own. */
export function LinkedProgram({ name, file, onEdit, children }: Props) {
  return (
    <section
      aria-label={`Program: ${name}`}
      className="overflow-clip rounded-2xl bg-code text-code-text max-m:-mx-5 max-m:rounded-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-code-line px-[1.1em] py-3 shadow-lit-code max-m:px-4">
        <div className="min-w-0 grow basis-72">
          <h2 className="text-md font-bold">Program poslal niekto iný</h2>
          <p className="text-sm">Program z&nbsp;odkazu. Zatiaľ sa dá len čítať, nič sa nespustilo.</p>
        </div>
        <Button kind="onCode" size="small" onPress={onEdit}>
          Otvoriť na úpravy
        </Button>
      </div>
      <p className="border-b border-code-line px-[1.1em] py-2.5 text-sm font-bold wrap-anywhere max-m:px-4">{name}</p>
      {file.tabs && <div className="border-b border-code-line px-[1.1em] max-m:px-4">{file.tabs}</div>}
      {/* What can be scrolled can be reached. */}
      <div
        id={file.id}
        role="tabpanel"
        aria-label={file.name}
        tabIndex={file.isLong ? 0 : undefined}
        className="max-h-120 overflow-y-auto focus-visible:-outline-offset-3 focus-visible:outline-code-light"
      >
        {children}
      </div>
    </section>
  );
}
