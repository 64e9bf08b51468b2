import { browserStorage } from '#src/browser/storage/storage.ts';
import type { DeskDraft } from '#src/domain/desk/deskDraft.ts';

const parse =
  <T>(otherwise: T) =>
  (text: string | null): T =>
    text === null ? otherwise : JSON.parse(text);

/**
 * What is written at the desk and not saved yet. It is written at once, also while the page is left, so it lies in the browser's storage.
 * A draft that was left is put aside when its thing is opened, so that nothing is written over it before somebody has decided about it.
 */
export function deskDrafts<Written>(kind: string, id: string) {
  type Draft = DeskDraft<Written>;
  const key = `deskDraft ${kind} ${id}`;
  const asideKey = `deskDraftAside ${kind} ${id}`;
  const readAside = () => browserStorage.read<Draft[]>(asideKey, parse([]), []);
  const writeAside = (drafts: Draft[]) =>
    browserStorage.write(asideKey, drafts.length > 0 ? JSON.stringify(drafts) : null);
  return {
    /** Answers whether it is kept: storage may be full or forbidden. */
    write: (draft: Draft | null): boolean => browserStorage.write(key, draft && JSON.stringify(draft)),
    /** Those that wait for a decision, the oldest first. */
    putAside(): Draft[] {
      const draft = browserStorage.read<Draft | null>(key, parse(null), null);
      const aside = readAside();
      if (!draft) return aside;
      const all = [...aside, draft];
      if (writeAside(all)) browserStorage.write(key, null);
      return all;
    },
    decided: (draft: Draft): Draft[] => {
      const rest = readAside().filter(({ at }) => at !== draft.at);
      writeAside(rest);
      return rest;
    },
  };
}
