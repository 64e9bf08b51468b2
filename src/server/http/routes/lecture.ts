import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idSchema } from '#src/contract/conventions.ts';
import { lectureQuerySchema, lectureSchema } from '#src/contract/lecture.ts';
import { lectureJson } from '#src/server/http/presenters/lectureJson.ts';
import { getLecture } from '#src/server/services/catalogue/index.ts';
import { everybody } from './callers.ts';
import { answers, endpoint, sendJson } from './endpoint.ts';

export const lectureContent = endpoint(
  createRoute({
    method: 'get',
    path: '/lecture/{lectureId}',
    summary: 'The content of a lecture; `preview=true` opens a free sample without an account',
    tags: ['lecture'],
    security: everybody,
    request: { params: z.object({ lectureId: idSchema }), query: lectureQuerySchema },
    responses: answers(lectureSchema, 'The lecture', 400, 401, 403, 404),
  }),
  async (c) => {
    const { lectureId } = c.req.valid('param');
    const preview = c.req.valid('query').preview === 'true';
    const lecture = await getLecture({ ctx: c.var.ctx, input: { lectureId, preview } });
    return sendJson(c, await lectureJson(lecture));
  },
);
