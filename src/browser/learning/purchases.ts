import { queryClient } from '#src/browser/queryClient.ts';

const channelName = 'purchases';

/** What shows whether a learner has a course, or depends on it. */
const dependents = new Set(['course', 'progress', 'lecture', 'quiz', 'comment', 'review', 'order']);

/** Has everything asked anew that a purchase opens, in the other windows too. */
export function announcePurchase(): void {
  refresh();
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Listens to purchases in other windows; answers a function that ends it. */
export function followPurchases(): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = refresh;
  return () => channel.close();
}

function refresh(): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => dependents.has(String(queryKey[0])) });
}
