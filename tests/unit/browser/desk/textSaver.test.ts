import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTextSaver, type SaveCall } from '#src/browser/desk/textSaver.ts';
import type { ContentDocument, ContentSaved } from '#src/contract/desk/content/deskContent.ts';
import { ApiError } from '#src/queries/apiClient.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const text = (of: string): ContentDocument => ({ data: {}, text: of, quiz: null });

/** A server that keeps revisions, and a browser that keeps one draft. */
function opened() {
  const server = {
    revision: 7,
    saves: [] as { text: string; note: string; origin: string }[],
    fails: null as Error | null,
    losesAnswers: false,
    calls: 0,
  };
  const kept: { text: string; base: number }[] = [];
  let draft: { text: string; base: number } | null = null;
  const save: SaveCall<ContentDocument, ContentSaved> = async (
    document,
    { revision, note, origin },
  ): Promise<ContentSaved> => {
    server.calls += 1;
    if (server.fails) throw server.fails;
    const isSame = server.saves.at(-1)?.text === document.text;
    if (!isSame) {
      if (revision !== server.revision) throw new ApiError(412, 'content-changed', '/');
      server.revision += 1;
      server.saves.push({ text: document.text, note, origin });
    }
    if (server.losesAnswers) throw new TypeError('Failed to fetch');
    return { revision: server.revision, at: '2026-11-22T11:03:00.000Z', state: 'changed' };
  };
  const saver = createTextSaver({
    document: text('a'),
    revision: 7,
    save,
    keep: (next) => {
      draft = next && { text: next.document.text, base: next.base };
      if (draft) kept.push(draft);
      return true;
    },
  });
  return { saver, server, draft: () => draft };
}

it('saves two seconds after the last key, once', async () => {
  const { saver, server, draft } = opened();
  saver.change(text('ab'));
  await vi.advanceTimersByTimeAsync(1500);
  saver.change(text('abc'));
  expect(saver.read().phase).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1900);
  expect(server.saves).toEqual([]);
  expect(draft()).toEqual({ text: 'abc', base: 7 });
  await vi.advanceTimersByTimeAsync(200);
  expect(server.saves).toEqual([{ text: 'abc', note: '', origin: 'saved' }]);
  expect(saver.read()).toMatchObject({ phase: 'saved', revision: 8, savedAt: '2026-11-22T11:03:00.000Z' });
  expect(draft()).toBeNull();
});

it('keeps every key in the browser within 300 ms, and the last one when the page is left', async () => {
  const { saver, draft } = opened();
  for (let at = 0; at < 10; at += 1) {
    saver.change(text(`a${'b'.repeat(at)}`));
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(draft()?.text.length).toBeGreaterThan(5);
  saver.change(text('posledné'));
  saver.keepNow();
  expect(draft()).toEqual({ text: 'posledné', base: 7 });
});

describe('What fails', () => {
  it('is tried again until the server has it', async () => {
    const { saver, server, draft } = opened();
    const phases: string[] = [];
    server.fails = new TypeError('Failed to fetch');
    vi.stubGlobal('navigator', { onLine: false });
    saver.change(text('ab'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(saver.read().phase).toBe('offline');
    saver.subscribe(() => phases.push(saver.read().phase));
    vi.stubGlobal('navigator', { onLine: true });
    await vi.advanceTimersByTimeAsync(3000);
    expect(saver.read().phase).toBe('failed');
    server.fails = new ApiError(503, 'unavailable', '/');
    await vi.advanceTimersByTimeAsync(6000);
    expect(saver.read().phase).toBe('failed');
    // What is tried again says nothing else meanwhile.
    expect(new Set(phases)).toEqual(new Set(['failed']));
    expect(draft()).toEqual({ text: 'ab', base: 7 });
    server.fails = null;
    await vi.advanceTimersByTimeAsync(12_000);
    expect(saver.read().phase).toBe('saved');
    expect(draft()).toBeNull();
  });

  it('is no newer text of somebody else where the server had it and only its answer was lost', async () => {
    const { saver, server } = opened();
    server.losesAnswers = true;
    saver.change(text('ab'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(saver.read().phase).toBe('failed');
    saver.change(text('abc'));
    saver.hearOfChange();
    server.losesAnswers = false;
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.saves.map((saved) => saved.text)).toEqual(['ab', 'abc']);
    expect(saver.read()).toMatchObject({ phase: 'saved', revision: 9 });

    server.losesAnswers = true;
    saver.change(text('abcd'));
    await vi.advanceTimersByTimeAsync(2000);
    saver.change(text('abc'));
    server.losesAnswers = false;
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.saves.map((saved) => saved.text)).toEqual(['ab', 'abc', 'abcd', 'abc']);
  });

  it('is never sent over what somebody else has saved', async () => {
    const { saver, server, draft } = opened();
    server.revision = 9;
    saver.change(text('moje'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(saver.read().phase).toBe('changed');
    saver.change(text('moje dlhšie'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.saves).toEqual([]);
    expect(draft()).toEqual({ text: 'moje dlhšie', base: 7 });

    saver.goOnFrom({ revision: 9, document: text('ich') }, text('spojené'));
    expect(await saver.saveNow({ origin: 'merged' })).toBe(true);
    expect(server.saves).toEqual([{ text: 'spojené', note: '', origin: 'merged' }]);
    expect(saver.read()).toMatchObject({ phase: 'saved', revision: 10 });
  });
});

it('saves a version with its note also where nothing is new', async () => {
  const { saver, server } = opened();
  expect(await saver.saveNow({ note: 'Po krúžku' })).toBe(true);
  expect(server.saves).toEqual([{ text: 'a', note: 'Po krúžku', origin: 'saved' }]);
  expect(await saver.saveNow()).toBe(true);
  expect(server.saves).toHaveLength(1);
});

it('sends what was written while it was saving', async () => {
  const { saver, server } = opened();
  saver.change(text('prvé'));
  const saving = saver.saveNow();
  saver.change(text('druhé'));
  await saving;
  expect(saver.read().phase).toBe('waiting');
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.saves.map((saved) => saved.text)).toEqual(['prvé', 'druhé']);
});

it('keeps what is not saved and sends nothing more when it is left', async () => {
  const { saver, server, draft } = opened();
  saver.change(text('rozpísané'));
  saver.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.saves).toEqual([]);
  expect(draft()).toEqual({ text: 'rozpísané', base: 7 });
});

it('goes on with what was begun before, and waits where somebody has saved since', async () => {
  const saves: string[] = [];
  const begin = (isBehind: boolean) =>
    createTextSaver<string, { revision: number; at: string }>({
      document: 'a',
      revision: 7,
      begun: { document: 'ab', isBehind },
      save: async (written, { revision }) => {
        saves.push(written);
        return { revision: revision + 1, at: '2026-11-22T11:03:00.000Z' };
      },
      keep: () => true,
    });
  const saver = begin(false);
  saver.start();
  await vi.advanceTimersByTimeAsync(2100);
  expect(saves).toEqual(['ab']);
  expect(saver.read().phase).toBe('saved');
  const behind = begin(true);
  behind.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(behind.read()).toMatchObject({ phase: 'changed', document: 'ab', revision: 7 });
  expect(saves).toEqual(['ab']);
});

it('never meets itself: what is asked for while a save is under way goes one after the other', async () => {
  const { saver, server } = opened();
  saver.change(text('ab'));
  const first = saver.saveNow();
  saver.change(text('abc'));
  const all = await Promise.all([first, saver.saveNow(), saver.saveNow()]);
  expect(all).toEqual([true, true, true]);
  expect(server.saves.map((save) => save.text)).toEqual(['ab', 'abc']);
  expect(saver.read()).toMatchObject({ phase: 'saved', revision: 9 });
});

it('sends nothing where what was typed has been taken back', async () => {
  const { saver, server, draft } = opened();
  saver.change(text('ab'));
  await vi.advanceTimersByTimeAsync(1000);
  saver.change(text('a'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.saves).toEqual([]);
  expect(saver.read()).toMatchObject({ phase: 'saved', revision: 7 });
  expect(draft()).toBeNull();
});

it('leaves what was refused to who writes: it goes again when they ask, or write on', async () => {
  const { saver, server, draft } = opened();
  server.fails = new ApiError(400, 'invalid-input', '/');
  saver.change(text('ab'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(saver.read().phase).toBe('refused');
  expect(draft()).toEqual({ text: 'ab', base: 7 });
  server.fails = null;
  saver.goOn();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.saves).toEqual([]);
  expect(await saver.saveNow()).toBe(true);
  expect(server.saves.map((saved) => saved.text)).toEqual(['ab']);

  server.fails = new ApiError(400, 'invalid-input', '/');
  saver.change(text('abc'));
  expect(await saver.saveNow()).toBe(false);
  server.fails = null;
  saver.change(text('abcd'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(saver.read()).toMatchObject({ phase: 'saved', revision: 9 });
});

it('keeps the note of a version that could not be saved, and what was written since goes behind it', async () => {
  const { saver, server } = opened();
  server.fails = new ApiError(401, 'sign-in-required', '/');
  saver.change(text('ab'));
  expect(await saver.saveNow({ note: 'Po krúžku' })).toBe(false);
  saver.change(text('abc'));
  server.fails = null;
  saver.goOn();
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.saves).toEqual([
    { text: 'ab', note: 'Po krúžku', origin: 'saved' },
    { text: 'abc', note: '', origin: 'saved' },
  ]);
});

it('says that nothing is saved to all who asked while a save was refused, and does not ask again', async () => {
  const { saver, server } = opened();
  server.revision = 9;
  saver.change(text('moje'));
  const asked = [saver.saveNow(), saver.saveNow({ note: 'Po krúžku' })];
  expect(await Promise.all(asked)).toEqual([false, false]);
  expect(saver.read().phase).toBe('changed');

  const { saver: other, server: refusing } = opened();
  refusing.fails = new ApiError(400, 'invalid-input', '/');
  expect(await other.saveNow({ note: 'Po krúžku' })).toBe(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([server.calls, refusing.calls]).toEqual([1, 1]);
});
