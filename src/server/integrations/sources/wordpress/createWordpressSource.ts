import { z } from 'zod';
import { days, minutes } from '#src/domain/duration.ts';
import { SourceError } from '#src/server/integrations/sources/SourceError.ts';
import type { Source, Sourced, SourceLook } from '#src/server/integrations/sources/source.ts';
import { readPost, type WordpressPost, wordpressPost } from './wordpressPost.ts';

interface Answer {
  /** Where it was found after all redirects. */
  url: string;
  status: number;
  headers: Headers;
  text: () => Promise<string>;
}

/** Reads an address of the network; `openAddress.ts` is one. */
export type AskWordpress = (
  address: string,
  options: { headers: Record<string, string>; maxBytes: number; patience: number; signal: AbortSignal },
) => Promise<Answer>;

interface WordpressSettings {
  /** Where the site is read; its interface is looked for below it. */
  url: string;
  /** `name:application password`; with it come drafts that its user may read, and what the site tells nobody else. */
  password: string | null;
  /** Slug or name of the category whose posts with a recording are episodes. */
  podcastCategory: string | null;
  get: AskWordpress;
}

/** In posts: the most that WordPress gives at once, and the most that one look reads. */
const pageSize = 100;
const mostPosts = 20_000;
const smallestBatch = 10;
/** Of a hundred names each; those behind them are heard of with their posts. */
const mostNamePages = 10;
const maxBytes = 30 * 1024 * 1024;
/** Milliseconds for an answer; a hundred posts with all that belongs to them take a small host some. */
const patience = minutes(1);
/** Clocks and time zones of sites may be wrong by so much; what is known is recognized. */
const overlap = days(1);
/** What was changed as lately as this may be changed once more within the same second, which WordPress would not tell. */
const unsettled = 2000;

/** What a user with a password may ask for; who may not write posts is told of published ones alone. */
const statuses = 'publish,draft,pending';

/** What WordPress answers who may not ask for them: 401 where it does not know who asks. */
const forbiddenStatus = z.object({
  data: z.object({
    details: z.object({
      status: z.object({ code: z.literal('rest_forbidden_status'), data: z.object({ status: z.number() }) }),
    }),
  }),
});

const listed = z.array(
  z.object({ id: z.number().int().positive(), modified_gmt: z.string(), status: z.string().optional() }),
);
const named = z.array(z.object({ id: z.number().int().positive(), name: z.string(), slug: z.string() }));
/**
 * What the last look has seen: how each post stood, and which of them are not for everybody. `total`: as the site counts, which also
 * counts what it does not tell; left out where it is the number of the posts. `names`: of categories, tags and authors.
 */
const markSchema = z.object({
  version: z.literal(2),
  posts: z.record(z.string(), z.string()),
  closed: z.array(z.string()),
  total: z.number().optional(),
  names: z.record(z.string(), z.string()),
});
type Mark = z.output<typeof markSchema>;

/** Posts of a WordPress, over the interface that each has. */
export function createWordpressSource(settings: WordpressSettings): Source {
  const { url, podcastCategory } = settings;
  return {
    name: 'wordpress',
    address: podcastCategory === null ? url : `${url}#${podcastCategory}`,
    atOnce: 4,
    look: (mark, signal) => look(openApi(settings, signal), settings, readMark(mark)),
  };
}

async function look(api: Api, settings: WordpressSettings, mark: Mark | null): Promise<SourceLook | 'unchanged'> {
  const first = await api.list(1, { orderby: 'date', order: 'desc' });
  const names = await namesNow(api, mark?.names ?? {});
  // WordPress does not call a post changed when what it names is called otherwise.
  const isRenamed = Object.entries(mark?.names ?? {}).some(([id, name]) => names[id] !== name);
  if (mark && !isRenamed && (await isUnchanged(api, mark, first))) return 'unchanged';
  const posts = await listAll(api, first);
  const untold = first.total - posts.size;
  const changed = [...posts]
    .filter(([id, modified]) => isRenamed || mark?.posts[id] !== modified)
    .sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([id]) => id);
  const fresh = new Set(changed);
  const closed = new Set(mark?.closed.filter((id) => posts.has(id) && !fresh.has(id)));
  const site = new URL(settings.url);

  async function* things(): AsyncGenerator<Sourced> {
    for (let from = 0; from < changed.length; from += pageSize) {
      const ids = changed.slice(from, from + pageSize);
      const read = new Map((await api.posts(ids)).map((post) => [String(post.id), post]));
      for (const id of ids) {
        const post = read.get(id);
        const thing = post && readPost(post, { site, podcastCategory: settings.podcastCategory });
        if (thing) {
          yield thing;
          continue;
        }
        // Gone since it was listed, or not for everybody.
        if (post) closed.add(id);
        else posts.delete(id);
      }
    }
  }
  return {
    things: things(),
    present: () => new Set([...posts.keys()].filter((id) => !closed.has(id))),
    mark: () => {
      const settled = [...posts].map(([id, modified]) => [id, isSettled(modified, first.at) ? modified : '']);
      const seen: Mark = { version: 2, posts: Object.fromEntries(settled), closed: [...closed], names };
      return JSON.stringify(untold > 0 ? { ...seen, total: first.total } : seen);
    },
  };
}

/** What everything is called that posts name; of what the site does not tell now, as it was. */
async function namesNow(api: Api, before: Mark['names']): Promise<Mark['names']> {
  const all: Mark['names'] = {};
  for (const kind of ['categories', 'tags', 'users'] as const) {
    const names = await api.names(kind);
    const known = Object.entries(before).filter(([id]) => id.startsWith(`${kind} `));
    Object.assign(all, names ?? Object.fromEntries(known));
  }
  return all;
}

interface Page {
  /** With the time of the last change and, of what is not published, how it stands. */
  posts: [id: string, standing: string][];
  total: number;
  /** By the clock of the site. */
  at: number;
}

const standingOf = ({ modified_gmt, status = 'publish' }: z.output<typeof listed>[number]) =>
  status === 'publish' ? modified_gmt : `${modified_gmt} ${status}`;
const changedAt = (standing: string) => Date.parse(`${standing.split(' ')[0]}Z`);
const isSettled = (standing: string, at: number) => !(changedAt(standing) > at - unsettled);

/**
 * Two questions answer it: nothing was changed lately, and as many are there as were, the newest among them known. A post whose
 * hour has come keeps the time of its last change, but is among the newest.
 */
async function isUnchanged(api: Api, { posts, total }: Mark, newest: Page): Promise<boolean> {
  const isKnown = ([id, standing]: [string, string]) => posts[id] === standing;
  if (newest.total !== (total ?? Object.keys(posts).length) || !newest.posts.every(isKnown)) return false;
  const times = Object.values(posts).map(changedAt);
  const last = times.reduce((latest, time) => Math.max(latest, time || 0), 0);
  const since = new Date(Math.max(0, last - overlap)).toISOString();
  const recent = await api.list(1, { orderby: 'modified', order: 'desc', modified_after: since });
  return recent.posts.every(isKnown);
}

async function listAll(api: Api, first: Page): Promise<Map<string, string>> {
  if (first.total > mostPosts) throw new SourceError('too-large', `${first.total} posts are more than ${mostPosts}`);
  if (first.total <= pageSize) return new Map(first.posts);
  const posts = new Map<string, string>();
  // In the order of their ids, so that none is skipped while others are being written.
  for (let page = 1; ; page++) {
    const { posts: listed, total } = await api.list(page, { orderby: 'id', order: 'asc' });
    for (const [id, standing] of listed) posts.set(id, standing);
    // A page in the middle is short of what its user may not read.
    if (page * pageSize >= Math.min(total, mostPosts)) return posts;
  }
}

type Api = ReturnType<typeof openApi>;

function openApi({ url, password, get }: WordpressSettings, signal: AbortSignal) {
  const root = url.endsWith('/') ? url : `${url}/`;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (password) headers.authorization = `Basic ${Buffer.from(password).toString('base64')}`;
  /** Sites whose addresses are numbers have their interface behind a question mark. */
  let isPlain = false;
  let hasDrafts = password !== null;

  function addressFor(parameters: Record<string, string>, what = 'posts'): string {
    const address = new URL(isPlain ? root : `${root}wp-json/wp/v2/${what}`);
    if (isPlain) address.searchParams.set('rest_route', `/wp/v2/${what}`);
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    if (hasDrafts && what === 'posts') address.searchParams.set('status', statuses);
    return address.href;
  }

  async function ask(parameters: Record<string, string>): Promise<{ json: unknown; headers: Headers; isEnd: boolean }> {
    const address = addressFor(parameters);
    const answer = await get(address, { headers, maxBytes, patience, signal });
    if (new URL(answer.url).hostname !== new URL(address).hostname) {
      throw new SourceError('address', `${new URL(address).host} redirects to ${new URL(answer.url).host}`);
    }
    const { status } = answer;
    const text = await answer.text();
    const json = jsonOf(text);
    if (status === 404 && !isPlain && !isProblem(json)) {
      isPlain = true;
      return ask(parameters);
    }
    const forbidden = hasDrafts && status === 400 ? forbiddenStatus.safeParse(json).data : undefined;
    if (forbidden) {
      // A wrong password: what is published would come all the same, and nobody would learn of it.
      if (forbidden.data.details.status.data.status === 401) {
        throw new SourceError('refused', 'WordPress does not know the password', { status: 401 });
      }
      hasDrafts = false;
      return ask(parameters);
    }
    // A page behind the last one is „no more“, in the words of WordPress.
    if (status === 400 && isProblem(json) && json.code === 'rest_post_invalid_page_number') {
      return { json: [], headers: answer.headers, isEnd: true };
    }
    if (status === 401 || status === 403) throw new SourceError('refused', `WordPress answers ${status}`, { status });
    if (status !== 200) throw new SourceError('status', `WordPress answers ${status}`, { status });
    if (json === undefined) throw new SourceError('unreadable', 'WordPress does not answer with JSON');
    return { json, headers: answer.headers, isEnd: false };
  }

  return {
    async list(page: number, parameters: Record<string, string>): Promise<Page> {
      const { json, headers, isEnd } = await ask({
        ...parameters,
        page: String(page),
        per_page: String(pageSize),
        _fields: hasDrafts ? 'id,modified_gmt,status' : 'id,modified_gmt',
      });
      const parsed = listed.safeParse(json);
      const total = Number(headers.get('x-wp-total') ?? Number.NaN);
      if (!parsed.success || (!isEnd && !Number.isInteger(total))) throw unreadable(parsed.error);
      const at = Date.parse(headers.get('date') ?? '') || Date.now();
      return {
        posts: parsed.data.map((post) => [String(post.id), standingOf(post)]),
        total: isEnd ? 0 : total,
        at,
      };
    },

    posts,

    /** `null`: the site does not tell them, as many do not tell who writes. */
    async names(kind: 'categories' | 'tags' | 'users'): Promise<Record<string, string> | null> {
      const names: Record<string, string> = {};
      for (let page = 1; page <= mostNamePages; page++) {
        const parameters = { page: String(page), per_page: String(pageSize), orderby: 'id', _fields: 'id,name,slug' };
        const told = await askForNames(addressFor(parameters, kind));
        if (!told) return null;
        for (const { id, name, slug } of told) names[`${kind} ${id}`] = `${slug} ${name}`;
        if (told.length < pageSize) break;
      }
      return names;
    },
  };

  /** Those of them that are still there. A host that cannot say so much at once is asked for less. */
  async function posts(ids: readonly string[]): Promise<WordpressPost[]> {
    try {
      return await askForPosts(ids);
    } catch (error) {
      const isTooMuch = error instanceof SourceError && (error.code === 'too-large' || error.status === 500);
      if (!isTooMuch || ids.length <= smallestBatch) throw error;
      const half = Math.ceil(ids.length / 2);
      return [...(await posts(ids.slice(0, half))), ...(await posts(ids.slice(half)))];
    }
  }

  /** Guards of WordPresses answer in all sorts of ways, also by hanging up; the posts come all the same. */
  async function askForNames(address: string): Promise<z.output<typeof named> | undefined> {
    try {
      const answer = await get(address, { headers, maxBytes, patience, signal });
      return answer.status === 200 ? named.safeParse(jsonOf(await answer.text())).data : undefined;
    } catch (error) {
      if (signal.aborted || !(error instanceof SourceError)) throw error;
      return undefined;
    }
  }

  async function askForPosts(ids: readonly string[]): Promise<WordpressPost[]> {
    const { json } = await ask({
      include: ids.join(','),
      per_page: String(pageSize),
      orderby: 'include',
      _embed: 'author,wp:featuredmedia,wp:term',
      _fields: 'id,date_gmt,modified_gmt,status,slug,link,title,content,excerpt,meta,_links,_embedded',
    });
    const parsed = z.array(wordpressPost).safeParse(json);
    if (!parsed.success) throw unreadable(parsed.error);
    return parsed.data;
  }
}

const unreadable = (cause: unknown) => new SourceError('unreadable', 'WordPress answers in an unknown form', { cause });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(json: unknown): json is { code: string } {
  return typeof json === 'object' && json !== null && 'code' in json;
}

/** A mark that this version does not know is none: everything is read once more. */
function readMark(mark: string | null): Mark | null {
  const parsed = markSchema.safeParse(mark === null ? undefined : jsonOf(mark));
  return parsed.success ? parsed.data : null;
}
