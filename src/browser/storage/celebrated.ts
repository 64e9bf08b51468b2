import { browserStorage } from './storage.ts';

const key = (owner: string) => `celebrated:${owner}`;
/** Where nothing can be stored, as long as the page is open. */
const here = new Set<string>();

function read(owner: string): string[] {
  return browserStorage.read(
    key(owner),
    (text) => {
      const stored: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
    },
    [],
  );
}

/** Which courses and chapters this browser has celebrated with whom; a guest is `''`. Done a second time they are not. */
export const celebrated = {
  has: (owner: string, id: string): boolean => here.has(`${owner} ${id}`) || read(owner).includes(id),

  add(owner: string, id: string): void {
    if (celebrated.has(owner, id)) return;
    here.add(`${owner} ${id}`);
    browserStorage.write(key(owner), JSON.stringify([...read(owner), id]));
  },

  forget(owner: string): void {
    for (const known of here) if (known.startsWith(`${owner} `)) here.delete(known);
    browserStorage.write(key(owner), null);
  },
};
