import { createOutbox, followPage, patiently } from '#src/browser/outbox/outbox.ts';
import type { ProgramUpdate, SavedProgram } from '#src/contract/playground.ts';
import {
  asSaved,
  basesOf,
  bothStay,
  fitsAccount,
  isUnsaved,
  type ShelvedProgram,
  withSaved,
  withSent,
} from '#src/domain/playground/shelvedProgram.ts';
import { ApiError, addressOf, readFromApi, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { keptPrograms, refusedPrograms, shownPrograms } from './keptPrograms.ts';

interface Options {
  userId: string;
  send: SendRequest;
}

/** What the server is asked, or told. */
type Row = 'ask' | ShelvedProgram;

/** No program has this id. */
const question = '';

const namesOf = (owner: string) => keptPrograms.idsOf(owner).flatMap((id) => keptPrograms.read(owner, id)?.name ?? []);

/** Keeps what stands under an id, and what was written besides first: whatever happens in between, nothing is lost. */
function keepBoth(owner: string, standing: ShelvedProgram | null, other: ShelvedProgram): void {
  const { first, second } = bothStay(standing, other, namesOf(owner));
  if (second) keptPrograms.write(owner, second.id, second);
  if (first !== keptPrograms.read(owner, first.id)) keptPrograms.write(owner, first.id, first);
}

/** What nobody owns of programs is this learner's now; answers how many there are. */
export function takeGuestPrograms(userId: string): number {
  const ids = keptPrograms.idsOf('');
  const wasStored = keptPrograms.isStored('');
  for (const id of ids) {
    const program = keptPrograms.read('', id);
    if (!program) continue;
    keepBoth(userId, keptPrograms.read(userId, id), program);
    keptPrograms.write('', id, null);
    if (keptPrograms.isStored(userId)) continue;
    // A full storage has room for it once. What it does not take now, it keeps as it was.
    for (const moved of [id, program.version]) {
      const row = keptPrograms.read(userId, moved);
      if (row) keptPrograms.write(userId, moved, row);
    }
    if (wasStored && !keptPrograms.isStored(userId)) keptPrograms.write('', id, program);
  }
  return ids.length;
}

/**
 * Brings the programs of „Na pokusy“ that this browser keeps to the account, and while they are shown those of the account here. What
 * the account refuses is kept and tried by the next page; twice is once. Answers a function that stops it.
 */
export function startProgramSync({ userId, send }: Options): () => void {
  const sendPatiently = patiently(send);
  let isAsked = false;
  let isStopped = false;
  const read = (id: string) => keptPrograms.read(userId, id);
  const write = (id: string, row: ShelvedProgram | null) => void keptPrograms.write(userId, id, row);

  const outbox = createOutbox<Row>({
    lock: `programs:${userId}`,
    pause: 2000,
    firstDelay: 1000,
    // What was removed makes room for what is new.
    keys: () => [
      question,
      ...keptPrograms.idsOf(userId).sort((one, other) => Number(isGone(other)) - Number(isGone(one))),
    ],
    waiting: (key) => (key === question ? questionNow() : newsOf(key)),
    send: (row) => (row === 'ask' ? ask() : row.isRemoved ? tellRemoved(row) : tell(row)),
    onRefused(row) {
      if (row === 'ask') isAsked = true;
      else refusedPrograms.add(userId, row);
    },
  });

  const isGone = (id: string) => read(id)?.isRemoved === true;
  const questionNow = (): Row | null => (shownPrograms.areShown() && !isAsked ? 'ask' : null);

  function newsOf(id: string): Row | null {
    const row = read(id);
    return row && isUnsaved(row) && (row.isRemoved || fitsAccount(row)) && !refusedPrograms.has(userId, row)
      ? row
      : null;
  }

  async function tell(row: ShelvedProgram): Promise<void> {
    const { id, language, name, files, database, changedAt, version } = row;
    // An answer may be lost: the next text says that it is written on this one, too.
    write(id, withSent(row));
    const body = { language, name, files, changedAt, version, bases: basesOf(row), ...(database && { database }) };
    const { program } = await writeToApi(sendPatiently, 'PUT', '/playground/program/{programId}', {
      path: { programId: id },
      body: body as ProgramUpdate,
    });
    const here = read(id);
    if (!program || !here) return;
    if (program.version === version || program.version === here.version) write(id, withSaved(here, program.version));
    // What was removed meanwhile is asked about once more, and what is written on it by now sent.
    else if (!here.isRemoved && !basesOf(here).includes(program.version))
      keepBoth(userId, asSaved(program, here), here);
  }

  async function tellRemoved(row: ShelvedProgram): Promise<void> {
    const { program } = await writeToApi(sendPatiently, 'DELETE', '/playground/program/{programId}', {
      path: { programId: row.id },
      query: { bases: basesOf(row).join() },
    });
    refusedPrograms.clear();
    const here = read(row.id);
    if (here?.isRemoved) write(row.id, program && asSaved(program, here));
    else if (here && !program) write(row.id, withSaved(here, null));
  }

  async function ask(): Promise<void> {
    const settled = keptPrograms.idsOf(userId).flatMap((id) => {
      const row = read(id);
      return row && !isUnsaved(row) ? row : [];
    });
    const { items } = await readFromApi(sendPatiently, addressOf('/playground/program'));
    for (const { id, version } of items) {
      const row = read(id);
      if (row && (isUnsaved(row) || row.version === version)) continue;
      const program = await readOne(id);
      if (isStopped) return;
      const here = read(id);
      if (program && !(here && isUnsaved(here))) write(id, asSaved(program, here));
    }
    const there = new Set(items.map(({ id }) => id));
    // What another device has removed, unless somebody has written on it here.
    for (const row of settled) if (!there.has(row.id) && read(row.id) === row) write(row.id, null);
    isAsked = true;
  }

  async function readOne(programId: string): Promise<SavedProgram | null> {
    try {
      return await readFromApi(sendPatiently, addressOf('/playground/program/{programId}', { path: { programId } }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  }

  function onChange(): void {
    if (outbox.isFailing()) return;
    if (questionNow()) void outbox.now();
    else outbox.later();
  }

  takeGuestPrograms(userId);
  const stops = [
    keptPrograms.subscribe(onChange),
    shownPrograms.subscribe(() => {
      isAsked = false;
      onChange();
    }),
    followPage(({ type }) => {
      // Another device may have gone on in the meantime.
      if (type === 'visibilitychange' && document.visibilityState === 'visible') isAsked = false;
      void outbox.now();
    }),
  ];
  void outbox.now();
  return () => {
    isStopped = true;
    outbox.stop();
    for (const stop of stops) stop();
  };
}
