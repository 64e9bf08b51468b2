import { Hono } from 'hono';
import { storeName } from '#src/domain/mediaNames.ts';
import type { Ctx } from '#src/server/context.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { sendStored } from '#src/server/http/sendStored.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import { nameRequest } from '#src/server/observe/nameRequest.ts';
import type { ApiEnv } from './apiEnv.ts';
import { onError } from './problem.ts';

interface Options {
  ctx: () => Ctx;
  store: MediaStore;
}

const id = ':id{[0-9a-f]{20}}';
const whole = `/subory/${id}/:name{[a-z0-9-]{1,80}\\.(?:mp4|webm|vtt|mp3|m4a|ogg|wav|pdf|zip)}`;
/** A width, or the size of the largest one: `1600x1067`. */
const sized = `/subory/${id}/:size{[0-9]{1,5}(?:x[0-9]{1,5})?}/:name{[a-z0-9-]{1,80}\\.(?:avif|webp)}`;

/**
 * The public files of the store. Their addresses say all that has to be known, so that no database is asked; what a file is called
 * in its address is for people alone.
 */
export function mediaFiles({ ctx, store }: Options) {
  const app = new Hono<ApiEnv>();
  app.onError(onError);
  for (const path of [whole, sized]) {
    app.use(path, nameRequest, async (c, next) => {
      c.set('ctx', ctx());
      await next();
    });
    app.get(path, async (c) => {
      const { id: file = '', size, name = '' } = c.req.param() as Record<string, string>;
      const format = name.slice(name.lastIndexOf('.') + 1);
      const width = size === undefined ? undefined : Number.parseInt(size, 10);
      const stored = storeName({ id: file, isPrivate: false }, format, width);
      const response = await sendStored(c, store, stored).catch((error: unknown) => {
        // A miss is not kept: the same file may be put there anew.
        if (error instanceof NotFoundError) c.header('cache-control', 'no-store');
        throw error;
      });
      response.headers.set('cache-control', 'public, max-age=31536000, immutable');
      if (/^(?:pdf|zip)$/.test(format)) response.headers.set('content-disposition', `attachment; filename="${name}"`);
      return response;
    });
  }
  return app;
}
