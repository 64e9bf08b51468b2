import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import type { Proving } from '#src/components/desk/content/ProvingBar.tsx';
import { exercisesIn, found, notRun, proveTask } from '#src/containers/desk/tasks/proveTask.ts';
import type {
  ContentFinding,
  ContentPublication,
  OpenContent,
  PlanRow,
} from '#src/contract/desk/content/deskContent.ts';
import { keyOf } from '#src/domain/desk/content/publication.ts';
import { checkPublication, openContent, previewContent } from '#src/queries/desk/content/deskContent.ts';

type Things = ContentPublication['things'];

interface Checked {
  /** By the key of a row; `null` before the first answer. */
  findings: ReadonlyMap<string, readonly ContentFinding[]> | null;
  state: 'ready' | 'busy' | 'stopped' | 'failed';
  proving: Proving | null;
  /** Exercises of the rows that do what they have to, as far as this visit had to know. */
  proven: number;
  error: Error | null;
}

type Open = (row: PlanRow) => Promise<OpenContent>;

interface Waiting {
  row: PlanRow;
  /** What the proof names. */
  id: string;
  hash: string;
}

/** What keeps rows from the web; their exercises are run here, one after the other, each text of one once. */
export function usePublicationCheck(userId: string, rows: readonly PlanRow[]) {
  const [checked, setChecked] = useState<Checked>({
    findings: null,
    state: 'busy',
    proving: null,
    proven: 0,
    error: null,
  });
  const run = useRef(0);
  const latest = useRef(rows);
  const queryClient = useQueryClient();
  useEffect(() => {
    latest.current = rows;
  });

  const check = useCallback(async () => {
    run.current += 1;
    const own = run.current;
    const isOver = () => own !== run.current;
    const asked = latest.current;
    setChecked((before) => ({ ...before, state: 'busy', proving: null, error: null }));
    try {
      const first = await checkOf(asked, []);
      const waiting = asked.flatMap((row) =>
        (first.get(keyOf(row)) ?? []).flatMap((finding) => waitingOf(row, finding)),
      );
      const unknown = waiting.filter(({ hash }) => !found.has(hash));
      if (!isOver()) setChecked((before) => ({ ...before, findings: judged(first) }));
      const open: Open = ({ kind, id }) => queryClient.fetchQuery(openContent(userId, kind, id));
      await proveAll(open, unknown, isOver, (proving) =>
        setChecked((before) => ({ ...before, proving, findings: judged(first) })),
      );
      if (isOver()) return;
      const passed = waiting.filter(({ hash }) => found.get(hash) === null);
      // Told at once, so that whoever comes back, or somebody else, need not run them again.
      const last = passed.length > 0 ? await checkOf(asked, passed) : first;
      if (isOver()) return;
      setChecked({ findings: judged(last), state: 'ready', proving: null, proven: passed.length, error: null });
    } catch (error) {
      if (!isOver()) setChecked((before) => ({ ...before, state: 'failed', proving: null, error: error as Error }));
    }
  }, [userId, queryClient]);
  const stop = () => {
    run.current += 1;
    setChecked((before) => ({ ...before, state: 'stopped', proving: null }));
  };
  const texts = rows.map((row) => `${keyOf(row)} ${row.revision}`).join();
  useEffect(() => {
    if (texts === '') {
      run.current += 1;
      setChecked({ findings: new Map(), state: 'ready', proving: null, proven: 0, error: null });
      return undefined;
    }
    // Who ticks several rows is asked about once.
    const timer = setTimeout(() => void check(), 300);
    return () => clearTimeout(timer);
  }, [check, texts]);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );
  return { ...checked, check, stop };
}

async function checkOf(rows: readonly PlanRow[], passed: readonly Waiting[]): Promise<Map<string, ContentFinding[]>> {
  const { things } = await checkPublication(sendToApi, { things: thingsOf(rows, passed) });
  return new Map(things.map((thing) => [keyOf(thing), thing.findings]));
}

const thingsOf = (rows: readonly PlanRow[], passed: readonly Waiting[]): Things =>
  rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    revision: row.revision,
    proofs: passed.filter((one) => one.row === row).map(({ id, hash }) => ({ id, hash })),
  }));

const waitingOf = (row: PlanRow, { kind, field, detail }: ContentFinding): Waiting[] =>
  kind === 'exercise-unproven' && field && detail ? [{ row, id: field, hash: detail }] : [];

/** The findings as they are after the run of what was not proven. */
function judged(
  findings: ReadonlyMap<string, readonly ContentFinding[]>,
): ReadonlyMap<string, readonly ContentFinding[]> {
  const judge = (finding: ContentFinding): ContentFinding[] => {
    const wrong = finding.kind === 'exercise-unproven' && finding.detail ? found.get(finding.detail) : undefined;
    if (wrong === undefined) return [finding];
    if (wrong === null) return [];
    return [{ ...finding, kind: 'exercise-broken', title: `Úloha „${finding.field}“ neprejde`, detail: wrong }];
  };
  return new Map([...findings].map(([key, list]) => [key, list.flatMap(judge)]));
}

async function proveAll(
  open: Open,
  unknown: readonly Waiting[],
  isOver: () => boolean,
  onProving: (proving: Proving) => void,
): Promise<void> {
  const start = performance.now();
  const texts = new Map<PlanRow, ReturnType<typeof exercisesIn>>();
  for (const [done, { row, id, hash }] of unknown.entries()) {
    if (isOver()) return;
    const left = done === 0 ? null : Math.ceil((((performance.now() - start) / done) * (unknown.length - done)) / 1000);
    onProving({ done, all: unknown.length, now: `${row.name}, „${id}“`, left });
    const exercises = texts.get(row) ?? (await exercisesOf(open, row));
    texts.set(row, exercises);
    const exercise = exercises.get(id);
    const wrong = exercise ? await proveTask(exercise) : 'Jej zápis sa nedá prečítať.';
    found.set(hash, wrong);
    if (wrong === notRun) found.delete(hash);
  }
}

async function exercisesOf(open: Open, row: PlanRow) {
  const { kind, id } = row;
  const { document } = await open(row);
  const { html } = await previewContent(sendToApi, kind, id, { document, viewer: 'buyer' });
  return exercisesIn(html);
}
