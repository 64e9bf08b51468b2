import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { newsletterLinkOf } from '#src/domain/newsletterLink.ts';
import { paths } from '#src/domain/paths.ts';
import type { PostedForm } from '#src/domain/postedForm.ts';
import { networkLimits } from '#src/server/integrations/networkLimits.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import type { ClientNetwork } from '#src/server/network/clientNetwork.ts';
import { nameRoute } from '#src/server/observe/nameRequest.ts';
import { createBoundedQueue } from '#src/server/pages/boundedQueue.ts';
import type { RenderedPage } from '#src/server/pages/pageCache.ts';

interface Options {
  api: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };
  /** Draws the page of a key as the answer to a form. */
  render: (key: string, posted: PostedForm) => Promise<RenderedPage>;
  pageKey: (url: URL) => string;
  clientNetwork: ClientNetwork;
  publicUrl: string;
}

type Fields = Record<string, string>;

/** The call of the API that a form stands for. */
interface Call {
  form: PostedForm['form'];
  path: string;
  body: object;
  /** The fields that stand on the page again; no token is among them. */
  shown: readonly string[];
}

/** The forms that work without scripts, by the path of their page. */
const calls: Record<string, (fields: Fields, query: URLSearchParams) => Call> = {
  [paths.newsletter()]: ({ email = '' }, query) => {
    const link = newsletterLinkOf(query);
    if (link)
      return { form: 'newsletterLink', path: `/newsletter/${link.kind}`, body: { token: link.token }, shown: [] };
    return { form: 'newsletter', path: '/newsletter', body: { email, subscribedFrom: 'FOOTER' }, shown: ['email'] };
  },
  [paths.replyMail()]: (_fields, query) => ({
    form: 'replyMailLink',
    path: '/comment/reply-mail/off',
    body: { token: query.get('token') ?? '' },
    shown: [],
  }),
  [paths.feedback()]: ({ message = '', ...rest }) => ({
    form: 'feedback',
    path: '/email-feedback',
    body: { message, ...withoutEmpty(rest, ['email', 'name', 'website']) },
    shown: ['message', 'name', 'email'],
  }),
  [paths.courses()]: ({ nextCourse = '' }) => ({
    form: 'nextCourse',
    path: '/next-course-vote',
    body: { optionId: nextCourse },
    shown: ['nextCourse'],
  }),
};

const maxBodyBytes = 64 * 1024;
const type = 'application/x-www-form-urlencoded';
/** As few at once as leave room for the pages of everybody else. */
const drawing = { atOnce: 2, waiting: 50 };

/**
 * Forms of pages that a browser sends by itself. Each makes the call of the API that its page's scripts would make, under
 * the same rules, and is answered with its page, which says what came of it. Such an answer is kept nowhere.
 */
export function pageForms({
  api,
  render,
  pageKey,
  clientNetwork,
  publicUrl,
}: Options): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const queue = createBoundedQueue(drawing);
  const limiter = createRateLimiter({ pool: null });
  const ownOrigin = new URL(publicUrl).origin;
  const fromOwnPages = csrf({ origin: (origin, c) => [ownOrigin, new URL(c.req.url).origin].includes(origin) });
  const limitBody = bodyLimit({ maxSize: maxBodyBytes });

  const answer = async (context: Context<{ Bindings: HttpBindings }>, call: Call, fields: Fields) => {
    const request = new Request(`http://internal/api${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call.body),
    });
    const said = await api.fetch(request, context.env);
    const page = await render(pageKey(new URL(context.req.url)), {
      form: call.form,
      outcome: outcomeOf(said.status),
      fields: Object.fromEntries(call.shown.map((name) => [name, fields[name] ?? ''])),
    });
    const status = said.ok || page.status !== 200 ? page.status : said.status;
    const retryAfter = said.headers.get('retry-after');
    const headers = { ...page.headers, 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': retryAfter }) };
    return context.body(page.html, status as 200, headers);
  };

  for (const [path, callOf] of Object.entries(calls)) {
    app.post(path, fromOwnPages, limitBody, async (context) => {
      nameRoute(context, path);
      if (context.req.header('content-type')?.split(';')[0] !== type)
        return context.text('Unsupported media type', 415);
      await limiter.consume(networkLimits.pages, clientNetwork(context.env.incoming));
      const fields = readFields(await context.req.text());
      const call = callOf(fields, new URL(context.req.url).searchParams);
      return queue.run(() => answer(context, call, fields));
    });
  }
  return app;
}

/** Browsers send each end of a line as two characters, which the limits of lengths would count. */
function readFields(body: string): Fields {
  const entries = [...new URLSearchParams(body)];
  return Object.fromEntries(entries.map(([name, value]) => [name, value.replaceAll('\r\n', '\n').trim()]));
}

function withoutEmpty(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}

function outcomeOf(status: number): PostedForm['outcome'] {
  if (status < 300) return 'taken';
  return status === 400 || status === 404 ? 'wrong' : 'failed';
}
