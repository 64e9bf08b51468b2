import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idSchema, pageQuerySchema } from '#src/contract/conventions.ts';
import {
  groupAudienceSchema,
  groupChoicesSchema,
  groupQuestionSchema,
  issueCreationSchema,
  issueDraftSchema,
  issueNightSchema,
  issuePageSchema,
  issuePreviewQuestionSchema,
  issuePreviewSchema,
  issueRemovedSchema,
  issueScheduleSchema,
  issueSchema,
  issueTestedSchema,
  subscriberFilterSchema,
  subscriberPageSchema,
  subscriberQuerySchema,
  templateKeepingSchema,
  templateListSchema,
} from '#src/contract/desk/letters/deskNewsletter.ts';
import { hours, inSeconds } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import {
  presentIssue,
  presentIssues,
  presentSubscribers,
  presentTemplate,
  subscribersCsv,
} from '#src/server/http/presenters/presentNewsletter.ts';
import { admins, editors } from '#src/server/http/routes/callers.ts';
import { answers, endpoint, jsonBody, noQuery } from '#src/server/http/routes/endpoint.ts';
import { perUser } from '#src/server/http/routes/limits.ts';
import {
  askAudience,
  createIssue,
  endNight,
  exportSubscribers,
  getIssue,
  keepTemplate,
  listGroupChoices,
  listIssues,
  listSubscribers,
  listTemplates,
  openNight,
  pauseIssue,
  previewIssue,
  removeIssue,
  removeSubscriber,
  removeTemplate,
  resumeIssue,
  saveIssue,
  scheduleIssue,
  stopIssue,
  testIssue,
  unscheduleIssue,
} from '#src/server/services/letters/index.ts';

const tags = ['admin'];
const ofIssue = z.object({ issueId: idSchema });
/** The version that the caller has seen: `"3"`. */
const seen = z.object({
  'if-match': z
    .string()
    .regex(/^"[1-9]\d{0,8}"$/, 'must be the version in quotation marks')
    .transform((tag) => Number(tag.slice(1, -1))),
});
/** A draft saves itself while somebody writes. */
const saves = perUser({ name: 'desk-newsletter-saves', points: 120, seconds: 60 });
const previews = perUser({ name: 'desk-newsletter-previews', points: 240, seconds: 60 });
const writes = perUser({ name: 'desk-newsletter', points: 60, seconds: 60 });
const mails = perUser({ name: 'desk-newsletter-tests', points: 60, seconds: inSeconds(hours(1)) });
const exports = perUser({ name: 'desk-subscriber-exports', points: 30, seconds: inSeconds(hours(1)) });

export const issueList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/newsletter',
    summary: 'Newsletters with how their sending goes, the newest first, twenty-five a page. For editors',
    tags,
    security: editors,
    request: { query: pageQuerySchema },
    responses: answers(issuePageSchema, 'A page of newsletters', 400, 401, 403, 404),
  }),
  async (c) => c.json(presentIssues(await listIssues({ ctx: c.var.ctx, input: c.req.valid('query') })), 200),
);

export const issueCreation = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/newsletter',
    summary: 'Begins a newsletter, empty or with the words of another one or of a template. For editors',
    tags,
    security: editors,
    limits: [writes],
    request: { query: noQuery, body: jsonBody(issueCreationSchema) },
    responses: answers(issueSchema, 'The draft', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { ctx } = c.var;
    const issueId = await createIssue({ ctx, input: c.req.valid('json') });
    return c.json(presentIssue(await getIssue({ ctx, input: { issueId } })), 200);
  },
);

export const issuePreview = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/newsletter/preview',
    summary: 'The letter of a draft as it arrives, and where its links lead. For editors',
    tags,
    security: editors,
    limits: [previews],
    request: { query: noQuery, body: jsonBody(issuePreviewQuestionSchema) },
    responses: answers(issuePreviewSchema, 'The letter', 400, 401, 403, 429),
  }),
  async (c) => {
    const { ctx, publicUrl } = c.var;
    const { as, ...draft } = c.req.valid('json');
    return c.json(await previewIssue({ ctx, input: { draft, as, publicUrl } }), 200);
  },
);

export const issueAudience = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/newsletter/audience',
    summary: 'How many a newsletter of some groups would reach now, with the arithmetic. For editors',
    tags,
    security: editors,
    limits: [previews],
    request: { query: noQuery, body: jsonBody(groupQuestionSchema) },
    responses: answers(groupAudienceSchema, 'The counts', 400, 401, 403, 429),
  }),
  async (c) => c.json(await askAudience({ ctx: c.var.ctx, input: c.req.valid('json') }), 200),
);

export const issueGroupChoices = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/newsletter-group',
    summary: 'Courses and languages that groups of readers can be made of. For editors',
    tags,
    security: editors,
    request: { query: noQuery },
    responses: answers(groupChoicesSchema, 'The choices', 400, 401, 403),
  }),
  async (c) => c.json(await listGroupChoices({ ctx: c.var.ctx }), 200),
);

export const issueOne = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/newsletter/{issueId}',
    summary: 'A newsletter with its words and how its sending goes. For editors',
    tags,
    security: editors,
    request: { params: ofIssue, query: noQuery },
    responses: answers(issueSchema, 'The newsletter', 400, 401, 403, 404),
  }),
  async (c) => c.json(presentIssue(await getIssue({ ctx: c.var.ctx, input: c.req.valid('param') })), 200),
);

export const issueSaving = endpoint(
  createRoute({
    method: 'put',
    path: '/admin/newsletter/{issueId}',
    summary: 'Saves a draft, if `If-Match` is its version. For editors',
    tags,
    security: editors,
    limits: [saves],
    request: { params: ofIssue, query: noQuery, headers: seen, body: jsonBody(issueDraftSchema) },
    responses: answers(issueSchema, 'The draft as it is now', 400, 401, 403, 404, 412, 429),
  }),
  async (c) => {
    const { ctx } = c.var;
    const { issueId } = c.req.valid('param');
    const { 'if-match': version } = c.req.valid('header');
    await saveIssue({ ctx, input: { issueId, version, draft: c.req.valid('json') } });
    return c.json(presentIssue(await getIssue({ ctx, input: { issueId } })), 200);
  },
);

export const issueRemoval = endpoint(
  createRoute({
    method: 'delete',
    path: '/admin/newsletter/{issueId}',
    summary: 'Throws a draft away; after a recent sign-in. For editors',
    tags,
    security: editors,
    limits: [writes],
    request: { params: ofIssue, query: noQuery },
    responses: answers(issueRemovedSchema, 'It is gone', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    await removeIssue({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json({ removed: true as const }, 200);
  },
);

export const issueTesting = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/newsletter/{issueId}/test',
    summary: 'Mails a newsletter to the caller, if `If-Match` is its version. For editors',
    tags,
    security: editors,
    limits: [mails],
    request: { params: ofIssue, query: noQuery, headers: seen },
    responses: answers(issueTestedSchema, 'To which address', 400, 401, 403, 404, 412, 429),
  }),
  async (c) => {
    const { issueId } = c.req.valid('param');
    const { 'if-match': version } = c.req.valid('header');
    return c.json({ email: await testIssue({ ctx: c.var.ctx, input: { issueId, version } }) }, 200);
  },
);

export const issueScheduling = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/newsletter/{issueId}/schedule',
    summary: 'Lets a draft be sent from a time on, or now; after a recent sign-in. For admins',
    tags,
    security: admins,
    limits: [writes],
    request: { params: ofIssue, query: noQuery, body: jsonBody(issueScheduleSchema) },
    responses: answers(issueSchema, 'The newsletter', 400, 401, 403, 404, 412, 429),
  }),
  async (c) => {
    const { ctx } = c.var;
    const { issueId } = c.req.valid('param');
    const { adminEmails } = c.var.integrations;
    await scheduleIssue({ ctx, input: { issueId, ...c.req.valid('json'), adminEmails } });
    return c.json(presentIssue(await getIssue({ ctx, input: { issueId } })), 200);
  },
);

export const issueNight = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/newsletter/{issueId}/night',
    summary: 'Lets a newsletter leave at night, too, and mails why to all admins; after a recent sign-in. For admins',
    tags,
    security: admins,
    limits: [writes],
    request: { params: ofIssue, query: noQuery, body: jsonBody(issueNightSchema) },
    responses: answers(issueSchema, 'The newsletter', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { ctx, integrations } = c.var;
    const { issueId } = c.req.valid('param');
    const { adminEmails } = integrations;
    await openNight({ ctx, input: { issueId, ...c.req.valid('json'), adminEmails } });
    return c.json(presentIssue(await getIssue({ ctx, input: { issueId } })), 200);
  },
);

export const issueUnscheduling = steeringEndpoint(
  'unschedule',
  unscheduleIssue,
  'Makes a draft of a newsletter that has not begun. For admins',
);
export const issuePausing = steeringEndpoint('pause', pauseIssue, 'Lets the sending of a newsletter wait. For admins');
export const issueResuming = steeringEndpoint('resume', resumeIssue, 'Lets the sending go on. For admins');
export const issueNightEnd = steeringEndpoint(
  'night-end',
  endNight,
  'Lets a newsletter wait for mornings again. For admins',
);
export const issueStopping = steeringEndpoint(
  'stop',
  stopIssue,
  'Ends the sending for good; after a recent sign-in. For admins',
);

function steeringEndpoint(verb: string, act: typeof pauseIssue, summary: string) {
  return endpoint(
    createRoute({
      method: 'post',
      path: `/admin/newsletter/{issueId}/${verb}`,
      summary,
      tags,
      security: admins,
      limits: [writes],
      request: { params: ofIssue, query: noQuery },
      responses: answers(issueSchema, 'The newsletter', 400, 401, 403, 404, 429),
    }),
    async (c) => {
      const { ctx } = c.var;
      const input = c.req.valid('param');
      await act({ ctx, input });
      return c.json(presentIssue(await getIssue({ ctx, input })), 200);
    },
  );
}

export const templateList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/newsletter-template',
    summary: 'Words that newsletters begin with, what was used last first. For editors',
    tags,
    security: editors,
    request: { query: noQuery },
    responses: answers(templateListSchema, 'The templates', 400, 401, 403),
  }),
  async (c) => c.json(await presentedTemplates(c.var.ctx), 200),
);

export const templateKeeping = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/newsletter-template',
    summary: 'Keeps the words of a newsletter as a template; one of this name is replaced. For editors',
    tags,
    security: editors,
    limits: [writes],
    request: { query: noQuery, body: jsonBody(templateKeepingSchema) },
    responses: answers(templateListSchema, 'The templates', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { ctx } = c.var;
    await keepTemplate({ ctx, input: c.req.valid('json') });
    return c.json(await presentedTemplates(ctx), 200);
  },
);

export const templateRemoval = endpoint(
  createRoute({
    method: 'delete',
    path: '/admin/newsletter-template/{templateId}',
    summary: 'Throws a template away. For editors',
    tags,
    security: editors,
    limits: [writes],
    request: { params: z.object({ templateId: idSchema }), query: noQuery },
    responses: answers(templateListSchema, 'The templates that are left', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { ctx } = c.var;
    await removeTemplate({ ctx, input: c.req.valid('param') });
    return c.json(await presentedTemplates(ctx), 200);
  },
);

const presentedTemplates = async (ctx: Ctx) => ({ items: (await listTemplates({ ctx })).map(presentTemplate) });

export const subscriberList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/subscriber',
    summary: 'Addresses of the newsletter, the newest first, fifty a page. For editors',
    tags,
    security: editors,
    request: { query: subscriberQuerySchema },
    responses: answers(subscriberPageSchema, 'A page of subscribers', 400, 401, 403, 404),
  }),
  async (c) => c.json(presentSubscribers(await listSubscribers({ ctx: c.var.ctx, input: c.req.valid('query') })), 200),
);

export const subscriberExport = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/subscriber-export',
    summary: 'The addresses of a filter as a table for spreadsheets; after a recent sign-in. For admins',
    tags,
    security: admins,
    limits: [exports],
    request: { query: subscriberFilterSchema },
    responses: {
      ...answers(z.unknown(), 'The table', 400, 401, 403, 429),
      200: { description: 'The table', content: { 'text/csv': { schema: z.any() } } },
    },
  }),
  async (c) => {
    const rows = await exportSubscribers({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.body(subscribersCsv(rows), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="odberatelia.csv"',
    });
  },
);

export const subscriberRemoval = endpoint(
  createRoute({
    method: 'delete',
    path: '/admin/subscriber/{subscriberId}',
    summary: 'Forgets an address of the newsletter; after a recent sign-in. For admins',
    tags,
    security: admins,
    limits: [writes],
    request: { params: z.object({ subscriberId: idSchema }), query: noQuery },
    responses: answers(issueRemovedSchema, 'It is gone', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    await removeSubscriber({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json({ removed: true as const }, 200);
  },
);
