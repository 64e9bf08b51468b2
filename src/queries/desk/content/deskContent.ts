import type {
  ContentCreation,
  ContentDocument,
  ContentKind,
  ContentPublication,
  ContentPublicationCheck,
  ContentSave,
  ContentStep,
  CourseOrder,
  ExerciseProof,
  OwnAuthorCreation,
  Viewer,
} from '#src/contract/desk/content/deskContent.ts';
import type { QueryOf } from '#src/queries/apiCall.ts';
import { addressOf, readFromApi, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';

export const contentList = (userId: string, query: QueryOf<'/admin/content'>) =>
  deskQuery(addressOf('/admin/content', { query }), userId);

/** The tree of a course. */
export const courseTree = (userId: string, courseId: string) =>
  deskQuery(addressOf('/admin/content-tree/{courseId}', { path: { courseId } }), userId);

/** The tree of the first course that the caller may write, if there is one. */
export const firstCourseTree = (userId: string) => deskQuery(addressOf('/admin/content-tree'), userId);

/** @throws ApiError 412 `content-changed` when the order is another one by now */
export const orderCourse = (send: SendRequest, courseId: string, seen: string, order: CourseOrder) =>
  writeToApi(send, 'PUT', '/admin/content-tree/{courseId}', { path: { courseId }, header: match(seen), body: order });

/** What a course would come to the web with; read anew each time it is opened, for what is ticked is all that stands in it then. */
export const publicationPlan = (userId: string, courseId: string) => ({
  ...deskQuery(addressOf('/admin/content-publication/course/{courseId}', { path: { courseId } }), userId),
  gcTime: 0,
});

/** What would keep things from the web, if they came there together. @throws ApiError 412 `content-changed` */
export const checkPublication = (send: SendRequest, check: ContentPublicationCheck) =>
  writeToApi(send, 'POST', '/admin/content-publication/check', { body: check });

/** @throws ApiError, `content-changed`, `content-obstacles` and `moment-over` among others */
export const publishContent = (send: SendRequest, publication: ContentPublication) =>
  writeToApi(send, 'POST', '/admin/content-publication', { body: publication });

/** @throws ApiError 412 `undo-over`, `content-changed` */
export const undoPublication = (send: SendRequest, id: number) =>
  writeToApi(send, 'POST', '/admin/content-publication/{id}/undo', { path: { id: String(id) } });

/** The first price of a course that is free on the web. @throws ApiError 403 `course-has-price` */
export const priceCourse = (send: SendRequest, courseId: string, amount: number) =>
  writeToApi(send, 'POST', '/admin/content-tree/{courseId}/price', { path: { courseId }, body: { amount } });

/** @throws ApiError 412 `plan-over` */
export const withdrawPublication = (send: SendRequest, id: number) =>
  writeToApi(send, 'DELETE', '/admin/content-publication/{id}', { path: { id: String(id) } });

/** @throws ApiError */
export const createContent = (send: SendRequest, creation: ContentCreation) =>
  writeToApi(send, 'POST', '/admin/content', { body: creation });

export const openContent = (userId: string, kind: ContentKind, id: string) => ({
  ...deskQuery(addressOf('/admin/content/{kind}/{id}', { path: { kind, id } }), userId),
  // What was open before is another thing.
  placeholderData: undefined,
});

/** @throws ApiError 412 `content-changed` when somebody else has saved since `revision` */
export const saveContent = (
  send: SendRequest,
  { kind, id, revision }: { kind: ContentKind; id: string; revision: number },
  save: ContentSave,
) =>
  writeToApi(send, 'PUT', '/admin/content/{kind}/{id}', {
    path: { kind, id },
    header: match(String(revision)),
    body: save,
  });

/** What somebody else has saved since `base`. @throws ApiError */
export const readConflict = (send: SendRequest, kind: ContentKind, id: string, base: number) =>
  readFromApi(send, addressOf('/admin/content/{kind}/{id}/conflict', { path: { kind, id }, query: { base } }));

/** @throws ApiError, `content-changed` and `content-obstacles` among others */
export const stepContent = (send: SendRequest, kind: ContentKind, id: string, step: ContentStep) =>
  writeToApi(send, 'POST', '/admin/content/{kind}/{id}/step', { path: { kind, id }, body: step });

/** The lecturer's page of the caller. @throws ApiError */
export const createOwnAuthor = (send: SendRequest, page: OwnAuthorCreation) =>
  writeToApi(send, 'POST', '/admin/own-author', { body: page });

/** @throws ApiError */
export const checkContent = (
  send: SendRequest,
  kind: ContentKind,
  id: string,
  asked: { document: ContentDocument; proofs: ExerciseProof[]; links: boolean },
) => writeToApi(send, 'POST', '/admin/content/{kind}/{id}/check', { path: { kind, id }, body: asked });

/** @throws ApiError */
export const previewContent = (
  send: SendRequest,
  kind: ContentKind,
  id: string,
  asked: { document: ContentDocument; viewer: Viewer },
) => writeToApi(send, 'POST', '/admin/content/{kind}/{id}/preview', { path: { kind, id }, body: asked });

export const contentRevisions = (userId: string, kind: ContentKind, id: string) =>
  deskQuery(addressOf('/admin/content/{kind}/{id}/revision', { path: { kind, id } }), userId);

export const openRevision = (userId: string, kind: ContentKind, id: string, revision: number) =>
  deskQuery(addressOf('/admin/content/{kind}/{id}/revision/{revision}', { path: { kind, id, revision } }), userId);

/** @throws ApiError */
export const linkPreview = (
  send: SendRequest,
  kind: ContentKind,
  id: string,
  asked: { revision: number; viewer: Viewer },
) => writeToApi(send, 'POST', '/admin/content/{kind}/{id}/preview-link', { path: { kind, id }, body: asked });

/** Says that the caller has it open, and hears who else has. @throws ApiError */
export const bePresent = (send: SendRequest, kind: ContentKind, id: string) =>
  writeToApi(send, 'POST', '/admin/content/{kind}/{id}/presence', { path: { kind, id } });

/** A write that holds only for what was seen. */
const match = (seen: string) => ({ 'if-match': `"${seen}"` });
