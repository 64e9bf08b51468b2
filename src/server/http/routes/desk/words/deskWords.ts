import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idSchema } from '#src/contract/conventions.ts';
import {
  associationAnsweredSchema,
  associationAnswerSchema,
  blockDraftSchema,
  blockPageSchema,
  commentCaseSchema,
  decidedSchema,
  decisionDraftSchema,
  deskCommentPageSchema,
  deskCommentQuerySchema,
  deskReviewPageSchema,
  firstLinksSchema,
  firstLinksSetSchema,
  repeatCaseSchema,
  repeatDecidedSchema,
  repeatHidingSchema,
  repeatLettingSchema,
  repeatUndoSchema,
  reportsReopenedSchema,
  reviewCaseSchema,
  searchQuerySchema,
  waitingPageSchema,
  waitingQuerySchema,
  wordCountsSchema,
} from '#src/contract/desk/words/deskWords.ts';
import {
  presentBlock,
  presentCommentCase,
  presentDeskComment,
  presentDeskReview,
  presentRepeatCase,
  presentReviewCase,
  presentWaiting,
} from '#src/server/http/presenters/presentDeskWords.ts';
import { presentPaged } from '#src/server/http/presenters/presentPaged.ts';
import { moderators } from '#src/server/http/routes/callers.ts';
import { answers, endpoint, jsonBody, noQuery } from '#src/server/http/routes/endpoint.ts';
import { perUser } from '#src/server/http/routes/limits.ts';
import {
  answerComment,
  blockUser,
  countWords,
  getCommentCase,
  getRepeatCase,
  getReviewCase,
  hideRepeat,
  hideWords,
  holdWordsAgain,
  letThroughRepeat,
  letThroughWords,
  listBlocks,
  listDeskComments,
  listDeskReviews,
  listWaitingWords,
  removeWords,
  reopenReports,
  restoreWords,
  setFirstLinksWait,
  unblockUser,
  undoRepeat,
  type WordsKind,
} from '#src/server/services/words/index.ts';

const tags = ['admin'];
const writes = perUser({ name: 'desk-words-writes', points: 60, seconds: 60 });
const ofComment = z.object({ commentId: z.uuid() });
const ofReview = z.object({ reviewId: idSchema });
const ofRepeat = z.object({ sameAs: z.string().regex(/^[\da-f]{32}$/) });
/** As the identity provider makes them. */
const ofLearner = z.object({ id: idSchema.meta({ description: 'Of the learner' }) });
/** Who has left has no other id any more. */
const ofUid = z.object({
  id: z.string().min(1).max(128).meta({ description: 'The uid, as the list of blocks has it' }),
});

export const wordCounts = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/words',
    summary: 'How many comments are reported, hidden and there, how many reviews and blocks. For moderators',
    tags,
    security: moderators,
    request: { query: noQuery },
    responses: answers(wordCountsSchema, 'The counts', 400, 401, 403),
  }),
  async (c) => c.json(await countWords({ ctx: c.var.ctx }), 200),
);

export const waitingWords = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/words/waiting',
    summary:
      'What waits for a look, thirty a page, the longest waiting first: first links, repeated texts, reported comments. For moderators',
    tags,
    security: moderators,
    request: { query: waitingQuerySchema },
    responses: answers(waitingPageSchema, 'A page of what waits', 400, 401, 403, 404),
  }),
  async (c) => {
    const waiting = await listWaitingWords({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json(presentPaged(waiting, presentWaiting), 200);
  },
);

export const firstLinksSwitching = endpoint(
  createRoute({
    method: 'put',
    path: '/admin/words/first-links',
    summary: 'Lets the first links of new accounts wait for a look, or not. For moderators',
    tags,
    security: moderators,
    limits: [writes],
    request: { query: noQuery, body: jsonBody(firstLinksSchema) },
    responses: answers(firstLinksSetSchema, 'It is so', 400, 401, 403, 429),
  }),
  async (c) => {
    const input = c.req.valid('json');
    await setFirstLinksWait({ ctx: c.var.ctx, input });
    return c.json(input, 200);
  },
);

export const repeatCase = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/repeat/{sameAs}',
    summary: 'A text that came more than once, with who says it and where. For moderators',
    tags,
    security: moderators,
    request: { params: ofRepeat, query: noQuery },
    responses: answers(repeatCaseSchema, 'The case', 400, 401, 403, 404),
  }),
  async (c) => c.json(presentRepeatCase(await getRepeatCase({ ctx: c.var.ctx, input: c.req.valid('param') })), 200),
);

export const repeatHiding = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/repeat/{sameAs}/hide',
    summary: 'Leaves all that says the same to its authors alone; each is told once. For moderators',
    tags,
    security: moderators,
    limits: [writes],
    request: { params: ofRepeat, query: noQuery, body: jsonBody(repeatHidingSchema) },
    responses: answers(repeatDecidedSchema, 'What was hidden', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await hideRepeat({ ctx: c.var.ctx, input }), 200);
  },
);

export const repeatLetting = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/repeat/{sameAs}/let-through',
    summary: 'Shows all that says the same, and waits, to everybody. For moderators',
    tags,
    security: moderators,
    limits: [writes],
    request: { params: ofRepeat, query: noQuery, body: jsonBody(repeatLettingSchema) },
    responses: answers(repeatDecidedSchema, 'What was let through', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await letThroughRepeat({ ctx: c.var.ctx, input }), 200);
  },
);

export const repeatUndoing = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/repeat/{sameAs}/undo',
    summary: 'Takes a decision about a repeated text back: its words are as they were. For moderators',
    tags,
    security: moderators,
    limits: [writes],
    request: { params: ofRepeat, query: noQuery, body: jsonBody(repeatUndoSchema) },
    responses: answers(repeatDecidedSchema, 'What was taken back', 400, 401, 403, 404, 429),
  }),
  async (c) => c.json(await undoRepeat({ ctx: c.var.ctx, input: c.req.valid('json') }), 200),
);

export const deskCommentList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/comment',
    summary: 'Reported, hidden or all comments, thirty a page; `q` is looked for in texts and names. For moderators',
    tags,
    security: moderators,
    request: { query: deskCommentQuerySchema },
    responses: answers(deskCommentPageSchema, 'A page of comments', 400, 401, 403, 404),
  }),
  async (c) => {
    const comments = await listDeskComments({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json(presentPaged(comments, presentDeskComment), 200);
  },
);

export const commentCase = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/comment/{commentId}',
    summary: 'A comment with its thread, who reported it, and what was decided before. For moderators',
    tags,
    security: moderators,
    request: { params: ofComment, query: noQuery },
    responses: answers(commentCaseSchema, 'The comment', 400, 401, 403, 404),
  }),
  async (c) => c.json(presentCommentCase(await getCommentCase({ ctx: c.var.ctx, input: c.req.valid('param') })), 200),
);

export const deskReviewList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/review',
    summary: 'Course reviews, the newest first, thirty a page; `q` is looked for in texts and names. For moderators',
    tags,
    security: moderators,
    request: { query: searchQuerySchema },
    responses: answers(deskReviewPageSchema, 'A page of reviews', 400, 401, 403, 404),
  }),
  async (c) => {
    const reviews = await listDeskReviews({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json(presentPaged(reviews, presentDeskReview), 200);
  },
);

export const reviewCase = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/review/{reviewId}',
    summary: 'A review with what was decided about it and its author before. For moderators',
    tags,
    security: moderators,
    request: { params: ofReview, query: noQuery },
    responses: answers(reviewCaseSchema, 'The review', 400, 401, 403, 404),
  }),
  async (c) => c.json(presentReviewCase(await getReviewCase({ ctx: c.var.ctx, input: c.req.valid('param') })), 200),
);

export const {
  hiding: commentHiding,
  restoring: commentRestoring,
  letting: commentLetting,
  holding: commentHolding,
  removal: commentRemoval,
} = decisionEndpoints('comment', '/admin/comment/{commentId}', ofComment);
export const {
  hiding: reviewHiding,
  restoring: reviewRestoring,
  letting: reviewLetting,
  holding: reviewHolding,
  removal: reviewRemoval,
} = decisionEndpoints('review', '/admin/review/{reviewId}', ofReview);

export const associationAnswer = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/comment/{commentId}/answer',
    summary: 'Answers a comment in the name of the association. For moderators',
    tags,
    security: moderators,
    limits: [writes],
    request: { params: ofComment, query: noQuery, body: jsonBody(associationAnswerSchema) },
    responses: answers(associationAnsweredSchema, 'The answer', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json({ id: await answerComment({ ctx: c.var.ctx, input }) }, 200);
  },
);

export const reportReopening = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/comment-report/{commentId}/reopen',
    summary: 'Puts the reports of a comment that were closed last back into the queue. For moderators',
    tags,
    security: moderators,
    limits: [writes],
    request: { params: ofComment, query: noQuery },
    responses: answers(reportsReopenedSchema, 'How many there were', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    return c.json({ reopened: await reopenReports({ ctx: c.var.ctx, input: c.req.valid('param') }) }, 200);
  },
);

export const blockList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/block',
    summary: 'Who may not write now, thirty a page, the last blocked first. For moderators',
    tags,
    security: moderators,
    request: { query: searchQuerySchema },
    responses: answers(blockPageSchema, 'A page of blocks', 400, 401, 403, 404),
  }),
  async (c) =>
    c.json(presentPaged(await listBlocks({ ctx: c.var.ctx, input: c.req.valid('query') }), presentBlock), 200),
);

export const blockMaking = endpoint(
  createRoute({
    method: 'put',
    path: '/admin/block/{id}',
    summary: 'Blocks a learner for a time or for good, who is told why; after a recent sign-in. For moderators',
    tags,
    security: moderators,
    limits: [writes],
    request: { params: ofLearner, query: noQuery, body: jsonBody(blockDraftSchema) },
    responses: answers(decidedSchema, 'It is so', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { adminEmails } = c.var.integrations;
    const input = { userId: c.req.valid('param').id, told: c.req.valid('json'), adminEmails };
    return c.json(await blockUser({ ctx: c.var.ctx, input }), 200);
  },
);

export const blockEnding = endpoint(
  createRoute({
    method: 'delete',
    path: '/admin/block/{id}',
    summary: 'Ends a block, also of who has left. For moderators',
    tags,
    security: moderators,
    limits: [writes],
    request: { params: ofUid, query: noQuery },
    responses: answers(decidedSchema, 'It is so', 400, 401, 403, 429),
  }),
  async (c) => c.json(await unblockUser({ ctx: c.var.ctx, input: { uid: c.req.valid('param').id } }), 200),
);

/** Decisions are the same about comments and reviews. */
function decisionEndpoints(kind: WordsKind, path: string, params: typeof ofComment | typeof ofReview) {
  const idOf = (of: z.output<typeof params>) => ('commentId' in of ? of.commentId : of.reviewId);
  return {
    hiding: endpoint(
      createRoute({
        method: 'post',
        path: `${path}/hide`,
        summary: `Leaves a ${kind} to its author alone, who is told why half a minute later. For moderators`,
        tags,
        security: moderators,
        limits: [writes],
        request: { params, query: noQuery, body: jsonBody(decisionDraftSchema) },
        responses: answers(decidedSchema, 'It is so', 400, 401, 403, 404, 429),
      }),
      async (c) => {
        const input = { kind, id: idOf(c.req.valid('param')), ...c.req.valid('json') };
        return c.json(await hideWords({ ctx: c.var.ctx, input }), 200);
      },
    ),
    restoring: endpoint(
      createRoute({
        method: 'post',
        path: `${path}/restore`,
        summary: `Shows a hidden ${kind} to everybody again. For moderators`,
        tags,
        security: moderators,
        limits: [writes],
        request: { params, query: noQuery },
        responses: answers(decidedSchema, 'It is so', 400, 401, 403, 404, 429),
      }),
      async (c) => {
        const input = { kind, id: idOf(c.req.valid('param')) };
        return c.json(await restoreWords({ ctx: c.var.ctx, input }), 200);
      },
    ),
    letting: endpoint(
      createRoute({
        method: 'post',
        path: `${path}/let-through`,
        summary: `Shows a ${kind} that waits for a look to everybody. For moderators`,
        tags,
        security: moderators,
        limits: [writes],
        request: { params, query: noQuery },
        responses: answers(decidedSchema, 'It is so', 400, 401, 403, 404, 429),
      }),
      async (c) => {
        const input = { kind, id: idOf(c.req.valid('param')) };
        return c.json(await letThroughWords({ ctx: c.var.ctx, input }), 200);
      },
    ),
    holding: endpoint(
      createRoute({
        method: 'post',
        path: `${path}/hold`,
        summary: `Lets a ${kind} that was let through wait again, as it did before. For moderators`,
        tags,
        security: moderators,
        limits: [writes],
        request: { params, query: noQuery },
        responses: answers(decidedSchema, 'It is so', 400, 401, 403, 404, 429),
      }),
      async (c) => {
        const input = { kind, id: idOf(c.req.valid('param')) };
        return c.json(await holdWordsAgain({ ctx: c.var.ctx, input }), 200);
      },
    ),
    removal: endpoint(
      createRoute({
        method: 'post',
        path: `${path}/remove`,
        summary: `Deletes a ${kind} for good, whose author is told why; after a recent sign-in. For moderators`,
        tags,
        security: moderators,
        limits: [writes],
        request: { params, query: noQuery, body: jsonBody(decisionDraftSchema) },
        responses: answers(decidedSchema, 'It is gone', 400, 401, 403, 404, 429),
      }),
      async (c) => {
        const input = { kind, id: idOf(c.req.valid('param')), ...c.req.valid('json') };
        return c.json(await removeWords({ ctx: c.var.ctx, input }), 200);
      },
    ),
  };
}
