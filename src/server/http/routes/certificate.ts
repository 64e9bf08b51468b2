import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  certificateDraftSchema,
  certificateListSchema,
  certificateParamsSchema,
  certificateRevokedSchema,
  certificateSchema,
  certificateUpdateSchema,
  certificationSchema,
  revocationSchema,
  statusListParamsSchema,
  verificationSchema,
} from '#src/contract/certificate.ts';
import { idSchema } from '#src/contract/conventions.ts';
import {
  certificateData,
  presentCertificate,
  presentCertification,
  presentVerification,
} from '#src/server/http/presenters/presentCertificate.ts';
import { renderCertificate } from '#src/server/receipts/renderCertificate.ts';
import {
  getCertificate,
  getCertification,
  getStatusList,
  issueCertificate,
  listCertificates,
  revokeCertificate,
  showName,
  verifyCertificate,
} from '#src/server/services/learning/index.ts';
import { admins, everybody, learners, signedIn } from './callers.ts';
import { answers, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perNetworkOutside, perUser } from './limits.ts';

const tags = ['certificate'];
const writes = perUser({ name: 'certificate-writes', points: 30, seconds: 60 });
const files = perUser({ name: 'certificate-files', points: 20, seconds: 60 });
const looks = perNetworkOutside({ name: 'certificate-look', points: 120, seconds: 60 });

export const certificateList = endpoint(
  createRoute({
    method: 'get',
    path: '/certificate',
    summary: 'Certificates of the caller, also those that were revoked',
    tags,
    security: signedIn,
    request: { query: noQuery },
    responses: answers(certificateListSchema, 'The oldest first', 400, 401),
  }),
  async (c) => {
    const own = await listCertificates({ ctx: c.var.ctx });
    return c.json({ items: await Promise.all(own.map((one) => presentCertificate(one, c.var.publicUrl))) }, 200);
  },
);

export const certification = endpoint(
  createRoute({
    method: 'get',
    path: '/certificate/course/{courseId}',
    summary: 'How the caller stands with the certificate of a course: its quizzes, and what is missing',
    tags,
    security: learners,
    request: { params: z.object({ courseId: idSchema }), query: noQuery },
    responses: answers(certificationSchema, 'How it stands', 400, 401, 403, 404),
  }),
  async (c) => {
    const stands = await getCertification({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json(await presentCertification(stands, c.var.publicUrl), 200);
  },
);

export const certificateIssuing = endpoint(
  createRoute({
    method: 'post',
    path: '/certificate',
    summary: 'Gives the caller the certificate of a course that they have passed. Twice is once',
    tags,
    security: learners,
    limits: [writes],
    request: { query: noQuery, body: jsonBody(certificateDraftSchema) },
    responses: answers(certificateSchema, 'The certificate', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { publicUrl, ctx } = c.var;
    const own = await issueCertificate({ ctx, input: { ...c.req.valid('json'), publicUrl } });
    return c.json(await presentCertificate(own, publicUrl), 200);
  },
);

export const certificateUpdate = endpoint(
  createRoute({
    method: 'put',
    path: '/certificate/{id}',
    summary: 'Whether the name stands on the page that says whether a certificate holds. For its owner',
    tags,
    security: learners,
    limits: [writes],
    request: { params: certificateParamsSchema, query: noQuery, body: jsonBody(certificateUpdateSchema) },
    responses: answers(certificateSchema, 'The certificate', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const own = await showName({ ctx: c.var.ctx, input: { ...c.req.valid('param'), ...c.req.valid('json') } });
    return c.json(await presentCertificate(own, c.var.publicUrl), 200);
  },
);

export const certificatePdf = endpoint(
  createRoute({
    method: 'get',
    path: '/certificate/{id}/pdf',
    summary: 'A certificate that holds, as a PDF. For its owner',
    tags,
    security: learners,
    limits: [files],
    request: { params: certificateParamsSchema, query: noQuery },
    responses: {
      ...answers(z.unknown(), 'The certificate', 400, 401, 403, 404, 429),
      200: { description: 'The certificate', content: { 'application/pdf': { schema: z.any() } } },
    },
  }),
  async (c) => {
    const own = await getCertificate({ ctx: c.var.ctx, input: c.req.valid('param') });
    const pdf = await renderCertificate(certificateData(own, c.var.publicUrl));
    return c.body(new Uint8Array(pdf), 200, { 'content-type': 'application/pdf' });
  },
);

export const certificateBadge = endpoint(
  createRoute({
    method: 'get',
    path: '/certificate/{id}/badge',
    summary: 'A certificate that holds, as an Open Badge 3.0: a signed VC-JWT. For its owner',
    tags,
    security: learners,
    limits: [files],
    request: { params: certificateParamsSchema, query: noQuery },
    responses: {
      ...answers(z.unknown(), 'The badge', 400, 401, 403, 404, 429),
      200: { description: 'The badge', content: { 'application/vc+jwt': { schema: z.any() } } },
    },
  }),
  async (c) => {
    const { badge } = await getCertificate({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.body(badge, 200, { 'content-type': 'application/vc+jwt' });
  },
);

export const certificateVerification = endpoint(
  createRoute({
    method: 'get',
    path: '/certificate/{id}/verification',
    summary: 'Whether a certificate holds. The name is told where its owner wants it',
    tags,
    security: everybody,
    limits: [looks],
    request: { params: certificateParamsSchema, query: noQuery },
    responses: answers(verificationSchema, 'What is known of it', 400, 401, 429),
  }),
  async (c) =>
    c.json(presentVerification(await verifyCertificate({ ctx: c.var.ctx, input: c.req.valid('param') })), 200),
);

export const certificateStatusList = endpoint(
  createRoute({
    method: 'get',
    path: '/certificate/status/{list}',
    summary: 'What was revoked, as a signed Bitstring Status List: nothing in it is of anybody',
    tags,
    security: everybody,
    limits: [looks],
    request: { params: statusListParamsSchema, query: noQuery },
    responses: {
      ...answers(z.unknown(), 'The list', 400, 401, 429),
      200: { description: 'The list', content: { 'application/vc+jwt': { schema: z.any() } } },
    },
  }),
  async (c) => {
    const { publicUrl, ctx } = c.var;
    const signed = await getStatusList({ ctx, input: { ...c.req.valid('param'), publicUrl } });
    return c.body(signed, 200, { 'content-type': 'application/vc+jwt', 'access-control-allow-origin': '*' });
  },
);

export const certificateRevocation = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/certificate/{id}/revoke',
    summary: 'Takes a certificate back for good, with a reason that everybody is told who asks about it. For admins',
    tags: ['admin'],
    security: admins,
    limits: [writes],
    request: { params: certificateParamsSchema, query: noQuery, body: jsonBody(revocationSchema) },
    responses: answers(certificateRevokedSchema, 'It does not hold any more', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    await revokeCertificate({ ctx: c.var.ctx, input: { ...c.req.valid('param'), ...c.req.valid('json') } });
    return c.json({ revoked: true as const }, 200);
  },
);
