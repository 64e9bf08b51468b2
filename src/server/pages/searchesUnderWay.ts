import { BusyError, createBoundedQueue } from './boundedQueue.ts';

const queue = createBoundedQueue({ atOnce: 2, waiting: 40 });

/** Running or waiting; too few for one network to fill the queue. A class that types behind one address asks in bursts. */
const mostOfNetwork = { page: 4, typing: 12 };
const underWay = new Map<string, number>();

/**
 * All searches of this process, called and drawn as pages: a search asks the database for what everybody shares,
 * and the page of one is kept nowhere. A drawn page calls the API inside, and counts once. No network fills the queue alone.
 */
export const searchesUnderWay = {
  /** @throws BusyError at once, when too many searches of this network or of all are under way. */
  run: async <T>(network: string, search: () => Promise<T>, kind: keyof typeof mostOfNetwork = 'page'): Promise<T> => {
    const own = underWay.get(network) ?? 0;
    if (own >= mostOfNetwork[kind]) throw new BusyError('Too many searches of this network are under way.');
    underWay.set(network, own + 1);
    try {
      return await queue.run(search);
    } finally {
      const left = (underWay.get(network) ?? 1) - 1;
      if (left > 0) underWay.set(network, left);
      else underWay.delete(network);
    }
  },
};
