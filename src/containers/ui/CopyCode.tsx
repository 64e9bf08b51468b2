import { useEffect } from 'react';

const label = 'Kopírovať';
const done = 'Skopírované';

/** Makes the copy buttons of code samples work; the samples are markup from the server, so the click is caught above them. */
export function CopyCode() {
  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
      const code = button?.closest('figure')?.querySelector('code')?.textContent;
      if (!button || code === null || code === undefined) return;
      await navigator.clipboard.writeText(code);
      button.textContent = done;
      setTimeout(() => {
        button.textContent = label;
      }, 2000);
    };
    const listener = (event: MouseEvent) => void onClick(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
  return null;
}
