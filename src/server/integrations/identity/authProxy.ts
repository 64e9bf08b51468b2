import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

/**
 * Passes Firebase's sign-in pages on from the project's own domain. Browsers keep third parties' storage apart, so a
 * redirect sign-in ends well only when these pages are on the site's host (architecture, identity).
 */
export function authProxyRoutes(authDomain: string): Hono {
  const routes = new Hono();
  routes.all('/__/:folder{auth|firebase}/*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    const headers = new Headers(context.req.raw.headers);
    // The project's domain answers for its own name only, and has no business with the site's cookies.
    for (const name of ['host', 'cookie', 'authorization']) headers.delete(name);
    return proxy(`https://${authDomain}${pathname}${search}`, {
      method: context.req.method,
      headers,
      body: context.req.raw.body,
    });
  });
  return routes;
}
