import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { affectedResources } from './affectedResources.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A page as the renderer gives it; `resources` are the API resources that it was made of. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  resources: ReadonlySet<string>;
}

interface Variant {
  body: Buffer;
  /** Flat name–value list, ready for `writeHead`. */
  headers: string[];
  notModifiedHeaders: string[];
}

interface Entry {
  etag: string;
  resources: ReadonlySet<string>;
  renderedAt: number;
  identity: Variant;
  br: Variant | null;
  gzip: Variant | null;
}

interface Options {
  render: (key: string) => Promise<RenderedPage>;
  onError: (error: unknown, key: string) => void;
  now: () => number;
  /** After this many milliseconds a page is served once more as it is and rendered again behind it. */
  maxAge?: number | undefined;
  /** Bytes of all forms of all pages together. */
  maxSize?: number | undefined;
}

/**
 * Rendered pages in memory, with their brotli and gzip forms. Only answers with status 200 are kept.
 * A page is dropped when a resource that it shows changes; an old one is served while it is rendered again.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #underWay = new Map<string, Promise<RenderedPage>>();
  readonly #options: Options & { maxAge: number; maxSize: number };
  /** Counts the drops, so that a page rendered from data of before a change is never kept. */
  #generation = 0;

  constructor(options: Options) {
    this.#options = {
      ...options,
      maxAge: options.maxAge ?? 10 * 60_000,
      maxSize: options.maxSize ?? 96 * 1024 * 1024,
    };
    this.#entries = new LRUCache({
      maxSize: this.#options.maxSize,
      sizeCalculation: (entry) =>
        entry.identity.body.length + (entry.br?.body.length ?? 0) + (entry.gzip?.body.length ?? 0) + 4096,
    });
  }

  /** Answers from memory; `false` when the page is not there and nothing was sent. */
  serve(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#entries.get(key);
    if (!entry) return false;
    if (this.#options.now() - entry.renderedAt > this.#options.maxAge) void this.#refresh(key);
    const accepted = request.headers['accept-encoding'] ?? '';
    const variant =
      (entry.br && accepted.includes('br') && entry.br) ||
      (entry.gzip && accepted.includes('gzip') && entry.gzip) ||
      entry.identity;
    if (request.headers['if-none-match']?.includes(entry.etag)) {
      response.writeHead(304, variant.notModifiedHeaders);
      response.end();
      return true;
    }
    response.writeHead(200, variant.headers);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
    return true;
  }

  /** Renders a page, keeps it if it may be kept, and gives it back; the same page is never rendered twice at once. */
  render(key: string): Promise<RenderedPage> {
    const waiting = this.#underWay.get(key);
    if (waiting) return waiting;
    const generation = this.#generation;
    const page = this.#options.render(key).then((rendered) => {
      if (rendered.status === 200 && generation === this.#generation) this.#keep(key, rendered);
      return rendered;
    });
    this.#underWay.set(key, page);
    const forget = () => this.#underWay.delete(key);
    page.then(forget, forget);
    return page;
  }

  /** Drops every page that shows what has changed (changes as the database tells them: `course:java`, `*`). */
  drop(changes: readonly string[]): void {
    this.#generation += 1;
    this.#underWay.clear();
    const affected = affectedResources(changes);
    for (const [key, entry] of this.#entries.entries()) {
      if (!affected || [...entry.resources].some((resource) => affected.has(resource))) this.#entries.delete(key);
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
    await Promise.allSettled([...this.#underWay.values(), ...this.#compressing]);
  }

  readonly #compressing = new Set<Promise<void>>();

  async #refresh(key: string): Promise<void> {
    const entry = this.#entries.peek(key);
    // Counts as fresh while it is rendered, so that one visitor only pays for it.
    if (entry) entry.renderedAt = this.#options.now();
    await this.render(key).catch((error: unknown) => this.#options.onError(error, key));
  }

  #keep(key: string, page: RenderedPage): void {
    const body = Buffer.from(page.html);
    // Weak, because the encoded forms of a page share it.
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const entry: Entry = {
      etag,
      resources: page.resources,
      renderedAt: this.#options.now(),
      identity: variantOf(page, etag, body, null),
      br: null,
      gzip: null,
    };
    this.#entries.set(key, entry);
    const work = this.#compress(key, entry, page, body).catch((error: unknown) => this.#options.onError(error, key));
    this.#compressing.add(work);
    void work.finally(() => this.#compressing.delete(work));
  }

  async #compress(key: string, entry: Entry, page: RenderedPage, body: Buffer): Promise<void> {
    const br = await compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
    const zipped = await compressGzip(body, { level: 9 });
    if (this.#entries.peek(key) !== entry) return;
    entry.br = variantOf(page, entry.etag, br, 'br');
    entry.gzip = variantOf(page, entry.etag, zipped, 'gzip');
    // Set again, so that the cache counts the new bytes.
    this.#entries.set(key, entry);
  }
}

function variantOf(page: RenderedPage, etag: string, body: Buffer, encoding: 'br' | 'gzip' | null): Variant {
  const shared = Object.entries({ ...page.headers, etag, vary: 'accept-encoding' }).flat();
  const headers = [...shared, 'content-length', String(body.length)];
  if (encoding) headers.push('content-encoding', encoding);
  return { body, headers, notModifiedHeaders: shared };
}
