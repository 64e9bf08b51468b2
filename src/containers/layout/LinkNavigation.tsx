import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { needsWholeDocument } from '#src/domain/wholeDocument.ts';

/**
 * Turns clicks on plain links of the site into navigations without a reload, so that components need no router.
 * Left to the browser: other origins, new tabs, downloads, files, the way into and out of checkout, links that ask for
 * it (`data-whole-document`), and everything pressed with a modifier.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = navigationTarget(event);
      if (!target) return;
      event.preventDefault();
      void navigate(target, { viewTransition: opensPicture(event.target) });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
  return null;
}

function navigationTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  if (link.dataset.wholeDocument) return null;
  const url = new URL(link.href);
  const isFile = /\.\w+$/.test(url.pathname);
  const isSamePage = url.pathname === location.pathname && url.search === location.search && url.hash !== '';
  if (url.origin !== location.origin || isFile || isSamePage) return null;
  if (needsWholeDocument(location.pathname, url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/**
 * Whether the link stands on a card whose drawing is also at the top of the page behind it: the drawing then grows into
 * that place, where the browser can. It is named now, for a page may show many.
 */
function opensPicture(pressed: EventTarget | null): boolean {
  const card = pressed instanceof Element ? pressed.closest('[data-opens-picture]') : null;
  const picture = card?.querySelector('svg');
  if (!picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  picture.style.viewTransitionName = 'kurz';
  return true;
}
