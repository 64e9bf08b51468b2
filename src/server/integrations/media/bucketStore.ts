import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { hours, seconds } from '#src/domain/duration.ts';
import type { BucketConfig } from '#src/server/config/ServerConfig.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { OutageError } from '#src/server/network/outage.ts';
import type { MediaStore } from './mediaStore.ts';

/** Milliseconds until a bucket has to begin its answer; a film may take its time on the way there. */
const patience = { usual: seconds(15), put: hours(1) };

const usualDraftFolder = join(tmpdir(), 'prvy-riadok-uploads');

export function createBucketStore({ url, ...account }: BucketConfig, draftFolder = usualDraftFolder): MediaStore {
  // What is asked again is a stream that was read, so nothing is.
  const client = new AwsClient({ ...account, service: 's3', retries: 0 });
  const ask = async (name: string, init: RequestInit & { method: string }, longest = patience.usual) => {
    const signed = await client.sign(`${url}/${name}`, init);
    const begins = new AbortController();
    const timer = setTimeout(() => begins.abort(), longest);
    try {
      return await fetch(signed, { signal: begins.signal });
    } catch (error) {
      throw new OutageError('service-unavailable', 'The bucket of the files does not answer.', error);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    draftFolder,
    put: async (name, draft, contentType) => {
      const { size } = await stat(draft);
      const body = Readable.toWeb(createReadStream(draft)) as unknown as BodyInit;
      const headers = { 'content-type': contentType, 'content-length': String(size) };
      expectSuccess(await ask(name, { method: 'PUT', body, headers, duplex: 'half' } as never, patience.put));
      await rm(draft);
    },
    stat: async (name) => {
      const answer = await ask(name, { method: 'HEAD' });
      if (answer.status === 404) return null;
      expectSuccess(answer);
      const changedAt = new Date(answer.headers.get('last-modified') ?? 0);
      return { bytes: Number(answer.headers.get('content-length')), changedAt };
    },
    get: async (name, range) => {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await ask(name, { method: 'GET', headers });
      if (answer.status === 404) throw new NotFoundError('file');
      expectSuccess(answer);
      return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
    },
    delete: async (name) => {
      const answer = await ask(name, { method: 'DELETE' });
      if (answer.status !== 404) expectSuccess(answer);
    },
  };
}

function expectSuccess({ ok, status }: Response): void {
  if (!ok) throw new OutageError('service-unavailable', `The bucket of the files answers ${status}.`);
}
