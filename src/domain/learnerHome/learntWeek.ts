import { days } from '#src/domain/duration.ts';
import { counted, formOf, outOf } from '#src/domain/plural.ts';

export interface WeekDay {
  /** „Po“ */
  name: string;
  /** „pondelok“ */
  fullName: string;
  isLearnt: boolean;
  isToday: boolean;
}

const dayNames = [
  ['Po', 'pondelok'],
  ['Ut', 'utorok'],
  ['St', 'streda'],
  ['Št', 'štvrtok'],
  ['Pi', 'piatok'],
  ['So', 'sobota'],
  ['Ne', 'nedeľa'],
] as const;

/** The week in which a day lies, from Monday; days as `2026-11-26`. What was learnt in other weeks is not in it. */
export function weekOf(today: string, learntOn: readonly string[]): WeekDay[] {
  const monday = mondayOf(today);
  return dayNames.map(([name, fullName], index) => {
    const date = new Date(monday + days(index)).toISOString().slice(0, 10);
    return { name, fullName, isLearnt: learntOn.includes(date), isToday: date === today };
  });
}

/** The noon of a week's Monday; noon, so that a day more is the next day. */
function mondayOf(day: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return noon - days((new Date(noon).getUTCDay() + 6) % 7);
}

/** In how many weeks these days lie. */
export const countWeeks = (learntOn: readonly string[]): number => new Set(learntOn.map(mondayOf)).size;

const weeks = { one: 'týždeň', few: 'týždne', many: 'týždňa', other: 'týždňov' };

interface Said {
  /** Days of the week. */
  learnt: number;
  goalDays: number | null;
  learntWeeks: number;
}

/** What is said of a week; a goal is a number of its days. What is not there is not spoken of. */
export function weekWords({ learnt, goalDays, learntWeeks }: Said) {
  const isReached = goalDays !== null && learnt >= goalDays;
  const isPart = goalDays !== null && goalDays > 1 && learnt <= goalDays;
  return {
    isReached,
    /** „2 z 3 dní“ */
    days: learnt === 0 ? null : isPart ? `${learnt} ${outOf(goalDays)}\u00A0dní` : counted(learnt, 'den'),
    goal: goalDays === null ? null : isReached ? 'Cieľ na tento týždeň máš.' : `Cieľ: ${goalWords(goalDays)}.`,
    weeks: weeksInWords(learntWeeks, learnt),
  };
}

function weeksInWords(learntWeeks: number, learnt: number): string | null {
  if (learntWeeks === 0) return null;
  if (learntWeeks === 1 && learnt > 0) return 'Toto je tvoj prvý týždeň.';
  return `Učíš sa už ${learntWeeks}\u00A0${formOf(learntWeeks, weeks)}.`;
}

/** „3 dni v týždni“ */
export const goalWords = (goalDays: number): string => `${counted(goalDays, 'den')} v\u00A0týždni`;
