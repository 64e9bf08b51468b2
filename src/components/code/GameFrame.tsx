import { type ReactNode, useId } from 'react';
import { CodeIcon } from '#src/components/code/CodeIcon.tsx';

interface Props {
  name: string;
  /** The game itself. */
  children: ReactNode;
  onAgain: () => void;
  onClose: () => void;
}

const action = 'inline-flex min-h-11 items-center gap-2 px-3 text-md font-semibold text-link hover:underline';

/** A game that is played where a lecture speaks of it, with its name and its buttons. */
export function GameFrame({ name, children, onAgain, onClose }: Props) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="mt-4 overflow-hidden rounded-2xl border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line pl-4.5">
        <h3 id={title} className="shrink-0 text-md">
          {name}
        </h3>
        <div className="ml-auto flex flex-wrap justify-end">
          <button type="button" className={action} onClick={onAgain}>
            <CodeIcon name="undo" size={18} />
            Odznova
          </button>
          <button type="button" className={action} onClick={onClose}>
            <CodeIcon name="close" size={18} />
            Zavrieť hru
          </button>
        </div>
      </div>
      {children}
    </section>
  );
}
