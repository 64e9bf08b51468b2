import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Ctx } from '#src/server/context.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { nameRequest } from '#src/server/observe/nameRequest.ts';
import { checkSignedFile } from '#src/server/services/media/checkSignedFile.ts';
import type { ApiEnv } from './endpoint.ts';
import { onError } from './problem.ts';

interface Options {
  ctx: () => Ctx;
  directory: string;
}

const path = '/media/lecture/:file';

/** Films and captions that only lectures show: for who has an address that a lecture's answer gave. With ranges. */
export function lectureMedia({ ctx, directory }: Options) {
  const app = new Hono<ApiEnv>();
  app.onError(onError);
  app.use(path, nameRequest, async (c, next) => {
    c.set('ctx', ctx());
    await next();
  });
  app.get(
    path,
    async (c, next) => {
      const { until, signature } = c.req.query();
      await checkSignedFile({ ctx: c.var.ctx, input: { file: c.req.param('file'), until, signature } });
      await next();
      if (c.error) return;
      c.header('cache-control', 'private, max-age=3600');
      c.header('accept-ranges', 'bytes');
      // Not in Hono's list of types; players refuse captions of another one.
      if (c.req.param('file').endsWith('.vtt')) c.header('content-type', 'text/vtt; charset=utf-8');
    },
    wholeIfChanged(directory),
    serveStatic<ApiEnv>({
      root: directory,
      rewriteRequestPath: (_path, c) => c.req.param('file') ?? '',
    }),
    () => {
      throw new NotFoundError('file');
    },
  );
  return app;
}

/** `If-Range`: a part of a file that has changed would not fit what the player has of the old one, so it gets all. */
function wholeIfChanged(directory: string): MiddlewareHandler<ApiEnv, typeof path> {
  return async (c, next) => {
    const known = c.req.header('if-range');
    if (known && known !== (await lastModified(join(directory, c.req.param('file'))))) {
      const headers = new Headers(c.req.raw.headers);
      headers.delete('range');
      c.req.raw = new Request(c.req.raw, { headers });
    }
    await next();
  };
}

async function lastModified(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => null);
  return found?.mtime.toUTCString();
}
