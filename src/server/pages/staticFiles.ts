import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const year = 31_536_000;

/**
 * Files of the browser's build and of public/: with ranges for media, and pre-compressed where the build made it.
 * The build's assets carry a hash in their names, so they never change.
 */
export function staticFiles(directory: string) {
  const app = new Hono();
  app.use('/assets/*', async (context, next) => {
    await next();
    if (context.res.ok) context.header('cache-control', `public, max-age=${year}, immutable`);
  });
  app.use('*', async (context, next) => {
    await next();
    // Not in Hono's list of types; players refuse captions of another one.
    if (context.res.ok && context.req.path.endsWith('.vtt')) {
      context.header('content-type', 'text/vtt; charset=utf-8');
    }
  });
  app.use(
    '*',
    serveStatic({
      root: directory,
      precompressed: true,
      onFound: (_path, context) => {
        context.header('cache-control', 'public, max-age=3600');
        context.header('vary', 'accept-encoding');
      },
    }),
  );
  return app;
}
