import { cva } from 'class-variance-authority';
import { useId } from 'react';
import type { WeekDay } from '#src/domain/learnerHome/learntWeek.ts';
import { counted } from '#src/domain/plural.ts';

interface Props {
  days: readonly WeekDay[];
}

const bar = cva('h-3 w-full rounded-[4px]', {
  variants: {
    isLearnt: { true: 'bg-accent', false: 'bg-line' },
    isToday: { true: 'shadow-[0_0_0_2px_var(--primary),0_0_0_4px_var(--accent-text)]', false: '' },
  },
});

/** On which days of this week somebody learned. Days without it say nothing: nothing is lost. */
export function LearntWeek({ days }: Props) {
  const id = useId();
  const learnt = days.filter((day) => day.isLearnt).length;
  return (
    <section aria-labelledby={id} className="grid gap-3.5">
      <h2 id={id} className="text-[1.375rem] leading-tight">
        Tento týždeň{learnt > 0 && `: ${counted(learnt, 'den')}`}
      </h2>
      <ol className="grid grid-cols-7 gap-1.5">
        {days.map(({ name, fullName, isLearnt, isToday }) => (
          <li key={name} className="grid justify-items-center gap-1.5 text-xs text-muted">
            <span aria-hidden="true" className={bar({ isLearnt, isToday })} />
            <span aria-hidden="true" className={isToday ? 'font-bold text-secondary' : ''}>
              {name}
            </span>
            <span className="sr-only">
              {fullName}
              {isToday && ', dnes'}
              {isLearnt && ', deň s\u00A0učením'}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
