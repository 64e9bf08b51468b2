/** How far from the window a task wakes: before somebody who scrolls is there. */
const near = '600px 0px';

/** Tasks, what runs in a lesson – `figure`, or a page of more files –, and where it says what is known of a question that returns. */
const parts = 'div[data-exercise], .page-program:has([data-run]), figure:has([data-run]), [data-asked]';

/**
 * Tells of every task and every program of the page as soon as it is near the window, once, also of those whose text comes later or is drawn anew.
 * `onFound` hears of it before it is painted. Answers a function that stops it.
 */
export function watchParts(onNear: (box: HTMLElement) => void, onFound?: (box: HTMLElement) => void): () => void {
  const known = new WeakSet<Element>();
  const distance = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        distance.unobserve(target);
        onNear(target as HTMLElement);
      }
    },
    { rootMargin: near },
  );
  const look = () => {
    for (const box of document.querySelectorAll<HTMLElement>(parts)) {
      if (known.has(box)) continue;
      known.add(box);
      onFound?.(box);
      distance.observe(box);
    }
  };
  const texts = new MutationObserver(look);
  texts.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    texts.disconnect();
    distance.disconnect();
  };
}
