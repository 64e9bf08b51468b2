import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { mediaAddress } from '#src/domain/media.ts';
import { type Cue, parseVtt } from '#src/domain/vtt.ts';
import type { Ctx } from '#src/server/context.ts';
import type { MediaFileRow } from '#src/server/db/schema/mediaFile.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import type { Get } from '#src/server/integrations/sources/openAddress.ts';
import { SourceError } from '#src/server/integrations/sources/SourceError.ts';
import type { Sourced } from '#src/server/integrations/sources/source.ts';
import type { Inspection } from '#src/server/markdown/inspectText.ts';
import { NoRoomError, RefusedFileError } from '#src/server/services/writing/media/RefusedFileError.ts';
import { slowTextWords } from '#src/server/texts/SlowTextError.ts';
import { inspect, slownessOf } from '#src/server/texts/texts.ts';
import { fileFailureInWords } from './failureInWords.ts';
import { fetchFile } from './fetchFile.ts';
import { readTranscript } from './readTranscript.ts';
import { replacePictures } from './replacePictures.ts';
import { isSummary, summaryOf } from './summaryOf.ts';

/** A thing with all that stands beside its text in the store of the site. */
export interface Brought {
  text: string;
  /** The address of its picture in the store. */
  picture: string | null;
  audio: MediaFileRow | null;
  cues: Cue[];
  /** What of it could not be taken, Slovak sentences. */
  losses: string[];
  /** Something of it may come at another time. */
  isIncomplete: boolean;
  /** What lists say of it. */
  summary: string;
  /** Its text says nothing else. */
  isSummary: boolean;
  /** Of its text; none of one that takes too long. */
  links: Inspection['links'];
}

interface Bringing {
  ctx: Pick<Ctx, 'db' | 'now'>;
  store: MediaStore;
  get: Get;
  signal: AbortSignal;
  /** One of many that come at once. */
  inHaste: boolean;
}

/** So many at once: the source is somebody's server. */
const atOnce = pLimit(4);

/** Fetches what a thing names: its pictures, those in its text, its recording and its transcript. Nothing of it is on the site yet. */
export async function bringFiles(bringing: Bringing, thing: Sourced): Promise<Brought> {
  const { signal, inHaste } = bringing;
  const losses: string[] = [];
  let isIncomplete = false;
  const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      const isExpected = error instanceof SourceError || error instanceof RefusedFileError;
      if (error instanceof NoRoomError || !isExpected || signal.aborted) throw error;
      losses.push(fileFailureInWords(what, error));
      if (error instanceof SourceError && error.mayPass) isIncomplete = true;
      return null;
    }
  };
  const image = (url: string) =>
    attempt(`Obrázok ${shortUrl(url)}`, async () =>
      mediaAddress(await fetchFile({ ...bringing, input: { url, kind: 'image', signal, inHaste } })),
    );

  const slowness = await slownessOf(thing.text);
  if (slowness) losses.push(slowTextWords(slowness.line));
  const urls = await picturesOf(thing);
  const addresses = new Map(await Promise.all(urls.map((url) => atOnce(async () => [url, await image(url)] as const))));
  const audio =
    thing.kind === 'episode'
      ? await attempt('Nahrávka', () =>
          fetchFile({ ...bringing, input: { url: thing.audio.url, kind: 'audio', signal, inHaste } }),
        )
      : null;
  const cues = await cuesOf(bringing, thing, attempt);
  const text = slowness
    ? thing.text
    : await replacePictures(thing.text, (url) => (addresses.has(url) ? (addresses.get(url) ?? null) : url));
  return {
    text,
    ...(await readWords(thing, text, slowness !== null)),
    picture: (thing.picture && addresses.get(thing.picture)) ?? null,
    audio,
    cues: cues ?? [],
    losses,
    isIncomplete,
  };
}

/** Here, since reading takes long, and the thing is stored in a transaction. */
async function readWords(thing: Sourced, text: string, isSlow: boolean) {
  if (isSlow) return { summary: summaryOf(thing, null), isSummary: false, links: [] };
  const summary = summaryOf(thing, await inspect(thing.text));
  const read = (await slownessOf(text)) ? null : await inspect(text);
  return { summary, isSummary: read !== null && isSummary(read, summary), links: read?.links ?? [] };
}

type Attempt = <T>(what: string, work: () => Promise<T>) => Promise<T | null>;

async function cuesOf({ get, signal }: Bringing, thing: Sourced, attempt: Attempt): Promise<Cue[] | null> {
  if (thing.kind === 'video') return thing.captions ? parseVtt(thing.captions) : null;
  if (thing.kind !== 'episode' || !thing.transcript) return null;
  const { url, mimeType } = thing.transcript;
  return attempt('Prepis', () => readTranscript(get, { url, mimeType, signal }));
}

/** The addresses of pictures of other sites that a thing shows, each once; of a text that nobody can read in time its own one. */
export async function picturesOf({ kind, text, picture }: Sourced): Promise<string[]> {
  const images = (await slownessOf(text)) ? [] : (await inspect(text)).images;
  const found = new Set(images.flatMap(({ url }) => (url !== null && /^https?:/i.test(url) ? [url] : [])));
  if (picture && kind !== 'episode') found.add(picture);
  return [...found];
}

const shortUrl = (url: string) => url.split(/[?#]/)[0]?.split('/').at(-1) || url;

/** Of all that a source says of a thing: the same words have the same one. */
export const hashOf = (thing: Sourced): string => createHash('sha256').update(JSON.stringify(thing)).digest('hex');
