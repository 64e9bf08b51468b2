import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idSchema } from '#src/contract/conventions.ts';
import {
  mediaChangeSchema,
  mediaDeletedSchema,
  mediaFileSchema,
  mediaPageSchema,
  mediaQuerySchema,
  mediaUploadQuerySchema,
} from '#src/contract/desk/media/deskMedia.ts';
import { presentMedia, presentMediaPage } from '#src/server/http/presenters/presentMedia.ts';
import { authors } from '#src/server/http/routes/callers.ts';
import { answers, endpoint, fileBody, jsonBody, noQuery } from '#src/server/http/routes/endpoint.ts';
import { perUser } from '#src/server/http/routes/limits.ts';
import { changeMedia, deleteMedia, getMedia, listMedia, uploadMedia } from '#src/server/services/writing/index.ts';

const tags = ['admin'];
const ofMedia = z.object({ mediaId: idSchema });
const writes = perUser({ name: 'desk-media', points: 120, seconds: 60 });

export const mediaList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/media',
    summary: 'Files of the store with where they are used, the newest first, twenty-four a page. For authors',
    tags,
    security: authors,
    request: { query: mediaQuerySchema },
    responses: answers(mediaPageSchema, 'A page of files', 400, 401, 403, 404),
  }),
  async (c) => c.json(presentMediaPage(await listMedia({ ctx: c.var.ctx, input: c.req.valid('query') })), 200),
);

export const mediaOne = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/media/{mediaId}',
    summary: 'A file of the store and where it is used. For authors',
    tags,
    security: authors,
    request: { params: ofMedia, query: noQuery },
    responses: answers(mediaFileSchema, 'The file', 400, 401, 403, 404),
  }),
  async (c) => c.json(presentMedia(await getMedia({ ctx: c.var.ctx, input: c.req.valid('param') })), 200),
);

export const mediaUpload = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/media',
    summary: 'Takes a file into the store, the body as it is. What it is its content says, not its name. For authors',
    tags,
    security: authors,
    limits: [writes],
    request: { query: mediaUploadQuerySchema, body: fileBody },
    responses: answers(mediaFileSchema, 'The file, also when it was there before', 400, 401, 403, 429, 503),
  }),
  async (c) => {
    const { ctx, integrations } = c.var;
    const { name, private: isPrivate } = c.req.valid('query');
    const input = { name, body: c.req.raw.body, isPrivate: isPrivate !== undefined };
    const mediaId = await uploadMedia({ ctx, store: integrations.media, input });
    return c.json(presentMedia(await getMedia({ ctx, input: { mediaId } })), 200);
  },
);

export const mediaChange = endpoint(
  createRoute({
    method: 'put',
    path: '/admin/media/{mediaId}',
    summary: 'Names a file, says what is seen in it, gives a film its captions. For authors',
    tags,
    security: authors,
    limits: [writes],
    request: { params: ofMedia, query: noQuery, body: jsonBody(mediaChangeSchema) },
    responses: answers(mediaFileSchema, 'The file', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { ctx } = c.var;
    const { mediaId } = c.req.valid('param');
    await changeMedia({ ctx, input: { mediaId, ...c.req.valid('json') } });
    return c.json(presentMedia(await getMedia({ ctx, input: { mediaId } })), 200);
  },
);

export const mediaDeletion = endpoint(
  createRoute({
    method: 'delete',
    path: '/admin/media/{mediaId}',
    summary: 'Takes a file that nothing uses out of the store, after a recent sign-in. For authors',
    tags,
    security: authors,
    limits: [writes],
    request: { params: ofMedia, query: noQuery },
    responses: answers(mediaDeletedSchema, 'It is gone', 400, 401, 403, 404, 429, 503),
  }),
  async (c) => {
    const { ctx, integrations } = c.var;
    const { mediaId } = c.req.valid('param');
    await deleteMedia({ ctx, store: integrations.media, input: { mediaId } });
    return c.json({ id: mediaId }, 200);
  },
);
