import { createBoundedQueue } from './boundedQueue.ts';

/**
 * All searches of this process, called and drawn as pages: a search asks the database four things at once, which come from what everybody
 * shares, and the page of one is kept nowhere. A drawn page calls the API inside, and counts once.
 */
export const searchesUnderWay = createBoundedQueue({ atOnce: 2, waiting: 40 });
