import { Hono } from 'hono';
import type { Ctx } from '#src/server/context.ts';
import { sendStored } from '#src/server/http/sendStored.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import { nameRequest } from '#src/server/observe/nameRequest.ts';
import { checkSignedFile } from '#src/server/services/ground/index.ts';
import type { ApiEnv } from './apiEnv.ts';
import { onError } from './problem.ts';

interface Options {
  ctx: () => Ctx;
  store: MediaStore;
}

const path = '/media/lecture/:file';

/** Films and captions that only lectures show: for who has an address that a lecture's answer gave. With ranges. */
export function lectureMedia({ ctx, store }: Options) {
  const app = new Hono<ApiEnv>();
  app.onError(onError);
  app.use(path, nameRequest, async (c, next) => {
    c.set('ctx', ctx());
    await next();
  });
  app.get(path, async (c) => {
    const { until, signature } = c.req.query();
    const file = c.req.param('file');
    await checkSignedFile({ ctx: c.var.ctx, input: { file, until, signature } });
    const response = await sendStored(c, store, file);
    response.headers.set('cache-control', 'private, max-age=3600');
    return response;
  });
  return app;
}
