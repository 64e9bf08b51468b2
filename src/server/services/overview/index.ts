/** What the desk counts. Others take this alone. */
export { countBrowserErrors } from './browserError/countBrowserErrors.ts';
export { listBrowserErrors } from './browserError/listBrowserErrors.ts';
export { recordBrowserError } from './browserError/recordBrowserError.ts';
export { removeOldBrowserErrors } from './browserError/removeOldBrowserErrors.ts';
export { settleBrowserError } from './browserError/settleBrowserError.ts';
export { courseStops } from './courseStops.ts';
export { findContent } from './findContent.ts';
export { incomeByMonth } from './incomeByMonth.ts';
export { learnersByWeek } from './learnersByWeek.ts';
export { listWaiting, type Waiting } from './listWaiting.ts';
export { subscribersByMonth } from './subscribersByMonth.ts';
