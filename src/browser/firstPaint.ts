/**
 * Classes on <html> in whose care is what the first paint leaves out (`styles.css`). When the page's modules are there
 * they go one after the other, a frame each: a whole page laid out at once keeps a phone busy for too long.
 */
export const firstPaintClasses = ['below-first-screen', 'far-below'];
