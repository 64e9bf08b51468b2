/**
 * Classes on <html> that keep what is below the first screen from being laid out (`styles.css`). When the page's modules
 * are there they go, one a frame: a whole page laid out at once keeps a phone busy for too long.
 */
export const firstPaintClasses = ['below-first-screen', 'far-below'];
