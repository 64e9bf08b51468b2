/**
 * Gives the focus to what replaces the control that had it; as a `ref` once, when it appears.
 * A visitor who has gone elsewhere stays there.
 */
export function takeLostFocus(box: HTMLElement | null, options?: FocusOptions): void {
  if (document.activeElement === document.body) box?.focus(options);
}
