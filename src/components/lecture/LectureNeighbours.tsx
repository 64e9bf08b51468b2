import { cva } from 'class-variance-authority';
import { Icon } from '#src/components/ui/Icon.tsx';
import { formatMinutes } from '#src/domain/format.ts';

interface Target {
  name: string;
  href: string;
}

interface Props {
  previous: Target | null;
  /** After the last lecture: the course itself. */
  next: Target & { minutes?: number };
  nextFor?: keyof typeof hiding | 'nobody';
  nextLabel?: string;
  /** `quiet` where something else is the screen's main action. */
  nextKind?: 'primary' | 'quiet';
  /** The reader is about to go on: the pointer or the focus is on the way to the next. */
  onApproachNext?: () => void;
}

const hiding = {
  everybody: '',
  /** No more as soon as a session is being opened. */
  visitors: '[.session_&]:hidden',
  withoutScripts: '[.js_&]:hidden',
};

export const lectureNeighboursVariants = {
  nextKind: {
    primary: 'border-accent bg-accent text-white hover:border-accent-strong hover:bg-accent-strong',
    quiet: 'border-line hover:border-accent-text hover:text-accent-text',
  },
};

const box = cva('rounded-xl border px-5 py-4 wrap-anywhere transition-colors duration-150', {
  variants: lectureNeighboursVariants,
});

/** The ways to the lectures before and after, by name. */
export function LectureNeighbours(props: Props) {
  const {
    previous,
    next,
    nextFor = 'everybody',
    nextLabel = 'Ďalšia lekcia',
    nextKind = 'primary',
    onApproachNext,
  } = props;
  if (!previous && nextFor === 'nobody') return null;
  const hidden = nextFor === 'nobody' ? '' : hiding[nextFor];
  return (
    <nav
      aria-label="Ďalšie lekcie"
      className={`no-print mt-12 grid grid-cols-1 gap-4 m:grid-cols-2 ${previous ? '' : hidden}`}
    >
      {previous && (
        <a href={previous.href} rel="prev" className={box({ nextKind: 'quiet' })}>
          <span className="flex items-center gap-2 text-sm text-muted">
            <Icon name="arrowLeft" size={18} />
            Predchádzajúca
          </span>
          <b>{previous.name}</b>
        </a>
      )}
      {nextFor !== 'nobody' && (
        <a
          href={next.href}
          rel="next"
          onPointerEnter={onApproachNext}
          onFocus={onApproachNext}
          className={box({ nextKind, className: ['m:col-start-2', hidden] })}
        >
          <span className={`flex items-center gap-2 text-sm ${nextKind === 'quiet' ? 'text-muted' : ''}`}>
            {nextLabel}
            {next.minutes !== undefined && ` · ${formatMinutes(next.minutes)}`}
            <Icon name="arrowRight" size={18} />
          </span>
          <b>{next.name}</b>
        </a>
      )}
    </nav>
  );
}
