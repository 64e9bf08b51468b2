import { deleteCookies } from './deleteCookies.ts';

declare global {
  interface Window {
    /** The queue that the tag manager reads. */
    dataLayer?: unknown[];
  }
}

let script: HTMLScriptElement | null = null;

/** Adds the tag manager's script to the page, once. Call it with consent only. */
export function startTagManager(id: string): void {
  if (script) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Takes the tag manager out of the page, with what waits in its queue and with its cookies. */
export function stopTagManager(): void {
  script?.remove();
  script = null;
  window.dataLayer?.splice(0);
  deleteCookies(/^_(?:gcl|gac|dc_gtm)_/);
}
