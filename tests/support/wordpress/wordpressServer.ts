import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import recorded from './answers.json' with { type: 'json' };

export type Post = Record<string, unknown> & { id: number; modified_gmt: string; date_gmt: string; status?: string };

interface WordpressServer {
  url: string;
  /** Paths with their queries, in the order in which they were asked for. */
  asked: string[];
}

/** A server of this computer, until the test is over. */
export async function startServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<WordpressServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** The answers that a real WordPress has given (`npm run bench:wordpress -- --record`). */
export function startRecorded(): Promise<WordpressServer> {
  const answers: Record<string, { status: number; headers: Record<string, string>; body: unknown }> = recorded.answers;
  return startServer((request, response) => {
    const found = answers[request.url ?? ''];
    response.writeHead(found?.status ?? 404, found?.headers).end(found ? JSON.stringify(found.body) : 'Not found');
  });
}

/** The posts of the recording, as WordPress has told them. */
export function recordedPosts(): Post[] {
  const [body] = Object.entries(recorded.answers).flatMap(([path, { body }]) =>
    path.includes('include=') ? [body] : [],
  );
  return structuredClone(body) as unknown as Post[];
}

/** What categories, tags and users are called; a WordPress may tell none of them. */
export type Names = Record<string, { id: number; name: string; slug: string }[]>;

/**
 * A WordPress of posts that a test changes: its lists, pages and totals, by the rules of the real one. Drafts are for who has a
 * password and may write posts; it counts those, too, that they may not read.
 */
export function startChanging(
  posts: () => Post[],
  { isPlain = false, password = '', mayWrite = true, mayRead = (_: Post): boolean => true, names = {} as Names } = {},
): Promise<WordpressServer> {
  return startServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    const told = names[pathname.split('/').at(-1) ?? ''];
    if (told) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
      return;
    }
    if (isPlain ? searchParams.get('rest_route') !== '/wp/v2/posts' : pathname !== '/wp-json/wp/v2/posts') {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
      return;
    }
    const statuses = searchParams.get('status')?.split(',') ?? ['publish'];
    const isKnown = request.headers.authorization === `Basic ${Buffer.from(password).toString('base64')}`;
    if (statuses.length > 1 && !(isKnown && mayWrite)) {
      const reason = { code: 'rest_forbidden_status', data: { status: isKnown ? 403 : 401 } };
      const problem = { code: 'rest_invalid_param', data: { status: 400, details: { status: reason } } };
      response.writeHead(400).end(JSON.stringify(problem));
      return;
    }
    const include = searchParams.get('include')?.split(',').map(Number);
    const since = searchParams.get('modified_after')?.replace('Z', '') ?? '';
    const key = ({ date: 'date_gmt', modified: 'modified_gmt' } as const)[searchParams.get('orderby') ?? ''] ?? 'id';
    const sign = searchParams.get('order') === 'asc' ? 1 : -1;
    const all = posts()
      .filter(({ status = 'publish' }) => statuses.includes(status))
      .filter(({ id, modified_gmt }) => (!include || include.includes(id)) && modified_gmt > since)
      .sort((a, b) => sign * (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0));
    const size = Number(searchParams.get('per_page'));
    const page = Number(searchParams.get('page') ?? 1);
    const shown = all.slice((page - 1) * size, page * size).filter(mayRead);
    response
      .writeHead(200, { 'content-type': 'application/json', 'x-wp-total': String(all.length) })
      .end(JSON.stringify(shown));
  });
}
