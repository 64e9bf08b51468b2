import { browserStorage } from '#src/browser/storage/storage.ts';

/**
 * Rows of one kind in the browser's storage, each by its owner – the learner who is signed in, or nobody (`''`) – and by its id. What
 * the storage does not take lives as long as the page. `parse` knows the shapes of all versions; a text that is none of them is nothing.
 * `most` are the characters that rows of this kind may take of it.
 */
export function keptRows<Row>(
  kind: string,
  parse: (text: string | null) => Row | null,
  { most = Number.POSITIVE_INFINITY } = {},
) {
  const prefix = `${kind}:`;
  const keyOf = (owner: string, id: string) => `${prefix}${owner}:${id}`;
  /** The last text that was read under a key and what it says, so that what is the same stays the same object. */
  const known = new Map<string, { text: string | null; row: Row | null }>();
  const unstored = new Map<string, Row>();
  const listeners = new Set<() => void>();

  function parseOnce(key: string, text: string | null): Row | null {
    const last = known.get(key);
    if (last && last.text === text) return last.row;
    const row = parse(text);
    known.set(key, { text, row });
    return row;
  }

  const readStored = (key: string): Row | null => browserStorage.read(key, (text) => parseOnce(key, text), null);
  const readKey = (key: string): Row | null => unstored.get(key) ?? readStored(key);

  const keysOf = (start: string) =>
    [...new Set([...browserStorage.keys(), ...unstored.keys()])].filter((key) => key.startsWith(start));

  const storedLength = (key: string) => browserStorage.read(key, (text) => text?.length ?? 0, 0);

  function hasRoom(key: string, text: string): boolean {
    if (most === Number.POSITIVE_INFINITY || text.length <= storedLength(key)) return true;
    const others = browserStorage.keys().filter((other) => other.startsWith(prefix) && other !== key);
    return others.reduce((length, other) => length + storedLength(other), text.length) <= most;
  }

  return {
    read: (owner: string, id: string): Row | null => readKey(keyOf(owner, id)),

    /** What the storage has, whatever this page keeps instead. */
    stored: (owner: string, id: string): Row | null => readStored(keyOf(owner, id)),

    /** Keeps a row; `null` forgets it. Answers whether the storage has it. */
    write(owner: string, id: string, row: Row | null): boolean {
      const key = keyOf(owner, id);
      const text = row && JSON.stringify(row);
      const isStored = (text === null || hasRoom(key, text)) && browserStorage.write(key, text);
      if (isStored || row === null) unstored.delete(key);
      else unstored.set(key, row);
      for (const listener of listeners) listener();
      return isStored;
    },

    idsOf(owner: string): string[] {
      const start = keyOf(owner, '');
      return keysOf(start).map((key) => key.slice(start.length));
    },

    /** Whether the storage has all rows of an owner; those that it does not take last as long as the page. */
    isStored: (owner: string): boolean => ![...unstored.keys()].some((key) => key.startsWith(keyOf(owner, ''))),

    /** Those of all owners. */
    all: (): { owner: string; id: string; row: Row }[] =>
      keysOf(prefix).flatMap((key) => {
        const row = readKey(key);
        const [owner = '', ...id] = key.slice(prefix.length).split(':');
        return row ? [{ owner, id: id.join(':'), row }] : [];
      }),

    /** Calls back when something changes, here or in another tab; answers a function that stops it. */
    subscribe(listener: () => void): () => void {
      const fromOtherTab = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', fromOtherTab);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', fromOtherTab);
      };
    },
  };
}
