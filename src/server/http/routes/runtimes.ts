import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { idSchema } from '#src/contract/conventions.ts';
import type { Ctx } from '#src/server/context.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { encodedPath, sendFile } from '#src/server/http/sendFile.ts';
import { type NetworkLimits, networkLimits } from '#src/server/integrations/networkLimits.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { type ClientNetwork, createClientNetwork } from '#src/server/network/clientNetwork.ts';
import { nameRequest } from '#src/server/observe/nameRequest.ts';
import { acceptedEncodings } from '#src/server/pages/acceptedEncoding.ts';
import { compressedOnce } from '#src/server/pages/compressedOnce.ts';
import { gamePage } from '#src/server/runtimes/gamePage.ts';
import { javascriptFrame } from '#src/server/runtimes/javascriptFrame.ts';
import { pythonFiles, pythonFrame } from '#src/server/runtimes/pythonFrame.ts';
import { recordedSteps } from '#src/server/runtimes/recordedSteps.ts';
import { sqlFiles, sqlFolder } from '#src/server/runtimes/sqlFiles.ts';
import { gamePath, webFrame } from '#src/server/runtimes/webFrame.ts';
import { getGame } from '#src/server/services/catalogue/index.ts';
import type { ApiEnv } from './apiEnv.ts';
import { clientAddress } from './clientAddress.ts';
import { onError } from './problem.ts';

const frames = { javascript: javascriptFrame, python: pythonFrame, web: webFrame };
const pythonFile = '/runtimes/python/:version/:file';
const sqlFile = '/runtimes/sql/:version/:file';
const stepsFile = '/runtimes/java/:version/:file';
const immutable = 'public, max-age=31536000, immutable';

interface Options {
  /** Without it no header says where a request comes from. */
  clientNetwork?: ClientNetwork;
  limits?: Pick<NetworkLimits, 'games'>;
}

/** The documents in which learners' programs run, each with a policy of its own. An address of the version before leads to today's. */
export function runtimes(
  ctx: () => Ctx,
  { clientNetwork = createClientNetwork(null), limits = networkLimits }: Options = {},
) {
  const app = new Hono<ApiEnv>();
  app.onError(onError);
  for (const [language, frame] of Object.entries(frames)) {
    const path = `/runtimes/${language}/:version/frame.html`;
    app.use(path, nameRequest);
    app.get(path, (c) => {
      const isCurrent = c.req.path === frame.path;
      return c.body(frame.html, 200, { ...frame.headers, ...(!isCurrent && { 'cache-control': 'no-store' }) });
    });
  }
  app.use(pythonFile, nameRequest);
  app.get(pythonFile, async (c, next) => {
    const { directory, folder, sizes } = pythonFiles;
    const file = c.req.param('file');
    const size = sizes.get(file);
    if (size === undefined) return next();
    const path = `/${file}`;
    const encoding = acceptedEncodings(c.req.header('accept-encoding')).find((candidate) =>
      existsSync(join(folder, encodedPath(path, candidate))),
    );
    const response = await sendFile(c, { root: folder, path, encoding });
    if (!response) return next();
    const isCurrent = c.req.path === `${directory}/${file}`;
    response.headers.set('cache-control', isCurrent ? immutable : 'no-store');
    response.headers.set('vary', 'accept-encoding');
    response.headers.set('x-whole-length', String(size));
    return response;
  });

  const compressed = new Map([...sqlFiles].map(([name, { body }]) => [name, compressedOnce(body)]));
  app.use(sqlFile, nameRequest);
  app.get(sqlFile, async (c, next) => {
    const name = c.req.param('file');
    const file = sqlFiles.get(name);
    const form = compressed.get(name);
    if (!file || !form) return next();
    const [encoding] = acceptedEncodings(c.req.header('accept-encoding'));
    const body = await form(encoding);
    return c.body(new Uint8Array(body), 200, {
      ...file.headers,
      ...(encoding && { 'content-encoding': encoding }),
      vary: 'accept-encoding',
      ...(!c.req.path.startsWith(sqlFolder) && { 'cache-control': 'no-store' }),
    });
  });

  const recorded = new Map(
    [...recordedSteps].map(([hash, { path, body }]) => [`${hash}.json`, { path, form: compressedOnce(body) }]),
  );
  app.use(stepsFile, nameRequest);
  app.get(stepsFile, async (c, next) => {
    const file = recorded.get(c.req.param('file'));
    if (!file) return next();
    const [encoding] = acceptedEncodings(c.req.header('accept-encoding'));
    return c.body(new Uint8Array(await file.form(encoding)), 200, {
      'content-type': 'application/json',
      'cache-control': c.req.path === file.path ? immutable : 'no-store',
      'x-robots-tag': 'noindex',
      ...(encoding && { 'content-encoding': encoding }),
      vary: 'accept-encoding',
    });
  });

  const game = gamePath(':lectureId');
  const limiter = createRateLimiter({ pool: null });
  app.use(game, nameRequest, async (c, next) => {
    c.set('ctx', ctx());
    c.set('clientNetwork', clientNetwork);
    await limiter.consume(limits.games, clientAddress(c));
    await next();
  });
  app.get(game, async (c) => {
    const id = idSchema.safeParse(c.req.param('lectureId'));
    if (!id.success) throw new NotFoundError('game');
    const html = await getGame({ ctx: c.var.ctx, input: { lectureId: id.data } });
    return c.body(gamePage(html), 200, { ...webFrame.headers, 'cache-control': 'public, max-age=300' });
  });
  return app;
}
