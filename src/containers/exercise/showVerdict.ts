/** Room above and below what is shown, in pixels: the bar of the lecture above, breath below. */
const above = 72;
const below = 16;

/**
 * Moves the page just so far that all of a verdict is seen, in what a keyboard on the screen leaves of it; of one that is higher than
 * that, its beginning. Where it is seen already nothing moves.
 */
export function showVerdict(verdict: Element): void {
  const { top, bottom } = verdict.getBoundingClientRect();
  const { height = window.innerHeight, offsetTop = 0 } = window.visualViewport ?? {};
  const hidden = bottom + below - (offsetTop + height);
  if (hidden <= 0) return;
  const most = top - above - offsetTop;
  if (most <= 0) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  window.scrollBy({ top: Math.min(hidden, most), behavior });
}
