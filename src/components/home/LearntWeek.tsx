import { cva } from 'class-variance-authority';
import { useId } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { type WeekDay, weekWords } from '#src/domain/learnerHome/learntWeek.ts';
import { type GoalChoice, WeekGoal } from './WeekGoal.tsx';

export interface LearntWeekProps {
  days: readonly WeekDay[];
  /** In how many weeks something was learned at all. */
  learntWeeks: number;
  goal: GoalChoice;
}

const bar = cva('grid h-4 w-full place-items-center rounded-[4px]', {
  variants: {
    isLearnt: { true: 'bg-accent text-white', false: 'bg-line' },
    isToday: { true: 'shadow-[0_0_0_2px_var(--primary),0_0_0_4px_var(--accent-text)]', false: '' },
  },
});

/** On which days of this week somebody learned, and the goal that they have chosen. Days without it say nothing: nothing is lost. */
export function LearntWeek({ days, learntWeeks, goal }: LearntWeekProps) {
  const id = useId();
  const learnt = days.filter((day) => day.isLearnt).length;
  const words = weekWords({ learnt, goalDays: goal.days, learntWeeks });
  return (
    <section aria-labelledby={id} className="grid gap-3.5">
      <h2 id={id} className="text-[1.375rem] leading-tight">
        Tento týždeň{words.days && `: ${words.days}`}
      </h2>
      <ol className="grid grid-cols-7 gap-1.5">
        {days.map(({ name, fullName, isLearnt, isToday }) => (
          <li key={name} className="grid justify-items-center gap-1.5 text-xs text-muted">
            <span aria-hidden="true" className={bar({ isLearnt, isToday })}>
              {isLearnt && <Icon name="check" size={14} />}
            </span>
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
      <div>
        {/* Said when another goal is chosen. */}
        <p role="status" className="text-md text-muted">
          {words.isReached && <Icon name="check" size={18} className="mr-1.5 text-accent-text" />}
          {words.goal} {words.weeks}
        </p>
        <WeekGoal {...goal} />
      </div>
    </section>
  );
}
