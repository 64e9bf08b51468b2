import { browserStorage } from './storage.ts';

/** In the browser's storage: the outline beside a lecture is folded; its class on <html> says so before the first paint. */
export const outlineCollapsedKey = 'outlineCollapsed';
export const outlineCollapsedClass = 'outline-collapsed';

/** A yes or no that this browser remembers; where storage is forbidden, as long as the page is open. */
function storedFlag(key: string, apply: (isSet: boolean) => void = () => undefined) {
  const listeners = new Set<() => void>();
  let unstored: boolean | undefined;
  return {
    get: (): boolean => unstored ?? browserStorage.read(key, (text) => text !== null),
    set: (isSet: boolean): void => {
      unstored = browserStorage.write(key, isSet ? '1' : null) ? undefined : isSet;
      apply(isSet);
      for (const listener of listeners) listener();
    },
    /** Calls back on every change on this page; answers a function that stops it. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The outline beside a lecture is folded. */
export const outlineCollapsed = storedFlag(outlineCollapsedKey, (isSet) =>
  document.documentElement.classList.toggle(outlineCollapsedClass, isSet),
);

/** The lecture page listens to no single keys. */
export const shortcutsOff = storedFlag('shortcutsOff');

/** Programs are written in a plain text field. */
export const plainEditor = storedFlag('plainEditor');
