import { Readable } from 'node:stream';

interface WorkAhead<T, R> {
  /** How many things are worked on at once. */
  atOnce: number;
  /** What is under way when nobody wants the rest is told by the signal. */
  work: (thing: T, signal: AbortSignal) => Promise<R>;
  signal: AbortSignal;
}

/** Works on the next things while somebody looks at the last one, and answers in the order of the things. */
export async function* workAhead<T, R>(
  things: AsyncIterable<T> | Iterable<T>,
  { atOnce, work, signal }: WorkAhead<T, R>,
): AsyncGenerator<R> {
  const ended = new AbortController();
  const stop = AbortSignal.any([signal, ended.signal]);
  try {
    yield* Readable.from(things).map((thing: T) => work(thing, stop), { concurrency: atOnce, signal: stop });
  } finally {
    ended.abort();
  }
}
