/** What the desk counts. Others take this alone. */
export { courseStops } from './courseStops.ts';
export { findContent } from './findContent.ts';
export { incomeByMonth } from './incomeByMonth.ts';
export { learnersByWeek } from './learnersByWeek.ts';
export { listWaiting, type Waiting } from './listWaiting.ts';
export { subscribersByMonth } from './subscribersByMonth.ts';
