import { Icon } from '#src/components/ui/Icon.tsx';
import { formatMonth } from '#src/domain/month.ts';

interface Props {
  month: string;
  /** `null`: there is none. */
  previousHref: string | null;
  nextHref: string | null;
}

const look = 'grid size-9 place-items-center rounded-sm border border-line-strong hover:bg-surface touch:size-11';

/** Goes from month to month; the keys `[` and `]` do, too. */
export function MonthSwitch({ month, previousHref, nextHref }: Props) {
  const step = (href: string | null, name: string, icon: 'arrowLeft' | 'arrowRight') =>
    href === null ? (
      <span className={`${look} border-line opacity-40`} aria-hidden="true">
        <Icon name={icon} size={16} />
      </span>
    ) : (
      <a href={href} aria-label={name} className={look}>
        <Icon name={icon} size={16} />
      </a>
    );
  return (
    <nav aria-label="Mesiac" className="flex items-center gap-2">
      {step(previousHref, 'Predošlý mesiac', 'arrowLeft')}
      <span className="inline-block min-w-32 text-center text-xs first-letter:uppercase font-semibold text-secondary">
        {formatMonth(month)}
      </span>
      {step(nextHref, 'Ďalší mesiac', 'arrowRight')}
    </nav>
  );
}
