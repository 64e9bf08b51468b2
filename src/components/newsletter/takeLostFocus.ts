/**
 * A `ref` for a message that replaces the control which had the focus: it goes to the message, once, when it appears.
 * A visitor who has gone elsewhere stays there.
 */
export function takeLostFocus(message: HTMLElement | null): void {
  if (document.activeElement === document.body) message?.focus();
}
