/** Tells the association of an error in our scripts. What tells comes when there is something to tell: no page is heavier for it. */
export function tell(error: unknown): void {
  import('./tellError.ts')
    .then(({ tellError }) => tellError(error))
    // A failure here would be told in turn, and so on.
    .catch(() => undefined);
}

addEventListener('error', ({ error }) => tell(error));
addEventListener('unhandledrejection', ({ reason }) => tell(reason));
