import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

/**
 * Passes Firebase's sign-in pages on from the project's own domain. Browsers keep third parties' storage apart, so a
 * redirect sign-in ends well only when these pages are on the site's host (architecture, identity). `origin` is the
 * domain's: `https://….firebaseapp.com`.
 */
export function authProxyRoutes(origin: string): Hono {
  const routes = new Hono();
  routes.all('/__/:folder{auth|firebase}/*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    // The project's domain answers for its own name only, and has no business with the site's cookies.
    const { host: _host, cookie: _cookie, authorization: _authorization, ...headers } = context.req.header();
    return proxy(`${origin}${pathname}${search}`, { ...context.req, headers });
  });
  return routes;
}
