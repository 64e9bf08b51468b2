import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptPrograms } from '#src/browser/playground/keptPrograms.ts';
import { programShelf, type WrittenOn } from '#src/browser/playground/programShelf.ts';
import { startProgramSync } from '#src/browser/playground/programSync.ts';
import type { ProgramUpdate, SavedProgram } from '#src/contract/playground.ts';
import { isUnsaved, removed } from '#src/domain/playground/shelvedProgram.ts';
import { realTimeout } from '#tests/support/inRealTime.ts';

/** Two devices of one person, each with a shelf of its own: what a browser keeps it keeps by its owner. */
const devices = ['mobil', 'notebook'] as const;
type Device = (typeof devices)[number];
type Connection = 'works' | 'fails' | 'loses answers';

const server = new Map<string, SavedProgram>();
let connections: Record<Device, Connection>;

/** As the server does. */
const sendFrom =
  (device: Device) =>
  async (path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    if (connections[device] === 'fails') throw new TypeError('Failed to fetch');
    const answered = answer(method, new URL(path, 'https://prvyriadok.test'), String(body));
    if (connections[device] === 'loses answers') throw new TypeError('Failed to fetch');
    return answered;
  };

function answer(method: string, { pathname, searchParams }: URL, text: string): Response {
  const id = pathname.split('/').at(-1) ?? '';
  const standing = server.get(id) ?? null;
  if (id === 'program')
    return Response.json({ items: [...server.values()].map(({ id, version }) => ({ id, version })) });
  if (method === 'GET') return standing ? Response.json(standing) : Response.json({}, { status: 404 });
  if (method === 'DELETE') {
    const isSeen = (searchParams.get('bases') ?? '').split(',').includes(standing?.version ?? '');
    if (isSeen) server.delete(id);
    return Response.json({ program: isSeen ? null : standing });
  }
  const { bases, ...program } = JSON.parse(text) as ProgramUpdate;
  if (!standing || bases.includes(standing.version)) server.set(id, { id, ...program });
  return Response.json({ program: server.get(id) });
}

const rowsOf = (device: Device) => keptPrograms.idsOf(device).flatMap((id) => keptPrograms.read(device, id) ?? []);
const textsOf = (device: Device) => rowsOf(device).flatMap(({ files }) => files.map(({ code }) => code));

/** All pauses are over, what can be is sent and asked, until it `isDone`. */
async function settle(isDone: () => boolean): Promise<void> {
  for (let round = 0; round < 500; round += 1) {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(70_000);
    await new Promise((resolve) => realTimeout(resolve, 1));
    if (isDone()) return;
  }
}
/** The devices and the server have the same, and nothing waits. */
function areOne(): boolean {
  const versions = [...server.values()]
    .map(({ version }) => version)
    .toSorted()
    .join();
  return devices.every((device) => {
    const rows = rowsOf(device);
    return (
      !rows.some(isUnsaved) &&
      rows
        .map(({ version }) => version)
        .toSorted()
        .join() === versions
    );
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const action = fc.record({
  device: fc.constantFrom(...devices),
  tab: fc.nat(1),
  act: fc.oneof(
    { weight: 6, arbitrary: fc.constant('write' as const) },
    { weight: 3, arbitrary: fc.constant('open' as const) },
    { weight: 1, arbitrary: fc.constant('remove' as const) },
    { weight: 3, arbitrary: fc.constant('settle' as const) },
    { weight: 3, arbitrary: fc.constantFrom<Connection>('works', 'fails', 'loses answers') },
  ),
});

test('whatever two tabs of two devices write, what nobody has seen and replaced is kept on both', async () => {
  let most = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 40 }), async (actions) => {
      localStorage.clear();
      server.clear();
      connections = { mobil: 'works', notebook: 'works' };
      const stops = [
        programShelf.subscribe(() => undefined),
        ...devices.map((userId) => startProgramSync({ userId, send: sendFrom(userId) })),
      ];
      /** What each tab has open. */
      const tabs = new Map<string, WrittenOn>();
      /** What somebody has seen, and removed or written on. */
      const over = new Set<string | undefined>();
      const textOf = new Map<string, string>();
      for (const [number, { device, tab, act }] of actions.entries()) {
        const name = `${device} ${tab}`;
        const open = tabs.get(name);
        if (act === 'write') {
          const text = `${number}: ${name}`;
          const files = [{ name: 'program.py', code: text }];
          const { program } = programShelf.keep({ language: 'python', name: 'Pokus', files }, open ?? null, device);
          over.add(textOf.get(open?.version ?? ''));
          textOf.set(program.version, text);
          tabs.set(name, program);
        } else if (act === 'open') {
          const shown = rowsOf(device).filter(({ isRemoved }) => !isRemoved);
          const on = shown[number % shown.length];
          if (on) tabs.set(name, on);
        } else if (act === 'remove') {
          const row = open && keptPrograms.read(device, open.id);
          if (!row || row.isRemoved) continue;
          for (const { code } of row.files) over.add(code);
          keptPrograms.write(device, row.id, row.saved === null && row.sent.length === 0 ? null : removed(row));
          tabs.delete(name);
        } else if (act === 'settle') await settle(() => true);
        else connections[device] = act;
      }
      connections = { mobil: 'works', notebook: 'works' };
      await settle(areOne);
      for (const stop of stops) stop();
      const onServer = [...server.values()].flatMap(({ files }) => files.map(({ code }) => code));
      for (const text of textOf.values()) if (!over.has(text)) expect(onServer).toContain(text);
      // Nothing is kept twice, and every device has the same.
      for (const texts of [onServer, ...devices.map(textsOf)]) {
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.toSorted()).toEqual(onServer.toSorted());
      }
      most = Math.max(most, onServer.length);
    }),
    { numRuns: 80 },
  );
  // The cases were such as to leave something.
  expect(most).toBeGreaterThan(2);
}, 120_000);
