import { Icon } from '#src/components/ui/Icon.tsx';
import { formatMinutes } from '#src/domain/format.ts';

interface Target {
  name: string;
  href: string;
}

type NextKind = 'primary' | 'quiet';

interface Props {
  previous: Target | null;
  /** After the last lecture: the course itself. */
  next: Target & { minutes?: number };
  nextLabel?: string;
  /** `quiet` where something else is the screen's main action. */
  nextKind?: NextKind;
  /** The reader is about to go on: the pointer or the focus is on the way to the next. */
  onApproachNext?: () => void;
}

const box = 'rounded-xl border px-5 py-4 wrap-anywhere transition-colors duration-150';
const quiet = 'border-line hover:border-accent-text hover:text-accent-text';
const looks: Record<NextKind, string> = {
  primary: 'border-accent bg-accent text-white hover:border-accent-strong hover:bg-accent-strong',
  quiet,
};

/** The ways to the lectures before and after, by name. */
export function LecturePager(props: Props) {
  const { previous, next, nextLabel = 'Ďalšia lekcia', nextKind = 'primary', onApproachNext } = props;
  return (
    <nav aria-label="Ďalšie lekcie" className="no-print mt-12 grid grid-cols-1 gap-4 m:grid-cols-2">
      {previous && (
        <a href={previous.href} rel="prev" className={`${box} ${quiet}`}>
          <span className="flex items-center gap-2 text-sm text-muted">
            <Icon name="arrowLeft" size={18} />
            Predchádzajúca
          </span>
          <b>{previous.name}</b>
        </a>
      )}
      <a
        href={next.href}
        rel="next"
        onPointerEnter={onApproachNext}
        onFocus={onApproachNext}
        className={`${box} ${looks[nextKind]} m:col-start-2`}
      >
        <span className={`flex items-center gap-2 text-sm ${nextKind === 'quiet' ? 'text-muted' : ''}`}>
          {nextLabel}
          {next.minutes !== undefined && ` · ${formatMinutes(next.minutes)}`}
          <Icon name="arrowRight" size={18} />
        </span>
        <b>{next.name}</b>
      </a>
    </nav>
  );
}
