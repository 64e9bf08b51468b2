import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeskPlace } from '#src/domain/desk/frame/deskMenu.ts';

/** Milliseconds in which the number follows the G. */
const patience = 1500;

/**
 * The keys of every screen: G and a number open a place, „/“ leads to the search, J and K go by rows. They are silent in fields, with
 * modifiers, and in dialogs.
 */
export function useDeskKeys(places: readonly DeskPlace[]): void {
  const navigate = useNavigate();
  useEffect(() => {
    let pressedG = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const place = places.find(({ number }) => number === event.key);
      if (event.key.toLowerCase() === 'g') pressedG = event.timeStamp;
      else if (place && event.timeStamp - pressedG < patience) void navigate(place.href);
      else if (event.key === '/') focus(document.querySelector('[data-desk-search]'), event);
      else if (event.key === 'j' || event.key === 'k') focus(nextRow(event.key === 'j' ? 1 : -1), event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [places, navigate]);
}

/** Letters are text there, and not keys. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}

function nextRow(step: 1 | -1): Element | null {
  const rows = [...document.querySelectorAll('[data-desk-row]')];
  const index = rows.indexOf(document.activeElement ?? document.body);
  const current = index === -1 ? rows.findIndex((row) => row.hasAttribute('aria-current')) : index;
  return current === -1 ? (rows[0] ?? null) : (rows[current + step] ?? null);
}

function focus(target: Element | null, event: KeyboardEvent): void {
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
}
