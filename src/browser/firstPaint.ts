/** On <html> until the page's modules are there: what is below the first screen is not laid out yet (`styles.css`). */
export const firstPaintClass = 'first-paint';
