import type {
  ContentConflict,
  ContentCreation,
  ContentDocument,
  ContentFindings,
  ContentKind,
  ContentList,
  ContentPreview,
  ContentSave,
  ContentSaved,
  ContentStep,
  CourseOrder,
  CourseTree,
  ExerciseProof,
  OpenContent,
  OpenRevision,
  Presence,
  PreviewLink,
  RevisionList,
  Viewer,
} from '#src/contract/desk/content/deskContent.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { readFromApi, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';

type Filters = Record<string, string | number | null | undefined>;

export const contentList = (userId: string, filters: Filters) =>
  deskQuery<ContentList>(withFilters('/admin/content', filters), userId);

/** The tree of a course; `null`: of the first that the caller may write. */
export const courseTree = (userId: string, courseId: string | null) =>
  deskQuery<CourseTree>(`/admin/content-tree${courseId ? `/${encodeURIComponent(courseId)}` : ''}`, userId);

/** @throws ApiError 412 `content-changed` when the order is another one by now */
export const orderCourse = (send: SendRequest, courseId: string, seen: string, order: CourseOrder) =>
  writeToApi<CourseTree>(withMatch(send, seen), 'PUT', `/admin/content-tree/${encodeURIComponent(courseId)}`, order);

/** @throws ApiError */
export const createContent = (send: SendRequest, creation: ContentCreation) =>
  writeToApi<{ kind: ContentKind; id: string }>(send, 'POST', '/admin/content', creation);

const pathOf = (kind: ContentKind, id: string) => `/admin/content/${kind}/${encodeURIComponent(id)}`;

export const openContent = (userId: string, kind: ContentKind, id: string) => ({
  ...deskQuery<OpenContent>(pathOf(kind, id), userId),
  // What was open before is another thing.
  placeholderData: undefined,
});

/** @throws ApiError 412 `content-changed` when somebody else has saved since `revision` */
export const saveContent = (
  send: SendRequest,
  { kind, id, revision }: { kind: ContentKind; id: string; revision: number },
  save: ContentSave,
) => writeToApi<ContentSaved>(withMatch(send, String(revision)), 'PUT', pathOf(kind, id), save);

/** What somebody else has saved since `base`. @throws ApiError */
export const readConflict = (send: SendRequest, kind: ContentKind, id: string, base: number) =>
  readFromApi<ContentConflict>(send, `${pathOf(kind, id)}/conflict?base=${base}`);

/** @throws ApiError, `content-changed` and `content-obstacles` among others */
export const stepContent = (send: SendRequest, kind: ContentKind, id: string, step: ContentStep) =>
  writeToApi<OpenContent>(send, 'POST', `${pathOf(kind, id)}/step`, step);

/** @throws ApiError */
export const checkContent = (
  send: SendRequest,
  kind: ContentKind,
  id: string,
  asked: { document: ContentDocument; proofs: ExerciseProof[]; links: boolean },
) => writeToApi<ContentFindings>(send, 'POST', `${pathOf(kind, id)}/check`, asked);

/** @throws ApiError */
export const previewContent = (
  send: SendRequest,
  kind: ContentKind,
  id: string,
  asked: { document: ContentDocument; viewer: Viewer },
) => writeToApi<ContentPreview>(send, 'POST', `${pathOf(kind, id)}/preview`, asked);

export const contentRevisions = (userId: string, kind: ContentKind, id: string) =>
  deskQuery<RevisionList>(`${pathOf(kind, id)}/revision`, userId);

export const openRevision = (userId: string, kind: ContentKind, id: string, revision: number) =>
  deskQuery<OpenRevision>(`${pathOf(kind, id)}/revision/${revision}`, userId);

/** @throws ApiError */
export const linkPreview = (
  send: SendRequest,
  kind: ContentKind,
  id: string,
  asked: { revision: number; viewer: Viewer },
) => writeToApi<PreviewLink>(send, 'POST', `${pathOf(kind, id)}/preview-link`, asked);

/** Says that the caller has it open, and hears who else has. @throws ApiError */
export const bePresent = (send: SendRequest, kind: ContentKind, id: string) =>
  writeToApi<Presence>(send, 'POST', `${pathOf(kind, id)}/presence`);

/** A write that holds only for what was seen. */
function withMatch(send: SendRequest, seen: string): SendRequest {
  return (path, init) => send(path, { ...init, headers: { ...init?.headers, 'if-match': `"${seen}"` } });
}
