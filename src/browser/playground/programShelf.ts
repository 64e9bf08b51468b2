import { currentIdentity, onIdentityChange } from '#src/browser/identity/identity.ts';
import { rowId } from '#src/browser/outbox/rowId.ts';
import { browserStorage } from '#src/browser/storage/storage.ts';
import type { PlaygroundProgram } from '#src/domain/playground/keptProgram.ts';
import {
  asSecond,
  fitsAccount,
  isSameProgram,
  isUnsaved,
  newlyShelved,
  removed,
  type ShelvedProgram,
  withText,
} from '#src/domain/playground/shelvedProgram.ts';
import { keptPrograms, refusedPrograms, shownPrograms } from './keptPrograms.ts';

/** On which text somebody has written: that of a program that they have opened or kept before. */
export interface WrittenOn {
  id: string;
  version: string;
}

/**
 * Where a program is. `kept` in this browser; where that has not taken it – it is `full`, or `refused` to keep anything – it
 * lasts as long as the page, and somebody has to be told.
 */
export type KeepingState = 'kept' | 'full' | 'refused';

/** What the account of who is signed in has of it. `refused` stays in this browser alone: there is no room for another one, or it is too long. */
export type AccountState = 'guest' | 'saved' | 'waiting' | 'refused';

interface KeptOne {
  program: ShelvedProgram;
  state: KeepingState;
  isSecond: boolean;
}

const owner = () => currentIdentity().user?.uid ?? '';
const now = () => new Date().toISOString();
let known: readonly ShelvedProgram[] = [];
let readers = 0;
let isKnown = false;

const standing = (id: string): ShelvedProgram | null => keptPrograms.read(owner(), id);

/** Of two that were written at once the order is always the same. */
const newestFirst = ({ changedAt, id }: ShelvedProgram) => `${changedAt} ${id}`;

function list(of = owner()): ShelvedProgram[] {
  return keptPrograms
    .idsOf(of)
    .flatMap((id) => keptPrograms.read(of, id) ?? [])
    .filter(({ isRemoved }) => !isRemoved)
    .sort((one, other) => (newestFirst(one) < newestFirst(other) ? 1 : -1));
}

function all(): readonly ShelvedProgram[] {
  // Whoever listens hears of every change; for the others the storage is asked.
  if (readers > 0 && isKnown) return known;
  const next = list();
  if (next.length !== known.length || next.some((program, at) => program !== known[at])) known = next;
  isKnown = true;
  return known;
}

const isText = (program: ShelvedProgram | null, version: string): program is ShelvedProgram =>
  program?.version === version && !program.isRemoved;

/** Where the text of this version stands by now: what two have written at once has become two programs. */
function placeOf(of: string, { id, version }: WrittenOn): ShelvedProgram | null {
  const there = keptPrograms.read(of, id);
  return isText(there, version) ? there : (list(of).find((program) => isText(program, version)) ?? null);
}

/** What this tab has written last of a program, and on which versions. */
interface Written {
  of: string;
  row: ShelvedProgram;
  on: Set<string>;
}

const written = new Map<string, Written>();
let isLooking = false;

function note(of: string, row: ShelvedProgram): void {
  if (!isLooking) keptPrograms.subscribe(lookAfter);
  isLooking = true;
  const name = `${of} ${row.id}`;
  const on = written.get(name)?.on ?? new Set();
  if (row.on) on.add(row.on);
  written.set(name, { of, row, on });
}

/**
 * Another tab may write in the moment in which this one does, and neither sees the other: a storage has no turns. Then what stands
 * there is older than what this tab has written, or was written on something older, and this tab writes once more.
 */
function lookAfter(): void {
  for (const [name, { of, row, on }] of written) {
    const there = keptPrograms.read(of, row.id);
    if (!there || there.version === row.version) continue;
    if (on.has(there.version)) {
      keptPrograms.write(of, row.id, { ...row, saved: there.saved, sent: there.sent });
      continue;
    }
    written.delete(name);
    const isUnseen = there.on !== undefined && on.has(there.on);
    if (isUnseen && !list(of).some((program) => isText(program, row.version))) keepSecond(of, row);
  }
}

function keepSecond(of: string, program: ShelvedProgram) {
  const names = list(of).map(({ name }) => name);
  return write(of, asSecond(program, names));
}

/** What another tab has stored while this page could not store what it has, and so has not seen it. */
function hiddenUnder(of: string, place: ShelvedProgram): ShelvedProgram | null {
  const stored = keptPrograms.stored(of, place.id);
  if (!stored || stored.isRemoved || stored.version === place.version) return null;
  return written.get(`${of} ${place.id}`)?.on.has(stored.version) ? null : stored;
}

function write(of: string, program: ShelvedProgram): { program: ShelvedProgram; state: KeepingState } {
  note(of, program);
  const isStored = keptPrograms.write(of, program.id, program);
  return { program: keptPrograms.read(of, program.id) ?? program, state: isStored ? 'kept' : whyNot() };
}

/** What refuses everything has nothing; what is full has something. */
const whyNot = () => (browserStorage.keys().length === 0 ? 'refused' : 'full');

/**
 * The programs of „Na pokusy“ of who is here, in this browser; who is signed in has them on all devices (programSync.ts). Nothing
 * that was written is lost to what was written elsewhere, in another tab or on another device: whoever writes says on which version,
 * and where another one stands by now both stay, the later as „názov (2)“.
 */
export const programShelf = {
  /** The newest first; the same array until something changes, here, in another tab, on the server, or with who is here. */
  all,

  /** The same object until it changes; `null` where there is none, or no more. */
  read(id: string): ShelvedProgram | null {
    const program = standing(id);
    return program?.isRemoved ? null : program;
  },

  /** Whose programs these are: the id of who is signed in, or nobody's (`''`). */
  owner,

  /**
   * Keeps a program: a new one, or the next text of one. From now on what is written is written on the program that this answers, which is
   * another one (`isSecond`) where something else stood in its place. Whoever was here when it was written is its owner.
   */
  keep(program: PlaygroundProgram, on: WrittenOn | null, of = owner()): KeptOne {
    const next = { version: rowId(), at: now() };
    if (!on) return { ...write(of, newlyShelved(program, { id: rowId(), ...next })), isSecond: false };
    const place = placeOf(of, on);
    if (place) {
      const hidden = hiddenUnder(of, place);
      if (hidden) {
        keptPrograms.write(of, place.id, hidden);
        return programShelf.keep(program, on, of);
      }
      const isSecond = place.id !== on.id;
      const text = isSecond ? { ...program, name: place.name } : program;
      // The same once more is no change for others; what the storage has not taken is tried again.
      const row = isSameProgram(place, text) ? place : withText(place, text, next);
      return { ...write(of, row), isSecond };
    }
    const there = keptPrograms.read(of, on.id);
    if (there && !there.isRemoved && isSameProgram(there, program)) return { ...write(of, there), isSecond: false };
    // It was taken away elsewhere; what is written stays.
    if (there?.isRemoved) return { ...write(of, withText(there, program, next)), isSecond: false };
    const fresh = newlyShelved(program, { id: on.id, ...next, on: on.version });
    if (!there) return { ...write(of, fresh), isSecond: false };
    return { ...keepSecond(of, fresh), isSecond: true };
  },

  /** Answers it as it is named now; `null` where there is none. */
  rename(id: string, name: string): ShelvedProgram | null {
    const program = programShelf.read(id);
    if (!program) return null;
    return write(owner(), withText(program, { ...program, name }, { version: rowId(), at: program.changedAt })).program;
  },

  /** Takes one away, on all devices; what this answers can be put back. Where another device has written it since, that stays. */
  remove(id: string): ShelvedProgram | null {
    const program = programShelf.read(id);
    if (!program) return null;
    const isNews = owner() !== '' && (program.saved !== null || program.sent.length > 0);
    keptPrograms.write(owner(), id, isNews ? removed(program) : null);
    return program;
  },

  /** Puts back what was removed, in its place. */
  putBack(program: ShelvedProgram): void {
    const there = standing(program.id);
    const next = { version: rowId(), at: program.changedAt };
    // The account may have heard already that it is gone.
    if (!there || there.isRemoved) write(owner(), withText(there ?? program, program, next));
    else programShelf.keep(program, null);
  },

  accountState(program: ShelvedProgram): AccountState {
    if (owner() === '') return 'guest';
    if (!isUnsaved(program)) return 'saved';
    return !fitsAccount(program) || refusedPrograms.has(owner(), program) ? 'refused' : 'waiting';
  },

  /** Whether this browser has stored all of them; what it has not lasts as long as the page. */
  isStored: (): boolean => keptPrograms.isStored(owner()),

  /**
   * Calls back when something changes, who is here included; answers a function that stops it. As long as somebody listens, programs
   * are shown, and what the account has of them is wanted.
   */
  subscribe(listener: () => void): () => void {
    const changed = () => {
      isKnown = false;
      listener();
    };
    readers += 1;
    const hide = shownPrograms.show();
    isKnown = false;
    // What the account refuses changes no row.
    const stopRefusals = refusedPrograms.subscribe(() => {
      known = [];
      changed();
    });
    const stops = [keptPrograms.subscribe(changed), onIdentityChange(changed), stopRefusals];
    return () => {
      readers -= 1;
      hide();
      for (const stop of stops) stop();
    };
  },
};
