import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { contentTypeOf } from '#src/server/contentType.ts';
import { NotFoundError } from '#src/server/errors.ts';
import type { ByteRange, MediaStore, StoredFile } from '#src/server/integrations/media/mediaStore.ts';

/** A file of the store as HTTP has it: with validators, conditions and one range. @throws NotFoundError */
export async function sendStored({ req }: Context, store: MediaStore, name: string): Promise<Response> {
  const file = await store.stat(name);
  if (!file) throw new NotFoundError('file');
  const headers = new Headers({
    'accept-ranges': 'bytes',
    etag: etagOf(file),
    'last-modified': file.changedAt.toUTCString(),
  });
  if (isKnown(file, req)) return new Response(null, { status: 304, headers });
  const range = rangeOf(file, req);
  if (range === 'outside') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.bytes}` } });
  }
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  headers.set('content-type', contentTypeOf(name));
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${file.bytes}`);
  const status = range ? 206 : 200;
  if (req.method === 'HEAD' || file.bytes === 0) return new Response(null, { status, headers });
  const body = Readable.toWeb(await store.get(name, range ?? undefined));
  return new Response(body as ReadableStream<Uint8Array>, { status, headers });
}

type Asked = Context['req'];

function etagOf({ bytes, changedAt }: StoredFile): string {
  return `"${bytes.toString(16)}-${changedAt.getTime().toString(16)}"`;
}

/** HTTP knows seconds only. */
const secondOf = (date: Date) => Math.floor(date.getTime() / 1000) * 1000;

function isKnown(file: StoredFile, req: Asked): boolean {
  const tags = req.header('if-none-match');
  if (tags !== undefined)
    return tags.split(',').some((tag) => ['*', etagOf(file)].includes(tag.trim().replace(/^W\//, '')));
  const since = Date.parse(req.header('if-modified-since') ?? '');
  return secondOf(file.changedAt) <= since;
}

/** `null`: all of it, also where a range is not for this file as it is now, or is none that we serve. */
function rangeOf(file: StoredFile, req: Asked): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(req.header('range') ?? '') ?? [];
  if (first === '' && last === '') return null;
  const condition = req.header('if-range');
  if (condition !== undefined && condition !== etagOf(file) && Date.parse(condition) !== secondOf(file.changedAt))
    return null;
  const start = first === '' ? Math.max(0, file.bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? file.bytes - 1 : Math.min(Number(last), file.bytes - 1);
  if (start >= file.bytes) return 'outside';
  return start > end ? null : { start, end };
}
