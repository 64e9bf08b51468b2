import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentIdentity, signOut, startIdentity } from '#src/browser/identity/identity.ts';
import { returnKey } from '#src/browser/identity/returnKeys.ts';
import { keptRows } from '#src/browser/outbox/keptRows.ts';
import { createOutbox, followPage, type Outbox, patiently } from '#src/browser/outbox/outbox.ts';
import { sendAs } from '#src/browser/outbox/sendAs.ts';
import { type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { eventually as eventuallyWithin, realTimeout } from '#tests/support/inRealTime.ts';

// Notes that somebody writes, each a row that waits until the server has it.

interface Note {
  text: string;
}

const rows = keptRows<Note>('note', (text) => JSON.parse(text ?? 'null'));
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('note:'));
const textOf = (id: string, owner = 'ema') => rows.read(owner, id)?.text;

let sent: string[];
let refused: string[];
let answer: () => Promise<Response>;
let stops: (() => void)[];

const eventually = (check: () => void) => eventuallyWithin(check, 2000);

const ok = async () => Response.json({ taken: true });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const say = (status: number, headers: HeadersInit = {}) => {
  return async () => Response.json({ code: 'refused' }, { status, headers });
};

const send: SendRequest = async (path, init) => {
  sent.push(`${path} ${JSON.parse(String(init?.body)).text}`);
  return answer();
};

/** What one tab of somebody does. */
function openTab({ owner = 'ema', pause = 0, via = send }: { owner?: string; pause?: number; via?: SendRequest } = {}) {
  /** What the server has refused waits no more on this page, and stays. */
  const left = new Set<string>();
  const outbox = createOutbox<{ id: string; note: Note }>({
    lock: `notes:${owner}`,
    pause,
    firstDelay: 1000,
    keys: () => rows.idsOf(owner),
    waiting: (id) => {
      const note = left.has(id) ? null : rows.read(owner, id);
      return note && { id, note };
    },
    send: async ({ id, note }) => {
      await writeToApi(patiently(via), 'PUT', '/post/{postId}/comment/{commentId}', {
        path: { postId: 'note', commentId: id },
        body: note,
      });
      if (textOf(id, owner) === note.text) rows.write(owner, id, null);
    },
    onRefused: ({ id }) => {
      left.add(id);
      refused.push(id);
    },
  });
  stops.push(
    outbox.stop,
    followPage(() => void outbox.now()),
  );
  const write = (id: string, text: string) => {
    rows.write(owner, id, { text });
    outbox.later();
  };
  return { outbox, write };
}

const isFailing = (outbox: Outbox) => eventually(() => expect(outbox.isFailing() && !outbox.isSending()).toBe(true));

beforeEach(() => {
  localStorage.clear();
  sent = [];
  refused = [];
  answer = ok;
  stops = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const stop of stops) stop();
  for (const id of rows.idsOf('ema')) rows.write('ema', id, null);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('rows go one after the other in their order, and are gone once the server has them', async () => {
  const { outbox } = openTab();
  let running = 0;
  let most = 0;
  answer = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => realTimeout(resolve, 5));
    running -= 1;
    return Response.json({ taken: true });
  };
  for (const id of ['a', 'b', 'c']) rows.write('ema', id, { text: `text ${id}` });
  const order = rows.idsOf('ema');
  expect(await outbox.now()).toBe(true);
  expect(sent).toEqual(order.map((id) => `/post/note/comment/${id} text ${id}`));
  expect(most).toBe(1);
  expect(stored()).toEqual([]);
});

test('it waits until its writer pauses, and then sends what stands there', async () => {
  const { write } = openTab({ pause: 2000 });
  write('a', 'p');
  await vi.advanceTimersByTimeAsync(1500);
  write('a', 'prvá');
  await vi.advanceTimersByTimeAsync(1999);
  expect(sent).toEqual([]);
  expect(stored()).toEqual(['note:ema:a']);
  await vi.advanceTimersByTimeAsync(1);
  await eventually(() => expect(stored()).toEqual([]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['/post/note/comment/a prvá']);
});

test('what is changed while it is on its way goes again', async () => {
  const { write } = openTab();
  let release: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (release = resolve));
  write('a', 'prvá');
  await eventually(() => expect(sent).toHaveLength(1));
  write('a', 'druhá');
  answer = ok;
  release(Response.json({ taken: true }));
  await eventually(() => expect(stored()).toEqual([]));
  expect(sent).toEqual(['/post/note/comment/a prvá', '/post/note/comment/a druhá']);
});

test('of two tabs one sends at a time, and nothing goes twice', async () => {
  const [one, other] = [openTab(), openTab()];
  let running = 0;
  let most = 0;
  answer = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => realTimeout(resolve, 5));
    running -= 1;
    return Response.json({ taken: true });
  };
  one.write('a', 'v jednej');
  other.write('b', 'v druhej');
  one.write('c', 'v jednej');
  await eventually(() => expect(stored()).toEqual([]));
  await eventually(() => expect(one.outbox.isSending() || other.outbox.isSending()).toBe(false));
  expect(most).toBe(1);
  expect(sent.toSorted()).toEqual([
    '/post/note/comment/a v jednej',
    '/post/note/comment/b v druhej',
    '/post/note/comment/c v jednej',
  ]);
});

test('pauses grow up to a minute while nothing goes through, and begin anew once something has', async () => {
  answer = offline;
  const { outbox, write } = openTab();
  write('a', 'text');
  for (const pause of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    await isFailing(outbox);
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(sent).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    await eventually(() => expect(sent).toHaveLength(before + 1));
  }
  await isFailing(outbox);
  answer = ok;
  await vi.advanceTimersByTimeAsync(60_000);
  await eventually(() => expect(stored()).toEqual([]));
  answer = offline;
  write('a', 'nový');
  await isFailing(outbox);
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(before + 1);
});

test('it waits as long as the server asks', async () => {
  answer = say(429, { 'retry-after': '30' });
  const { outbox, write } = openTab();
  write('a', 'text');
  await isFailing(outbox);
  answer = ok;
  await vi.advanceTimersByTimeAsync(29_999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await eventually(() => expect(stored()).toEqual([]));
});

test.each([401, 408, 429, 500, 503])('an answer of %d loses nothing', async (status) => {
  answer = say(status);
  const { outbox } = openTab();
  rows.write('ema', 'a', { text: 'text' });
  rows.write('ema', 'b', { text: 'text' });
  expect(await outbox.now()).toBe(false);
  expect([stored(), refused]).toEqual([['note:ema:a', 'note:ema:b'], []]);
  // What stands behind it has to wait.
  expect(sent).toHaveLength(1);
  answer = ok;
  await vi.advanceTimersByTimeAsync(1000);
  await eventually(() => expect(stored()).toEqual([]));
});

test.each([400, 403, 404, 412])(
  'a refusal (%d) is told, is no reason to wait, and is not asked for again',
  async (status) => {
    let first = true;
    answer = async () => {
      const response = first ? await say(status)() : await ok();
      first = false;
      return response;
    };
    const { outbox } = openTab();
    rows.write('ema', 'a', { text: 'text' });
    rows.write('ema', 'b', { text: 'text' });
    const [one = ''] = rows.idsOf('ema');
    expect(await outbox.now()).toBe(false);
    expect(refused).toEqual([one]);
    expect(rows.idsOf('ema')).toEqual([one]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await outbox.now()).toBe(true);
    expect(sent).toHaveLength(2);
  },
);

test('offline it waits, and it goes at once when the connection is back', async () => {
  answer = offline;
  const { outbox, write } = openTab();
  write('a', 'text');
  await isFailing(outbox);
  answer = ok;
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(stored()).toEqual([]));
  expect(sent).toHaveLength(2);
});

test('what was written last is kept when the page goes, is sent at once, and by the next page where that was too late', async () => {
  const { outbox, write } = openTab({ pause: 2000 });
  let end: (error: Error) => void = () => undefined;
  answer = () => new Promise((_, reject) => (end = reject));
  write('a', 'posledné slová');
  expect(textOf('a')).toBe('posledné slová');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => expect(sent).toHaveLength(1));
  // The page is gone before an answer.
  outbox.stop();
  end(new TypeError('Failed to fetch'));
  expect(stored()).toEqual(['note:ema:a']);
  answer = ok;
  await openTab({ pause: 2000 }).outbox.now();
  expect(stored()).toEqual([]);
  expect(sent).toEqual(['/post/note/comment/a posledné slová', '/post/note/comment/a posledné slová']);
});

test('stopped it sends nothing, and started again what waits', async () => {
  const { outbox, write } = openTab();
  outbox.stop();
  write('a', 'text');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await outbox.now()).toBe(false);
  expect(sent).toEqual([]);
  outbox.start();
  await eventually(() => expect(stored()).toEqual([]));
});

test('stopped while one is on its way it sends no other', async () => {
  const { outbox } = openTab();
  answer = async () => {
    outbox.stop();
    return Response.json({ taken: true });
  };
  for (const id of ['a', 'b']) rows.write('ema', id, { text: 'text' });
  expect(await outbox.now()).toBe(false);
  expect([sent.length, stored().length]).toEqual([1, 1]);
});

test.each(['full', 'forbidden'])(
  'what a %s storage does not take lives as long as the page, and is sent',
  async (kind) => {
    answer = offline;
    const { outbox, write } = openTab();
    write('a', 'prvá');
    await isFailing(outbox);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException(kind, kind === 'full' ? 'QuotaExceededError' : 'SecurityError');
    });
    expect(rows.write('ema', 'a', { text: 'dlhšia' })).toBe(false);
    expect(rows.write('ema', 'b', { text: 'druhá' })).toBe(false);
    expect([textOf('a'), textOf('b')]).toEqual(['dlhšia', 'druhá']);
    // The next page would find what was there before.
    expect(JSON.parse(localStorage.getItem('note:ema:a') ?? '')).toEqual({ text: 'prvá' });
    answer = ok;
    window.dispatchEvent(new Event('online'));
    await eventually(() => expect(rows.idsOf('ema')).toEqual([]));
    expect(sent.slice(1).toSorted()).toEqual(['/post/note/comment/a dlhšia', '/post/note/comment/b druhá']);
  },
);

test('where a browser denies locks it sends all the same', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('denied', 'SecurityError'));
  const { write } = openTab();
  write('a', 'text');
  await eventually(() => expect(stored()).toEqual([]));
  expect(sent).toEqual(['/post/note/comment/a text']);
});

test('a round that breaks off is told, and does not end the outbox', async () => {
  let isBroken = true;
  const told: string[] = [];
  const outbox = createOutbox<string>({
    lock: 'broken',
    pause: 0,
    firstDelay: 1000,
    keys: () => {
      if (isBroken) throw new Error('broken');
      return ['a'];
    },
    waiting: (key) => (told.includes(key) ? null : key),
    send: async (row) => void told.push(row),
    onRefused: () => undefined,
  });
  const rounds = await Promise.allSettled([outbox.now(), outbox.now()]);
  expect(rounds.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await Promise.all([outbox.now(), outbox.now()])).toEqual([true, true]);
  expect(told).toEqual(['a']);
});

test('rows of another kind or owner are left alone, and what is none of a version’s is nothing', () => {
  localStorage.setItem('note:ema:a', 'nie je JSON');
  localStorage.setItem('notebook:ema:a', '{"text":"iné"}');
  rows.write('', 'a', { text: 'hosťa' });
  expect(textOf('a')).toBeUndefined();
  expect([rows.idsOf('ema'), rows.idsOf('')]).toEqual([['a'], ['a']]);
  expect(rows.read('', 'a')).toBe(rows.read('', 'a'));
  rows.write('', 'a', null);
});

test('a change in another tab is heard', async () => {
  const other = document.createElement('iframe');
  document.body.append(other);
  const heard = new Promise<void>((resolve) => stops.push(rows.subscribe(resolve)));
  other.contentWindow?.localStorage.setItem('note:ema:a', '{"text":"tam"}');
  await heard;
  expect(textOf('a')).toBe('tam');
  other.remove();
});

// As the provider and the API answer: the session of Ema is a real one.
const part = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('=', '');
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const idToken = `${part({ alg: 'RS256' })}.${part({ sub: 'ema', exp: inAnHour, iat: inAnHour - 3600 })}.x`;

async function provider(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(String(address), location.href);
  const tokens = { idToken, refreshToken: 'refresh', expiresIn: '3600' };
  if (pathname.endsWith('accounts:signInWithIdp')) return Response.json({ localId: 'ema', ...tokens });
  if (pathname.endsWith('accounts:lookup')) return Response.json({ users: [{ localId: 'ema', displayName: 'Ema' }] });
  if (pathname.endsWith('/v1/token')) {
    return Response.json({ id_token: idToken, access_token: idToken, refresh_token: 'refresh', expires_in: '3600' });
  }
  // As the browser: nothing of what was given up before goes out.
  init.signal?.throwIfAborted();
  sent.push(`${pathname} ${new Headers(init.headers).get('authorization') === `Bearer ${idToken}` ? 'ema' : 'nobody'}`);
  return new Promise((resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    void answer().then(resolve, reject);
  });
}

test('what one has written is never sent by another one, and an ended session loses nothing', {
  timeout: 30_000,
}, async () => {
  vi.useRealTimers();
  vi.stubGlobal('fetch', vi.fn(provider));
  const page = location.href;
  history.replaceState(null, '', `#${returnKey}=credential&poskytovatel=github`);
  startIdentity({ provider: 'local', apiKey: 'local', projectId: 'local', authDomain: 'localhost' });
  await expect.poll(() => currentIdentity().user?.uid, { timeout: 20_000 }).toBe('ema');
  history.replaceState(null, '', page);

  // Peter was here before.
  rows.write('peter', 'a', { text: 'Petrov' });
  expect(await openTab({ owner: 'peter', via: sendAs('peter') }).outbox.now()).toBe(false);
  expect(sent).toEqual([]);
  expect(textOf('a', 'peter')).toBe('Petrov');

  const { outbox } = openTab({ via: sendAs('ema') });
  rows.write('ema', 'a', { text: 'Emin' });
  expect(await outbox.now()).toBe(true);
  expect(sent).toEqual(['/api/post/note/comment/a ema']);

  // Who goes while it is on its way: the call ends, and the row waits for them.
  answer = () => new Promise(() => undefined);
  rows.write('ema', 'b', { text: 'Emin' });
  const leaving = outbox.now();
  await expect.poll(() => sent).toHaveLength(2);
  const { user } = currentIdentity();
  expect(user?.uid).toBe('ema');
  answer = say(401);
  await signOut({ reason: 'session-ended' });
  const late = new Promise((resolve) => realTimeout(resolve, 5000, 'late'));
  expect(await Promise.race([leaving, late])).toBe(false);
  expect(await outbox.now()).toBe(false);
  expect(sent).toEqual(['/api/post/note/comment/a ema', '/api/post/note/comment/b ema']);
  expect([textOf('b'), refused]).toEqual(['Emin', []]);
  rows.write('peter', 'a', null);
});
