import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { minutes } from '#src/domain/duration.ts';
import type { ObservedResponse } from '#src/server/network/observedResponse.ts';
import { acceptedEncodings, type Encoding } from './acceptedEncoding.ts';
import { BusyError, createBoundedQueue } from './boundedQueue.ts';
import { compressors } from './compressPage.ts';

/** Pages in the making hold their data and markup; who finds the queue full is told to come back. */
const rendering = { atOnce: 8, waiting: 100 };
/** Of each encoding one page after the other; one that finds the queue full is compressed when it is asked for again. */
const compressing = { atOnce: 1, waiting: 100 };

/** A page as the renderer gives it. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** The resources of the API that it was made of. */
  resources?: ReadonlySet<string>;
  /** `false`: nobody is likely to ask for it again. */
  isKept?: boolean;
  /** Under this key an error is kept that is the same at many addresses; other errors are not kept. */
  sharedKey?: string;
}

interface Variant {
  body: Buffer;
  /** Flat name–value lists, ready for `writeHead`. */
  headers: string[];
  notModifiedHeaders: string[];
}

/** Ready to be sent. */
interface KeptAnswer {
  status: number;
  headers: string[];
  body: Buffer | null;
}

interface Entry {
  status: number;
  etag: string;
  resources: ReadonlySet<string> | undefined;
  renderedAt: number;
  /** `null`: an error for many addresses, which never changes. */
  address: string | null;
  identity: Variant;
  br: Variant | null;
  gzip: Variant | null;
}

interface Options {
  render: (key: string) => Promise<RenderedPage>;
  onError: (error: unknown, key: string) => void;
  /** `false`: every page is rendered when it is asked for. */
  keepsPages?: boolean;
  compressors?: typeof compressors;
  now: () => number;
  /** After this many milliseconds a page is served once more as it is and rendered again behind it. */
  maxAge?: number | undefined;
  /** Bytes of all forms of all pages together. */
  maxSize?: number | undefined;
}

/**
 * Rendered pages in memory, with their brotli and gzip forms. Answers with status 200 are kept, and shared errors.
 * All are dropped when the content changes; an old one is served while it is rendered again.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #underWay = new Map<string, Promise<RenderedPage>>();
  readonly #options: Options & { maxAge: number; maxSize: number; compressors: typeof compressors };
  /** Counts the drops, so that a page rendered from data of before a change is never kept. */
  #generation = 0;

  constructor(options: Options) {
    this.#options = {
      ...options,
      compressors: options.compressors ?? compressors,
      maxAge: options.maxAge ?? minutes(10),
      maxSize: options.maxSize ?? 96 * 1024 * 1024,
    };
    this.#entries = new LRUCache({
      maxSize: this.#options.maxSize,
      sizeCalculation: (entry) =>
        entry.identity.body.length + (entry.br?.body.length ?? 0) + (entry.gzip?.body.length ?? 0) + 4096,
    });
  }

  /** Answers from memory; `false` when the page is not there and nothing was sent. */
  serve(key: string, request: IncomingMessage, response: ObservedResponse): boolean {
    const answer = this.answer(key, request.headers);
    if (!answer) return false;
    const { status, headers, body } = answer;
    response.writeHead(status, headers);
    if (body && request.method !== 'HEAD') response.end(body);
    else response.end();
    return true;
  }

  /** What a request with these headers is answered from memory; `null` when the page is not there. */
  answer(key: string, headers: IncomingHttpHeaders): KeptAnswer | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (entry.address !== null && this.#options.now() - entry.renderedAt > this.#options.maxAge) {
      void this.#refresh(entry.address, entry);
    }
    if (!entry.br) this.#compressLater(key, entry);
    const variant = variantFor(entry, headers['accept-encoding']);
    if (entry.status === 200 && headers['if-none-match']?.includes(entry.etag)) {
      return { status: 304, headers: variant.notModifiedHeaders, body: null };
    }
    return { status: entry.status, headers: variant.headers, body: variant.body };
  }

  /**
   * Renders a page, keeps it if it may be kept, and gives it back; the same page is never rendered twice at once.
   * @throws BusyError when too many pages wait already.
   */
  render(key: string): Promise<RenderedPage> {
    const waiting = this.#underWay.get(key);
    if (waiting) return waiting;
    const generation = this.#generation;
    const page = this.#rendering
      .run(() => this.#options.render(key))
      .then((rendered) => {
        if (generation === this.#generation) this.#keep(key, rendered);
        return rendered;
      });
    this.#underWay.set(key, page);
    const forget = () => this.#underWay.delete(key);
    page.then(forget, forget);
    return page;
  }

  /**
   * Drops the pages that show a resource; all of them for `*`, which every change of the content is. Learners change
   * reviews more often, and only those of few pages.
   */
  drop(resource: string): void {
    this.#generation += 1;
    this.#underWay.clear();
    for (const [key, { resources }] of this.#entries.entries()) {
      if (resource === '*' || resources?.has(resource)) this.#entries.delete(key);
    }
  }

  /** How many pages are kept. */
  get size(): number {
    return this.#entries.size;
  }

  /** Bytes of all forms of the kept pages. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Resolves when no page is being rendered and every kept page has its compressed forms. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay.values());
    await Promise.allSettled([...this.#compressing.gzip.values(), ...this.#compressing.br.values()]);
  }

  readonly #rendering = createBoundedQueue(rendering);
  readonly #compression = { gzip: createBoundedQueue(compressing), br: createBoundedQueue(compressing) };
  /** What is compressed or waits for it. */
  readonly #compressing = { gzip: new Map<Entry, Promise<void>>(), br: new Map<Entry, Promise<void>>() };

  async #refresh(address: string, entry: Entry): Promise<void> {
    const { renderedAt } = entry;
    // Counts as fresh while it is rendered, so that one visitor only pays for it.
    entry.renderedAt = this.#options.now();
    try {
      await this.render(address);
    } catch (error) {
      if (error instanceof BusyError) entry.renderedAt = renderedAt;
      else this.#options.onError(error, address);
    }
  }

  #keep(address: string, page: RenderedPage): void {
    const { status, sharedKey, resources, isKept = true } = page;
    if (this.#options.keepsPages === false || !isKept) return;
    if (status !== 200 && (sharedKey === undefined || this.#entries.has(sharedKey))) return;
    const body = Buffer.from(page.html);
    // Weak, because the encoded forms of a page share it.
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const shared = Object.entries({ ...page.headers, etag, vary: 'accept-encoding' }).flat();
    const entry: Entry = {
      status,
      etag,
      resources,
      renderedAt: this.#options.now(),
      address: sharedKey === undefined ? address : null,
      identity: variantOf(shared, body, null),
      br: null,
      gzip: null,
    };
    const key = sharedKey ?? address;
    this.#entries.set(key, entry);
    this.#compressLater(key, entry);
  }

  /** Until there is room for it the page is served as it is. */
  #compressLater(key: string, entry: Entry): void {
    for (const encoding of ['gzip', 'br'] as const) {
      const [queue, underWay] = [this.#compression[encoding], this.#compressing[encoding]];
      if (entry[encoding] || underWay.has(entry) || !queue.hasRoom()) continue;
      const work = queue
        .run(() => this.#compress(key, entry, encoding))
        .catch((error: unknown) => this.#options.onError(error, key))
        .finally(() => underWay.delete(entry));
      underWay.set(entry, work);
    }
  }

  async #compress(key: string, entry: Entry, encoding: Encoding): Promise<void> {
    const isCurrent = () => this.#entries.peek(key) === entry;
    if (!isCurrent()) return;
    const { body, notModifiedHeaders } = entry.identity;
    const compressed = await this.#options.compressors[encoding](body);
    if (!isCurrent()) return;
    entry[encoding] = variantOf(notModifiedHeaders, compressed, encoding);
    // Set again, so that the cache counts the new bytes.
    this.#entries.set(key, entry);
  }
}

function variantFor(entry: Entry, header: string | undefined): Variant {
  for (const encoding of acceptedEncodings(header)) {
    const variant = entry[encoding];
    if (variant) return variant;
  }
  return entry.identity;
}

/** `shared` are the headers that all forms of a page have, as a flat list. */
function variantOf(shared: string[], body: Buffer, encoding: Encoding | null): Variant {
  const headers = [...shared, 'content-length', String(body.length)];
  if (encoding) headers.push('content-encoding', encoding);
  return { body, headers, notModifiedHeaders: shared };
}
