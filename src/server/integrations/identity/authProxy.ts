import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { proxy } from 'hono/proxy';
import { plainPageHeaders, signInDownPage } from '#src/server/network/plainPage.ts';

interface Options {
  /** Of the project's own domain: `https://….firebaseapp.com`. */
  origin: string;
  onFailure: (error: unknown) => void;
  /** Milliseconds for the whole answer. */
  timeout?: number;
}

const folders = '/__/:folder{auth|firebase}/*';
/** The largest that is posted is a form with tokens, a few kilobytes. */
const maxBodyBytes = 1024 * 1024;
/**
 * The project's domain answers for its own name only, has no business with the site's cookies, and is to believe nobody who
 * says to have passed a request on.
 */
const keptHere = /^(host|cookie|authorization|forwarded|x-forwarded-.*|x-real-ip)$/;

/**
 * Passes Firebase's sign-in pages on from the project's own domain. Browsers keep third parties' storage apart, so a
 * redirect sign-in ends well only when these pages are on the site's host (architecture, identity).
 */
export function authProxyRoutes({ origin, onFailure, timeout = 15_000 }: Options): Hono {
  const routes = new Hono();
  routes.use(
    folders,
    bodyLimit({ maxSize: maxBodyBytes, onError: (context) => context.text('Content too large', 413) }),
  );
  routes.all(folders, async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const headers = Object.entries(context.req.header()).filter(([name]) => !keptHere.test(name));
    try {
      return await proxy(`${origin}${pathname}${search}`, {
        raw: context.req.raw,
        headers: Object.fromEntries(headers),
        // Where the provider sends a browser is the browser's way, not this process'.
        redirect: 'manual',
        signal: withinTime(context.req.raw.signal, timeout),
      });
    } catch (error) {
      onFailure(error);
      return context.body(signInDownPage, 503, { ...plainPageHeaders, 'retry-after': '30' });
    }
  });
  return routes;
}

/**
 * Ends with the caller or with the time. By a timer of its own: Node may collect the sources of `AbortSignal.any` while
 * a request waits on it, and then the time never ends.
 */
function withinTime(caller: AbortSignal, ms: number): AbortSignal {
  const limit = new AbortController();
  caller.addEventListener('abort', () => limit.abort(caller.reason), { once: true });
  setTimeout(() => limit.abort(new Error('The provider took too long.')), ms).unref();
  return limit.signal;
}
