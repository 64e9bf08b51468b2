import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deskDrafts } from '#src/browser/desk/deskDrafts.ts';
import { createTextSaver } from '#src/browser/desk/textSaver.ts';

// Tabs of one person that have one lecture open and no network: their editors, and the storage that they share.

type Step = 'open' | 'type' | 'close' | 'leave';

const server = { document: 'Text zo servera.', revision: 4 };
const drafts = () => deskDrafts<string>('lecture', 'cyklus');
const kept = () =>
  drafts()
    .list()
    .map(({ document }) => document);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A tab as `useContentSaver` and `useTextSaver` make it. */
function createTab(name: string) {
  let saver: ReturnType<typeof createTextSaver<string, { revision: number; at: string }>> | undefined;
  const steps: Record<Step, () => void> = {
    open: () => {
      drafts().list();
      const keep = drafts().openPlace();
      saver = createTextSaver({
        ...server,
        save: () => Promise.reject(new TypeError('Failed to fetch')),
        keep: (draft) => keep(draft && { ...draft, owner: 'ema', at: new Date().toISOString() }),
      });
      saver.start();
    },
    type: () => saver?.change(`${server.document} ${name}`),
    // The browser says that the page is hidden for good.
    close: () => saver?.keepNow(),
    // Another screen of the desk: the editor ends.
    leave: () => saver?.stop(),
  };
  return (step: Step) => steps[step]();
}

/** Every order of two rows of steps, each of which keeps its own. */
function interleavings(one: readonly Step[], other: readonly Step[]): [tab: 0 | 1, step: Step][][] {
  const [first, ...rest] = one;
  const [next, ...left] = other;
  if (!first) return [other.map((step) => [1, step])];
  if (!next) return [one.map((step) => [0, step])];
  return [
    ...interleavings(rest, other).map((order) => [[0, first] as [0, Step], ...order]),
    ...interleavings(one, left).map((order) => [[1, next] as [1, Step], ...order]),
  ];
}

const inWords = (order: [0 | 1, Step][]) => order.map(([tab, step]) => `${'AB'[tab]} ${step}`).join(', ');
const writing: Step[] = ['open', 'type', 'close'];
const others = {
  'writes too': writing,
  'only looks and closes': ['open', 'close'],
  'only looks and goes': ['open', 'leave'],
};

describe.each(Object.entries(others))('one tab writes, the other %s', (_, steps) => {
  const rows = interleavings(writing, steps as Step[]).map((order) => [inWords(order), order] as const);
  test.each(rows)('%s', (_order, order) => {
    const tabs = [createTab('Prvá veta.'), createTab('Druhá veta.')] as const;
    for (const [tab, step] of order) tabs[tab](step);
    const typed = order.filter(([, step]) => step === 'type').map(([tab]) => tab);
    const sentences = typed.map((tab) => `${server.document} ${tab === 0 ? 'Prvá' : 'Druhá'} veta.`);
    expect(kept().sort()).toEqual(sentences.sort());
  });
});

test('what is decided about goes, and nothing else', () => {
  for (const name of ['jedna', 'dva']) {
    drafts().openPlace()({ owner: 'ema', base: 4, document: name, at: `2026-11-24T10:00:0${name.length}.000Z` });
  }
  const [first] = drafts().list();
  if (!first) throw new Error('Nothing is kept.');
  expect(kept()).toEqual(['dva', 'jedna']);
  drafts().decided(first);
  expect(kept()).toEqual(['jedna']);
});

test('drafts of the version before are found, and leave their places', () => {
  const draft = { owner: 'ema', base: 4, at: '2026-11-24T10:00:00.000Z' };
  localStorage.setItem(
    'deskDraft lecture cyklus',
    JSON.stringify({ ...draft, document: 'Posledný.', at: '2026-11-24T11:00:00.000Z' }),
  );
  localStorage.setItem('deskDraftAside lecture cyklus', JSON.stringify([{ ...draft, document: 'Odložený.' }]));
  localStorage.setItem('deskDraft lecture cyklus-dva', JSON.stringify({ ...draft, document: 'Iná lekcia.' }));
  expect(kept()).toEqual(['Odložený.', 'Posledný.']);
  expect(kept()).toEqual(['Odložený.', 'Posledný.']);
  expect(Object.keys(localStorage).filter((key) => !key.startsWith('deskDraft lecture cyklus '))).toEqual([
    'deskDraft lecture cyklus-dva',
  ]);
});

test('a full storage says so, and keeps what it had', () => {
  const keep = drafts().openPlace();
  const draft = { owner: 'ema', base: 4, at: '2026-11-24T10:00:00.000Z' };
  expect(keep({ ...draft, document: 'Krátky text.' })).toBe(true);
  localStorage.setItem('deskDraftAside lecture cyklus', JSON.stringify([{ ...draft, document: 'Odložený.' }]));
  let size = 4_000_000;
  while (size > 0) {
    try {
      localStorage.setItem('výplň', (localStorage.getItem('výplň') ?? '') + 'x'.repeat(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  expect(keep({ ...draft, document: 'Dlhší text. '.repeat(20_000) })).toBe(false);
  expect(kept()).toEqual(['Krátky text.']);
  localStorage.removeItem('výplň');
  expect(kept().sort()).toEqual(['Krátky text.', 'Odložený.']);
});

test('a browser that forbids storage keeps nothing, says so, and breaks nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(drafts().openPlace()({ owner: 'ema', base: 4, document: 'Text.', at: '2026-11-24T10:00:00.000Z' })).toBe(
    false,
  );
  expect(kept()).toEqual([]);
});
