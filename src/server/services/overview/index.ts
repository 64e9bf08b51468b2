/** What the desk counts. Others take this alone. */
export { countBrowserErrors } from './browserError/countBrowserErrors.ts';
export { listBrowserErrors } from './browserError/listBrowserErrors.ts';
export { recordBrowserError } from './browserError/recordBrowserError.ts';
export { removeOldBrowserErrors } from './browserError/removeOldBrowserErrors.ts';
export { settleBrowserError } from './browserError/settleBrowserError.ts';
export { courseStops } from './courseStops.ts';
export { findContent } from './findContent.ts';
export { incomeInTime } from './incomeInTime.ts';
export { learnersInTime } from './learnersInTime.ts';
export { lectureStops } from './lectureStops.ts';
export { listWaiting, takeWaiting, type Waiting } from './listWaiting.ts';
export { subscribersInTime } from './subscribersInTime.ts';
export { removeOldVisits } from './visit/removeOldVisits.ts';
export { startVisitCounter, type VisitCounter } from './visit/startVisitCounter.ts';
export { visitsInTime } from './visit/visitsInTime.ts';
export { wrongAnswers } from './wrongAnswers.ts';
