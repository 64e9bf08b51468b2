import { days } from '#src/domain/duration.ts';

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
  const noon = Date.parse(`${today}T12:00:00Z`);
  const monday = noon - days((new Date(noon).getUTCDay() + 6) % 7);
  return dayNames.map(([name, fullName], index) => {
    const date = new Date(monday + days(index)).toISOString().slice(0, 10);
    return { name, fullName, isLearnt: learntOn.includes(date), isToday: date === today };
  });
}
