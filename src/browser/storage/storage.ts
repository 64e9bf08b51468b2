/** A storage that may be forbidden or full: then nothing is found in it and nothing kept, and the page goes on. */
function storageOf(open: () => Storage) {
  function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  }
  return {
    /**
     * What `parse` makes of the text under a key, `null` without one; `otherwise` where storage is forbidden, or when
     * `parse` throws.
     */
    read: <T>(key: string, parse: (text: string | null) => T, otherwise: T = parse(null)): T =>
      attempt((storage) => parse(storage.getItem(key)), otherwise),

    /** Keeps a text, or with `null` nothing more; answers whether that was done. */
    write: (key: string, text: string | null): boolean =>
      attempt((storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      }, false),

    keys: (): string[] => attempt(Object.keys, []),
  };
}

/** What this browser remembers. */
export const browserStorage = storageOf(() => localStorage);

/** What is remembered until the tab is closed. */
export const tabStorage = storageOf(() => sessionStorage);
