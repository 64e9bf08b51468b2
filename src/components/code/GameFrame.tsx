import { type Ref, useId } from 'react';
import { CodeIcon } from '#src/components/code/CodeIcon.tsx';

interface Props {
  name: string;
  /** The game's page. */
  address: string;
  frame?: Ref<HTMLIFrameElement>;
  onLoad?: () => void;
  onAgain: () => void;
  onClose: () => void;
}

const action = 'inline-flex min-h-11 items-center gap-2 px-3 text-md font-semibold text-link hover:underline';

/** A game that is being played, in a page of its own that reaches nothing of ours. */
export function GameFrame({ name, address, frame, onLoad, onAgain, onClose }: Props) {
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
      <iframe
        ref={frame}
        title={`Hra ${name}`}
        src={address}
        sandbox="allow-scripts"
        className="block h-160 w-full bg-white"
        onLoad={onLoad}
      />
    </section>
  );
}
