import type { KeyboardEvent } from 'react';

interface Props {
  names: readonly string[];
  current: number;
  onChoose: (index: number) => void;
  /** The id of what the tabs choose. */
  controls: string;
}

/** The files of a program; arrows go from one to the next. */
export function FileTabs({ names, current, onChoose, controls }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (current + step + names.length) % names.length;
    onChoose(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div role="tablist" aria-label="Súbory" className="-ml-2 flex flex-wrap" onKeyDown={onKeyDown}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={index === current}
          aria-controls={controls}
          tabIndex={index === current ? 0 : -1}
          className="min-h-11 px-2.5 text-sm font-semibold text-code-muted hover:text-code-text focus-visible:-outline-offset-3 focus-visible:outline-code-light aria-selected:text-code-text aria-selected:shadow-[inset_0_-3px_0_theme(colors.code.accent)]"
          onClick={() => onChoose(index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
