import { keptRows } from '#src/browser/outbox/keptRows.ts';
import { parseShelved, type ShelvedProgram } from '#src/domain/playground/shelvedProgram.ts';

/** Characters of them all. The rest of what a site may keep, some five million, is for what is written into lessons. */
const most = 3_000_000;

/** The programs of „Na pokusy“ that this browser keeps, a row for each, by its owner: the learner who is signed in, or nobody (`''`). */
export const keptPrograms = keptRows<ShelvedProgram>('program', parseShelved, { most });

const refused = new Set<string>();
const listeners = new Set<() => void>();
const nameOf = (owner: string, { id, version }: ShelvedProgram) => `${owner} ${id} ${version}`;

/** What the account has not taken; on the next page it is sent again. */
export const refusedPrograms = {
  has: (owner: string, program: ShelvedProgram): boolean => refused.has(nameOf(owner, program)),

  add(owner: string, program: ShelvedProgram): void {
    refused.add(nameOf(owner, program));
    for (const listener of listeners) listener();
  },

  /** There is room again. */
  clear(): void {
    if (refused.size === 0) return;
    refused.clear();
    for (const listener of listeners) listener();
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

let shownBy = 0;
const showListeners = new Set<() => void>();

/** Whether programs are shown on this page: what the account has of them is wanted. */
export const shownPrograms = {
  areShown: (): boolean => shownBy > 0,

  /** Answers a function that says that they are not any more. */
  show(): () => void {
    shownBy += 1;
    for (const listener of showListeners) listener();
    return () => {
      shownBy -= 1;
    };
  },

  subscribe(listener: () => void): () => void {
    showListeners.add(listener);
    return () => void showListeners.delete(listener);
  },
};
