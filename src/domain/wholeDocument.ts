/** Whether a path is one of checkout's pages, the only ones that the payment provider may touch. */
export const isCheckoutPage = (path: string) => /^\/checkout\//i.test(path);

/** The slug of the course that is being bought on a path; `null` elsewhere, and once it is bought. */
export const courseOfCheckout = (path: string): string | null =>
  /^\/checkout\/([^/]+)\/[^/]+\/?$/i.exec(path)?.[1] ?? null;

/**
 * Whether the browser itself has to open a path, as a new document: on the way into checkout, because only checkout's
 * pages may load the payment provider's script, and on the way out of it, because that script ends with its document.
 */
export function needsWholeDocument(from: string, to: string): boolean {
  return isCheckoutPage(from) !== isCheckoutPage(to);
}
