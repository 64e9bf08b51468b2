import type { Appearance } from '@stripe/stripe-js';
import { onSystemTheme, onThemeSetting } from './theme.ts';

/** The payment provider's form in the colours of the page as they are now. */
export function paymentAppearance(): Appearance {
  const probe = document.createElement('span');
  document.body.append(probe);
  // Only the colour of an element tells what a token is in this theme.
  const colour = (token: string) => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const variables = {
    colorPrimary: colour('accent'),
    colorBackground: colour('primary'),
    colorText: colour('secondary'),
    colorTextSecondary: colour('muted'),
    colorDanger: colour('danger-text'),
    fontFamily: 'system-ui, sans-serif',
    fontSizeBase: '17px',
    borderRadius: '10px',
  };
  probe.remove();
  return { theme: 'flat', variables, rules: { '.Input': { border: `1px solid ${variables.colorTextSecondary}` } } };
}

/** Calls back when the page's colours change: by the visitor's choice or the system's. */
export function onAppearanceChange(listener: () => void): () => void {
  const stops = [onThemeSetting(listener), onSystemTheme(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
