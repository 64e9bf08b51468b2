import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type KeepingState, programShelf, type WrittenOn } from '#src/browser/playground/programShelf.ts';
import { tabStorage } from '#src/browser/storage/storage.ts';
import { playgroundExamples } from '#src/domain/playground/examples.ts';
import type { PlaygroundProgram } from '#src/domain/playground/keptProgram.ts';
import type { ProgramOrigin } from '#src/domain/playground/programLink.ts';
import type { ShelvedProgram } from '#src/domain/playground/shelvedProgram.ts';
import type { Language } from '#src/domain/program/run.ts';
import { useBeforeLeaving } from './useBeforeLeaving.ts';
import { useOwner } from './useOwner.ts';

/** The program in the editor. */
export interface Opened {
  /** Another one, or another text of it that was not written here, is another editor. */
  key: number;
  program: PlaygroundProgram;
  /** Where it is kept; `null` before it is. */
  on: WrittenOn | null;
  /** The lesson that it was taken from. */
  from: ProgramOrigin | null;
}

/** How long a key may wait until it is kept. */
const keepMs = 250;
/** Which program is open in this tab, also after a crash of it. */
const openKey = 'openProgram';
/** Where the program in this tab was taken from. */
const originKey = 'openProgramFrom';

const nobodys: readonly never[] = [];
const openId = () => tabStorage.read(openKey, (text) => text);
const lastOf = (language: Language) => programShelf.all().find((program) => program.language === language) ?? null;
const readOrigin = (): ProgramOrigin | null => tabStorage.read(originKey, (text) => JSON.parse(text ?? 'null'), null);

/** The program that is open, the ones that are kept, and what is done with them. */
export function useOpenedProgram(language: Language) {
  const [opened, setOpened] = useState<Opened>(() => example(language));
  const [keeping, setKeeping] = useState<KeepingState | null>(null);
  const programs = useSyncExternalStore(programShelf.subscribe, programShelf.all, () => nobodys);
  /** What is on the page now, for what is called later. */
  const current = useRef(opened);
  /** Written, and not kept yet. */
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isWritten = useRef(false);
  const isRestored = useRef(false);
  /** Whoever was here then is its owner. */
  const writer = useRef('');

  const show = (next: Opened) => {
    current.current = next;
    setOpened(next);
  };
  const keepNow = () => {
    if (waiting.current) clearTimeout(waiting.current);
    waiting.current = null;
    // Before it is known who is here it would be nobody's.
    if (!isWritten.current || !isReady) return;
    isWritten.current = false;
    const { program, on, ...rest } = current.current;
    const kept = programShelf.keep(program, on, writer.current);
    setKeeping(kept.state);
    tabStorage.write(openKey, kept.program.id);
    const { id, version, name } = kept.program;
    show({ ...rest, program: kept.isSecond ? { ...program, name } : program, on: { id, version } });
  };
  const keepSoon = () => {
    isWritten.current = true;
    writer.current = programShelf.owner();
    if (isReady) waiting.current ??= setTimeout(keepNow, keepMs);
  };
  const open = (next: Omit<Opened, 'key'>) => {
    keepNow();
    show({ ...next, key: current.current.key + 1 });
    setKeeping(next.on ? 'kept' : null);
    tabStorage.write(openKey, next.on?.id ?? null);
    tabStorage.write(originKey, next.from && JSON.stringify(next.from));
  };
  const openKept = (id: string, from: ProgramOrigin | null = null): boolean => {
    keepNow();
    const kept = programShelf.read(id);
    if (kept) open({ program: kept, on: { id, version: kept.version }, from });
    return kept !== null;
  };
  const openLast = (of: Language) => {
    const last = lastOf(of);
    if (last) openKept(last.id);
    else if (current.current.program !== playgroundExamples[of]) open(example(of));
  };
  /** Begins with a program of one's own, which is kept at once. */
  const begin = (program: PlaygroundProgram, from: ProgramOrigin | null = null) => {
    keepNow();
    // The same one again is not another one.
    const same = programShelf.all().find((kept) => kept.name === program.name && isSameText(kept, program));
    if (same && openKept(same.id, from)) return;
    open({ program, on: null, from });
    isWritten.current = true;
    writer.current = programShelf.owner();
    keepNow();
  };

  const act = useRef({ keepNow, openKept, openLast });
  useEffect(() => {
    act.current = { keepNow, openKept, openLast };
  });
  useBeforeLeaving(() => act.current.keepNow());
  const isReady = useOwner((isTakenOver) => {
    // What one person has written is not for the next; what a guest has written is the learner's who signs in.
    if (isTakenOver) {
      writer.current = programShelf.owner();
      return;
    }
    act.current.keepNow();
    act.current.openLast(current.current.program.language);
  });
  useEffect(() => {
    if (isWritten.current || isWriting()) return;
    const { on, program } = current.current;
    // What a guest had open is the learner's a moment after the sign-in.
    const id = isRestored.current && on === null ? openId() : null;
    if (id !== null && programShelf.read(id)?.language === program.language) act.current.openKept(id, readOrigin());
    // It was written elsewhere, and here nobody has written since: it goes on from there.
    const next = withNews(current.current, programs);
    if (next) show(next);
  }, [programs]);

  return {
    opened,
    keeping,
    isReady,
    programs,
    write(change: Partial<PlaygroundProgram>) {
      show({ ...current.current, program: { ...current.current.program, ...change } });
      keepSoon();
    },
    open: openKept,
    openLast,
    begin,
    /** What was open in this tab, or was written last, in the language of the address: another one would move what stands below. */
    restore() {
      isRestored.current = true;
      const id = openId();
      const last = id === null ? null : programShelf.read(id);
      writer.current = programShelf.owner();
      if (isWritten.current) keepNow();
      else if (last?.language === language) openKept(last.id, readOrigin());
      else openLast(language);
    },
    remove(id: string) {
      keepNow();
      const removed = programShelf.remove(id);
      if (removed && current.current.on?.id === id) openLast(removed.language);
      return removed;
    },
  };
}

/** Nothing is put under the hands of who writes: what they write becomes a second program then. */
const isWriting = () => document.hasFocus() && !!document.activeElement?.closest('[data-code-editor]');

/** As it stands in the list, where that is another text or name; `null` where it is not. */
function withNews(opened: Opened, programs: readonly ShelvedProgram[]): Opened | null {
  const there = programs.find(({ id }) => id === opened.on?.id);
  if (!there || there.version === opened.on?.version) return null;
  const key = opened.key + (isSameText(there, opened.program) ? 0 : 1);
  return { ...opened, key, program: there, on: { id: there.id, version: there.version } };
}

const isSameText = (one: PlaygroundProgram, other: PlaygroundProgram) =>
  one.language === other.language && JSON.stringify(one.files) === JSON.stringify(other.files);

function example(language: Language): Opened {
  return { key: 0, program: playgroundExamples[language], on: null, from: null };
}
