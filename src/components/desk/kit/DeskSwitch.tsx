import { formatNumber } from '#src/domain/number.ts';

export interface DeskChoice {
  name: string;
  href: string;
  isCurrent: boolean;
  /** How many there are, where that is known. */
  count?: number | null;
}

interface Props {
  /** What is chosen between, for screen readers. */
  label: string;
  choices: readonly DeskChoice[];
}

/** The three or four usual filters of a list, each with an address. */
export function DeskSwitch({ label, choices }: Props) {
  return (
    <nav
      aria-label={label}
      className="flex min-w-0 flex-wrap justify-self-start gap-0.5 rounded-sm border border-line bg-surface p-0.5"
    >
      {choices.map(({ name, href, isCurrent, count }) => (
        <a
          key={name}
          href={href}
          aria-current={isCurrent ? 'true' : undefined}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-transparent px-2.5 text-2xs font-semibold text-muted hover:text-secondary aria-current:border-line aria-current:bg-primary aria-current:text-secondary touch:min-h-11"
        >
          {name}
          {typeof count === 'number' && <span className="font-medium tabular-nums">{formatNumber(count)}</span>}
        </a>
      ))}
    </nav>
  );
}
