import { minutes, seconds } from '#src/domain/duration.ts';
import { ApiError, type SendRequest } from '#src/queries/apiClient.ts';
import { withinTime } from '#src/withinTime.ts';

interface OutboxOptions<Row> {
  /** Under which what may wait is known, in the order in which it goes. */
  keys: () => string[];
  /** What waits under a key, as it is when its turn comes; `null`: nothing. */
  waiting: (key: string) => Row | null;
  /** Brings a row to the server; once it has it, the row waits no more. @throws as the API does */
  send: (row: Row) => Promise<void>;
  /** The server will not have it: from now on it does not wait, until its writer wants it to. */
  onRefused: (row: Row, refusal: ApiError) => void;
  /** Somebody who writes pauses so many milliseconds; with 0 what is new goes at once. */
  pause: number;
  /** Milliseconds until what has failed goes again; each time twice as long, up to a minute. */
  firstDelay: number;
  /** Tabs that send under one name take turns. */
  lock?: string;
}

export type Outbox = ReturnType<typeof createOutbox>;

const longestDelay = minutes(1);
/** How long somebody who leaves waits for what is still to be sent. */
const farewell = seconds(2);
/** What of the outboxes of this page sends at once. */
const sends = new Set<() => Promise<boolean>>();
const patience = seconds(20);
/** Refusals that pass: the session ended, the server was slow, or there were too many requests. */
const passing = new Set([401, 408, 429]);

/** Whether the server has spoken, and will say the same again. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && !passing.has(error.status);
}

/**
 * Brings rows to the server that their owner keeps until it has them, one after the other. What fails on the way goes again, with growing
 * pauses. Where browsers have no locks two tabs may send the same, so a row that is sent twice has to be as one that is sent once.
 */
export function createOutbox<Row>({ keys, waiting, send, onRefused, pause, firstDelay, lock }: OutboxOptions<Row>) {
  let isStopped = false;
  let isFailing = false;
  let delay = firstDelay;
  /** As the server has asked for. */
  let shortestDelay = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let next: Promise<boolean> | null = null;

  async function sendAll(): Promise<boolean> {
    let isTaken = true;
    isFailing = false;
    for (const key of keys()) {
      if (isStopped) return false;
      const row = waiting(key);
      if (row === null) continue;
      try {
        await send(row);
        delay = firstDelay;
      } catch (error) {
        isTaken = false;
        if (isRefusal(error)) onRefused(row, error);
        else {
          isFailing = true;
          shortestDelay = error instanceof ApiError ? error.retryAfter * 1000 : 0;
          break;
        }
      }
    }
    return isTaken;
  }

  async function round(): Promise<boolean> {
    const isTaken = await exclusively(lock, sendAll).finally(() => {
      running = null;
    });
    if (isFailing) {
      plan(Math.max(delay, shortestDelay));
      delay = Math.min(delay * 2, longestDelay);
    } else later();
    return isTaken;
  }

  function plan(after: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void now(), after);
  }

  /** Sends what waits; answers whether the server has taken all that waited when it was called. */
  function now(): Promise<boolean> {
    clearTimeout(timer);
    if (isStopped) return Promise.resolve(false);
    if (!running) {
      running = round();
      return running;
    }
    next ??= running
      .finally(() => {
        next = null;
      })
      .then(() => (isFailing ? false : now()));
    return next;
  }

  /** Sends what waits when nothing new has come for a while. What comes while something is being sent is looked for once that is done. */
  function later(): void {
    if (running || isStopped || !keys().some((key) => waiting(key) !== null)) return;
    if (pause === 0) void now();
    else plan(pause);
  }

  sends.add(now);
  return {
    now,
    later,
    isSending: () => running !== null,
    /** It waits to send again what has failed. */
    isFailing: () => isFailing,
    /** Sends nothing more, until it is started again. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      sends.delete(now);
    },
    start(): void {
      isStopped = false;
      sends.add(now);
      later();
    },
  };
}

/** Sends all that waits on this page, and waits for it, but not for long. */
export async function settleOutboxes(): Promise<void> {
  await withinTime(farewell, Promise.all([...sends].map((send) => send())), () => []);
}

/** A call that is given up when no answer comes. */
export const patiently =
  (send: SendRequest): SendRequest =>
  (path, init) =>
    send(path, { ...init, signal: AbortSignal.timeout(patience) });

/** Calls back when it is time to send what waits: the connection is back, or the page is left or seen again. Answers a function that stops it. */
export function followPage(callback: (event: Event) => void): () => void {
  window.addEventListener('online', callback);
  document.addEventListener('visibilitychange', callback);
  return () => {
    window.removeEventListener('online', callback);
    document.removeEventListener('visibilitychange', callback);
  };
}

/** One tab after the other. A browser that denies the storage of a site denies its locks as well. */
async function exclusively(name: string | undefined, work: () => Promise<boolean>): Promise<boolean> {
  if (!name || !navigator.locks) return work();
  let done: Promise<boolean> | undefined;
  const begin = () => {
    done ??= work();
    return done;
  };
  await navigator.locks.request(name, begin).catch(begin);
  return begin();
}
