import { createRoute } from '@hono/zod-openapi';
import { playgroundStartSchema } from '#src/contract/playgroundStart.ts';
import { presentPlaygroundStart } from '#src/server/http/presenters/presentPlaygroundStart.ts';
import { everybody } from './callers.ts';
import { answers, endpoint, noQuery } from './endpoint.ts';

export const playgroundStart = endpoint(
  createRoute({
    method: 'get',
    path: '/playground/start',
    summary: 'Where programs of „Na pokusy“ run, and the coloured lines of its examples',
    tags: ['playground'],
    security: everybody,
    request: { query: noQuery },
    responses: answers(playgroundStartSchema, 'What the page begins with', 400),
  }),
  async (c) => c.json(await presentPlaygroundStart(), 200),
);
