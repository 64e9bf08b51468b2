import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  contentCheckSchema,
  contentConflictSchema,
  contentCreationSchema,
  contentDocumentSchema,
  contentFindingsSchema,
  contentIdSchema,
  contentKindSchema,
  contentListQuerySchema,
  contentListSchema,
  contentPreviewSchema,
  contentSavedSchema,
  contentSaveSchema,
  contentStepSchema,
  courseOrderSchema,
  courseTreeSchema,
  firstCourseTreeSchema,
  openContentSchema,
  openRevisionSchema,
  ownAuthorCreatedSchema,
  ownAuthorCreationSchema,
  presenceSchema,
  previewLinkSchema,
  revisionListSchema,
  viewerSchema,
} from '#src/contract/desk/content/deskContent.ts';
import { StaleError } from '#src/server/errors.ts';
import {
  presentConflict,
  presentContentLine,
  presentCourseTree,
  presentOpenContent,
  presentOpenRevision,
  presentPreview,
  presentRevision,
  presentSaved,
} from '#src/server/http/presenters/presentDeskContent.ts';
import { presentPaged } from '#src/server/http/presenters/presentPaged.ts';
import { authors } from '#src/server/http/routes/callers.ts';
import { answers, endpoint, ifMatch, jsonBody, noQuery } from '#src/server/http/routes/endpoint.ts';
import { perUser } from '#src/server/http/routes/limits.ts';
import {
  bePresent,
  checkContent,
  createContent,
  createOwnAuthor,
  getConflict,
  getCourseTree,
  getFirstCourseTree,
  getRevision,
  linkPreview,
  listContent,
  listRevisions,
  openContent,
  orderCourse,
  previewContent,
  saveContent,
  stepContent,
} from '#src/server/services/writing/index.ts';

const tags = ['admin'];
const ofContent = z.object({ kind: contentKindSchema, id: contentIdSchema });
const path = '/admin/content/{kind}/{id}' as const;
/** A text of the greatest length in letters that take three bytes each. */
const bodyBytes = 1_500_000;
/** Editors save by themselves every few seconds, and the preview follows the typing. */
const saves = perUser({ name: 'content-saves', points: 120, seconds: 60 });
const previews = perUser({ name: 'content-previews', points: 240, seconds: 60 });
export const steps = perUser({ name: 'content-steps', points: 60, seconds: 60 });
/** Somebody may have many things open. */
const signs = perUser({ name: 'content-presence', points: 120, seconds: 60 });
export const checks = perUser({ name: 'content-checks', points: 60, seconds: 60 });

export const contentList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/content',
    summary: 'Things of a kind that the caller may write, with how they stand, twenty-five a page',
    tags,
    security: authors,
    request: { query: contentListQuerySchema },
    responses: answers(contentListSchema, 'A page of things', 400, 401, 403, 404),
  }),
  async (c) => {
    const lines = await listContent({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json({ ...presentPaged(lines, presentContentLine), counts: lines.counts, tabs: lines.tabs }, 200);
  },
);

export const firstCourseTree = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/content-tree',
    summary: 'The first course that the caller may write, if there is one, with all that is in it',
    tags,
    security: authors,
    request: { query: noQuery },
    responses: answers(firstCourseTreeSchema, 'The course, or none', 400, 401, 403),
  }),
  async (c) => {
    const tree = await getFirstCourseTree({ ctx: c.var.ctx });
    return c.json({ tree: tree && presentCourseTree(tree) }, 200);
  },
);

export const courseTree = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/content-tree/{courseId}',
    summary: 'A course with all that is in it',
    tags,
    security: authors,
    request: { params: z.object({ courseId: contentIdSchema }), query: noQuery },
    responses: answers(courseTreeSchema, 'The course', 400, 401, 403, 404),
  }),
  async (c) => c.json(presentCourseTree(await getCourseTree({ ctx: c.var.ctx, input: c.req.valid('param') })), 200),
);

export const contentOpening = endpoint(
  createRoute({
    method: 'get',
    path,
    summary: 'A thing with its newest text, for the editor',
    tags,
    security: authors,
    request: { params: ofContent, query: noQuery },
    responses: answers(openContentSchema, 'The thing', 400, 401, 403, 404),
  }),
  async (c) => c.json(presentOpenContent(await openContent({ ctx: c.var.ctx, input: c.req.valid('param') })), 200),
);

export const contentSaving = endpoint(
  createRoute({
    method: 'put',
    path,
    summary: 'Saves a text that was begun from the revision that `If-Match` names; nothing of it is on the web yet',
    tags,
    security: authors,
    bodyBytes,
    limits: [saves],
    request: { params: ofContent, headers: ifMatch, query: noQuery, body: jsonBody(contentSaveSchema) },
    responses: answers(contentSavedSchema, 'The newest revision', 400, 401, 403, 404, 412, 429),
  }),
  async (c) => {
    const seen = Number(c.req.valid('header')['if-match']);
    if (!Number.isSafeInteger(seen)) throw new StaleError('content-changed', 'This is no revision.');
    const input = { ...c.req.valid('param'), ...c.req.valid('json'), seen };
    return c.json(presentSaved(await saveContent({ ctx: c.var.ctx, input })), 200);
  },
);

export const contentStepping = endpoint(
  createRoute({
    method: 'post',
    path: `${path}/step`,
    summary: 'Publishes at once or at a moment, sends to a review, withdraws, archives or revives',
    tags,
    security: authors,
    limits: [steps],
    request: { params: ofContent, query: noQuery, body: jsonBody(contentStepSchema) },
    responses: answers(openContentSchema, 'The thing as it stands now', 400, 401, 403, 404, 412, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), step: c.req.valid('json') };
    return c.json(presentOpenContent(await stepContent({ ctx: c.var.ctx, input })), 200);
  },
);

export const contentChecking = endpoint(
  createRoute({
    method: 'post',
    path: `${path}/check`,
    summary: 'What keeps a text from the web, and what should be looked at',
    tags,
    security: authors,
    bodyBytes,
    limits: [checks],
    request: { params: ofContent, query: noQuery, body: jsonBody(contentCheckSchema) },
    responses: answers(contentFindingsSchema, 'The findings, obstacles first', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await checkContent({ ctx: c.var.ctx, input }), 200);
  },
);

export const contentPreviewing = endpoint(
  createRoute({
    method: 'post',
    path: `${path}/preview`,
    summary: 'A text as the site draws it for a viewer, each block with its line',
    tags,
    security: authors,
    bodyBytes,
    limits: [previews],
    request: {
      params: ofContent,
      query: noQuery,
      body: jsonBody(z.strictObject({ document: contentDocumentSchema, viewer: viewerSchema })),
    },
    responses: answers(contentPreviewSchema, 'The markup', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await presentPreview(await previewContent({ ctx: c.var.ctx, input })), 200);
  },
);

/** A revision as a parameter names it; 0 is the text of the import. */
const revisionNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const ofRevision = ofContent.extend({ revision: revisionNumber });

export const courseOrdering = endpoint(
  createRoute({
    method: 'put',
    path: '/admin/content-tree/{courseId}',
    summary: 'Arranges the chapters and lectures of a course, where `If-Match` names their order; on the web at once',
    tags,
    security: authors,
    limits: [steps],
    request: {
      params: z.object({ courseId: contentIdSchema }),
      headers: ifMatch,
      query: noQuery,
      body: jsonBody(courseOrderSchema),
    },
    responses: answers(courseTreeSchema, 'The course', 400, 401, 403, 404, 412, 429),
  }),
  async (c) => {
    const { ctx } = c.var;
    const { courseId } = c.req.valid('param');
    const seen = c.req.valid('header')['if-match'];
    await orderCourse({ ctx, input: { courseId, seen, ...c.req.valid('json') } });
    return c.json(presentCourseTree(await getCourseTree({ ctx, input: { courseId } })), 200);
  },
);

export const contentCreation = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/content',
    summary: 'Makes a new thing, which nobody sees before it is published',
    tags,
    security: authors,
    limits: [steps],
    request: { query: noQuery, body: jsonBody(contentCreationSchema) },
    responses: answers(ofContent, 'Which one it is', 400, 401, 403, 404, 429),
  }),
  async (c) => c.json(await createContent({ ctx: c.var.ctx, input: c.req.valid('json') }), 200),
);

export const ownAuthorCreation = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/own-author',
    summary: "Makes the lecturer's page of who has none yet; nobody sees it before it is published",
    tags,
    security: authors,
    limits: [steps],
    request: { query: noQuery, body: jsonBody(ownAuthorCreationSchema) },
    responses: answers(ownAuthorCreatedSchema, 'Which one it is', 400, 401, 403, 429),
  }),
  async (c) => c.json(await createOwnAuthor({ ctx: c.var.ctx, input: c.req.valid('json') }), 200),
);

export const contentConflict = endpoint(
  createRoute({
    method: 'get',
    path: `${path}/conflict`,
    summary: 'What somebody else has saved since a revision',
    tags,
    security: authors,
    request: { params: ofContent, query: z.strictObject({ base: revisionNumber }) },
    responses: answers(contentConflictSchema, 'Both texts', 400, 401, 403, 404),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json(presentConflict(await getConflict({ ctx: c.var.ctx, input })), 200);
  },
);

export const contentRevisionList = endpoint(
  createRoute({
    method: 'get',
    path: `${path}/revision`,
    summary: 'What was saved of a thing, the newest first',
    tags,
    security: authors,
    request: { params: ofContent, query: noQuery },
    responses: answers(revisionListSchema, 'The revisions', 400, 401, 403, 404),
  }),
  async (c) => {
    const items = await listRevisions({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json({ items: items.map(presentRevision) }, 200);
  },
);

export const contentRevision = endpoint(
  createRoute({
    method: 'get',
    path: `${path}/revision/{revision}`,
    summary: 'A revision with its text',
    tags,
    security: authors,
    request: { params: ofRevision, query: noQuery },
    responses: answers(openRevisionSchema, 'The revision', 400, 401, 403, 404),
  }),
  async (c) => c.json(presentOpenRevision(await getRevision({ ctx: c.var.ctx, input: c.req.valid('param') })), 200),
);

export const previewLinking = endpoint(
  createRoute({
    method: 'post',
    path: `${path}/preview-link`,
    summary: 'A link under which who has it reads one revision, for a week',
    tags,
    security: authors,
    limits: [steps],
    request: {
      params: ofContent,
      query: noQuery,
      body: jsonBody(z.strictObject({ revision: z.number().int().min(0), viewer: viewerSchema })),
    },
    responses: answers(previewLinkSchema, 'The link', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    const { address, until } = await linkPreview({ ctx: c.var.ctx, input });
    return c.json({ address, until: until.toISOString() }, 200);
  },
);

export const contentPresence = endpoint(
  createRoute({
    method: 'post',
    path: `${path}/presence`,
    summary: 'Says that the caller has a thing open, and hears who else has',
    tags,
    security: authors,
    limits: [signs],
    request: { params: ofContent, query: noQuery },
    responses: answers(presenceSchema, 'Who else', 400, 401, 403, 404, 429),
  }),
  async (c) => c.json(await bePresent({ ctx: c.var.ctx, input: c.req.valid('param') }), 200),
);
