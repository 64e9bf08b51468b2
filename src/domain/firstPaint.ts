/**
 * Classes on <html> that keep what is below the first screen from being laid out (`styles.css`). When the page's modules
 * are there they go.
 */
export const firstPaintClasses = ['below-first-screen'];
