import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { productIdSchema } from '#src/contract/order.ts';
import { ownershipSchema } from '#src/contract/progress.ts';
import { isProductOwned } from '#src/server/services/catalogue/index.ts';
import { signedIn } from './callers.ts';
import { answers, endpoint, noQuery } from './endpoint.ts';

export const productOwnership = endpoint(
  createRoute({
    method: 'get',
    path: '/course-product/{productId}/is-owned-by-user',
    summary: 'Whether the caller has bought a product',
    tags: ['course'],
    security: signedIn,
    request: { params: z.object({ productId: productIdSchema }), query: noQuery },
    responses: answers(ownershipSchema, 'The ownership', 400, 401, 404),
  }),
  async (c) => c.json({ isOwned: await isProductOwned({ ctx: c.var.ctx, input: c.req.valid('param') }) }, 200),
);
