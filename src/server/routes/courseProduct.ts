import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { ownershipSchema } from '#src/contract/progress.ts';
import { isProductOwned } from '#src/server/services/course/isProductOwned.ts';
import { answers, endpoint, noQuery } from './endpoint.ts';

/** Ids of products come from the payment provider, which writes them its own way: `prod_Qx7`. */
const productIdSchema = z.string().regex(/^[\w-]{1,64}$/);

export const productOwnership = endpoint(
  createRoute({
    method: 'get',
    path: '/course-product/{productId}/is-owned-by-user',
    summary: 'Whether the caller has bought a product',
    tags: ['course'],
    request: { params: z.object({ productId: productIdSchema }), query: noQuery },
    responses: answers(ownershipSchema, 'The ownership', 400, 401, 404),
  }),
  async (c) => c.json({ isOwned: await isProductOwned({ ctx: c.var.ctx, input: c.req.valid('param') }) }, 200),
);
