import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { shortcutsOff } from '#src/browser/storage/storedFlag.ts';

/** What a single key does: „n“, „?“, „/“. */
type Shortcuts = Record<string, (() => void) | undefined>;

const busyElements = 'input, textarea, select, [contenteditable], [role=dialog], [role=slider], video, audio';

/** Listens to single keys, but never where somebody writes or plays, nor with modifiers, nor when turned off. */
export function useShortcuts(shortcuts: Shortcuts) {
  const areOff = useSyncExternalStore(shortcutsOff.subscribe, shortcutsOff.get, () => false);
  const pressed = useEffectEvent((key: string) => shortcuts[key]);
  useEffect(() => {
    if (areOff) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(busyElements)) return;
      if (document.querySelector('[role=dialog]')) return;
      const act = pressed(event.key);
      if (!act) return;
      // What it opens may take the focus at once, and the key is no text there.
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [areOff]);
  return { areEnabled: !areOff, enable: (areEnabled: boolean) => shortcutsOff.set(!areEnabled) };
}
