import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  commentDeletedSchema,
  commentDraftSchema,
  commentPageSchema,
  commentReportedSchema,
  commentUpdateSchema,
  replyMailOffSchema,
  replySchema,
  reportDraftSchema,
} from '#src/contract/comment.ts';
import { idSchema, pageQuerySchema } from '#src/contract/conventions.ts';
import { lectureQuerySchema } from '#src/contract/lecture.ts';
import { days, hours, inSeconds } from '#src/domain/duration.ts';
import { presentCommentPage, presentReply } from '#src/server/http/presenters/presentComment.ts';
import {
  createComment,
  deleteComment,
  listComments,
  reportComment,
  turnOffReplyMail,
  updateComment,
} from '#src/server/services/words/index.ts';
import { everybody, learners } from './callers.ts';
import { answers, endpoint, jsonBody, mayHaveJson, noQuery } from './endpoint.ts';
import { perNetwork, perUser } from './limits.ts';
import { mailedToken, mailedTokenRequest } from './mailedToken.ts';

const tags = ['comment'];

const commentsPerMinute = perUser({ name: 'comment-minute', points: 10, seconds: 60 });
const commentsPerDay = perUser({ name: 'comment-day', points: 100, seconds: inSeconds(days(1)) });
const reportsPerDay = perUser({ name: 'comment-reports', points: 50, seconds: inSeconds(days(1)) });
/** Editing, deleting and reporting. */
const changesPerMinute = perUser({ name: 'comment-changes', points: 30, seconds: 60 });
/** Mail providers end the mails of all of their users from a few addresses. */
const tokensPerNetwork = perNetwork({ name: 'reply-mail-token', points: 3000, seconds: inSeconds(hours(1)) });

const ofLecture = z.object({ lectureId: idSchema });
const ofPost = z.object({ postId: idSchema });
const oneOfLecture = ofLecture.extend({ commentId: z.uuid() });
const oneOfPost = ofPost.extend({ commentId: z.uuid() });

const underLectures = commentEndpoints({
  path: '/lecture/{lectureId}/comment',
  target: ofLecture,
  one: oneOfLecture,
  listQuery: pageQuerySchema.extend(lectureQuerySchema.shape),
});

const underPosts = commentEndpoints({
  path: '/post/{postId}/comment',
  target: ofPost,
  one: oneOfPost,
  listQuery: pageQuerySchema,
});

export const {
  list: lectureCommentList,
  creation: lectureCommentCreation,
  update: lectureCommentUpdate,
  deletion: lectureCommentDeletion,
  report: lectureCommentReport,
} = underLectures;

export const {
  list: postCommentList,
  creation: postCommentCreation,
  update: postCommentUpdate,
  deletion: postCommentDeletion,
  report: postCommentReport,
} = underPosts;

export const replyMailOff = endpoint(
  createRoute({
    method: 'post',
    path: '/comment/reply-mail/off',
    summary:
      'No mails about replies any more, with the token of one; a form with `?token=` is the one click of RFC 8058',
    tags,
    security: everybody,
    limits: [tokensPerNetwork],
    request: mailedTokenRequest,
    responses: answers(replyMailOffSchema, 'Replies are mailed no more', 400, 429),
  }),
  async (c) => {
    const token = mailedToken({
      json: c.req.valid('json'),
      form: c.req.valid('form'),
      query: c.req.valid('query'),
    });
    await turnOffReplyMail({ ctx: c.var.ctx, input: { token } });
    return c.json({ receiveReplies: false as const }, 200);
  },
);

interface Place {
  path: string;
  /** The parameters of the path, and those of one comment below it. */
  target: typeof ofLecture | typeof ofPost;
  one: typeof oneOfLecture | typeof oneOfPost;
  listQuery: typeof pageQuerySchema;
}

/** The calls are the same under lectures and under posts but for what the comments stand under. */
function commentEndpoints({ path, target, one, listQuery }: Place) {
  return {
    list: endpoint(
      createRoute({
        method: 'get',
        path,
        summary: 'Threads, the newest first, twenty a page',
        tags,
        security: everybody,
        request: { params: target, query: listQuery },
        responses: answers(commentPageSchema, 'A page of threads with their replies', 400, 401, 403, 404),
      }),
      async (c) => {
        const { page, ...rest } = c.req.valid('query');
        const preview = 'preview' in rest && rest.preview === 'true';
        const input = { target: c.req.valid('param'), page, preview };
        return c.json(presentCommentPage(await listComments({ ctx: c.var.ctx, input }), c.var.ctx.actor), 200);
      },
    ),
    creation: endpoint(
      createRoute({
        method: 'post',
        path,
        summary: 'Adds a comment or a reply; who is answered gets a mail',
        tags,
        security: learners,
        limits: [commentsPerMinute, commentsPerDay],
        request: { params: target, query: noQuery, body: jsonBody(commentDraftSchema) },
        responses: answers(replySchema, 'The comment or the reply', 400, 401, 403, 404, 429),
      }),
      async (c) => {
        const input = { ...c.req.valid('json'), target: c.req.valid('param') };
        return c.json(presentReply(await createComment({ ctx: c.var.ctx, input }), c.var.ctx.actor), 200);
      },
    ),
    update: endpoint(
      createRoute({
        method: 'put',
        path: `${path}/{commentId}`,
        summary: 'Replaces the text of an own comment',
        tags,
        security: learners,
        limits: [changesPerMinute],
        request: { params: one, query: noQuery, body: jsonBody(commentUpdateSchema) },
        responses: answers(replySchema, 'The comment or the reply', 400, 401, 403, 404, 429),
      }),
      async (c) => {
        const { commentId, ...of } = c.req.valid('param');
        const input = { ...c.req.valid('json'), target: of, commentId };
        return c.json(presentReply(await updateComment({ ctx: c.var.ctx, input }), c.var.ctx.actor), 200);
      },
    ),
    deletion: endpoint(
      createRoute({
        method: 'delete',
        path: `${path}/{commentId}`,
        summary: 'Deletes an own comment; admins delete any. Of one with replies a place without text is left',
        tags,
        security: learners,
        limits: [changesPerMinute],
        request: { params: one, query: noQuery },
        responses: answers(commentDeletedSchema, 'The text is gone', 400, 401, 403, 404, 429),
      }),
      async (c) => {
        const { commentId, ...of } = c.req.valid('param');
        await deleteComment({ ctx: c.var.ctx, input: { target: of, commentId } });
        return c.json({ deleted: true as const }, 200);
      },
    ),
    report: endpoint(
      createRoute({
        method: 'post',
        path: `${path}/{commentId}/report`,
        summary: 'Asks a moderator to look at somebody else’s comment, and may say why; the association gets a mail',
        tags,
        security: learners,
        limits: [changesPerMinute, reportsPerDay],
        request: { params: one, query: noQuery, body: mayHaveJson(reportDraftSchema) },
        responses: answers(commentReportedSchema, 'It is reported, also when it was before', 400, 401, 403, 404, 429),
      }),
      async (c) => {
        const { commentId, ...of } = c.req.valid('param');
        await reportComment({ ctx: c.var.ctx, input: { ...c.req.valid('json'), target: of, commentId } });
        return c.json({ reported: true as const }, 200);
      },
    ),
  };
}
