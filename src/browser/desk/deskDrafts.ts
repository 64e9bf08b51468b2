import { browserStorage } from '#src/browser/storage/storage.ts';
import type { DeskDraft } from '#src/domain/desk/kit/deskDraft.ts';

/** A draft with the place where this browser keeps it. */
export interface KeptDraft<Written> extends DeskDraft<Written> {
  key: string;
}

const parse =
  <T>(otherwise: T) =>
  (text: string | null): T =>
    text === null ? otherwise : JSON.parse(text);

/**
 * What is written at the desk and not saved yet. It is written at once, also while the page is left, so it lies in the browser's storage.
 * Each editor has a place of its own there, which no other one writes to: of two tabs that have the same thing open, neither puts its text, or that
 * it has none, over what the other has kept. What was left waits there until somebody has decided about it.
 */
export function deskDrafts<Written>(kind: string, id: string) {
  type Draft = DeskDraft<Written>;
  const prefix = `deskDraft ${kind} ${id} `;
  const keep = (key: string, draft: Draft | null) => browserStorage.write(key, draft && JSON.stringify(draft));
  const newKey = () => prefix + Date.now().toString(36) + Math.random().toString(36).slice(1);

  /** Versions before kept one for all tabs, and a list of those that waited. What does not fit into a full storage stays where it is. */
  function takeOverFormer(): void {
    const [key, asideKey] = [`deskDraft ${kind} ${id}`, `deskDraftAside ${kind} ${id}`];
    const last = browserStorage.read<Draft | null>(key, parse(null), null);
    if (last && keep(newKey(), last)) browserStorage.write(key, null);
    const aside = browserStorage.read<Draft[]>(asideKey, parse([]), []);
    if (aside.length === 0) return;
    const left = aside.filter((draft) => !keep(newKey(), draft));
    browserStorage.write(asideKey, left.length > 0 ? JSON.stringify(left) : null);
  }

  return {
    /** The place of one editor. Answers whether the draft is kept: storage may be full or forbidden; `null`: the server has everything. */
    openPlace(): (draft: Draft | null) => boolean {
      const key = newKey();
      return (draft) => keep(key, draft);
    },
    /** Those that wait for a decision, the oldest first. */
    list(): KeptDraft<Written>[] {
      takeOverFormer();
      return browserStorage
        .keys()
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => {
          const draft = browserStorage.read<Draft | null>(key, parse(null), null);
          return draft ? [{ ...draft, key }] : [];
        })
        .sort((one, other) => (one.at < other.at ? -1 : 1));
    },
    decided: ({ key }: KeptDraft<Written>): void => void browserStorage.write(key, null),
  };
}
