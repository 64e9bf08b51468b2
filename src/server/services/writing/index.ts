/** What is written at the desk and comes from outside: content, sources, files. Others take this alone. */
export { bePresent } from './content/bePresent.ts';
export { checkContent } from './content/checkContent.ts';
export { checkPublication } from './content/checkPublication.ts';
export { createAuthor, createOwnAuthor } from './content/createAuthor.ts';
export { createContent } from './content/createContent.ts';
export { findMoved } from './content/findMoved.ts';
export { findShortLink } from './content/findShortLink.ts';
export {
  type CourseTreeDetail,
  getCourseTree,
  getFirstCourseTree,
  type TreeLectureDetail,
} from './content/getCourseTree.ts';
export { importDrafts, type MadeDraft, type PlannedDraft, planDrafts } from './content/importDrafts.ts';
export type { CoursePublicationDetail } from './content/lastPublication.ts';
export { linkPreview } from './content/linkPreview.ts';
export { type ContentLine, listContent } from './content/listContent.ts';
export { listUntold } from './content/listUntold.ts';
export { type OpenDetail, openContent } from './content/openContent.ts';
export { orderCourse } from './content/orderCourse.ts';
export { type PublicationPlanDetail, planPublication } from './content/planPublication.ts';
export { type Preview, previewContent } from './content/previewContent.ts';
export { priceCourse } from './content/priceCourse.ts';
export { publishContent } from './content/publishContent.ts';
export { startPublishWorker } from './content/publishWorker.ts';
export { readPreview } from './content/readPreview.ts';
export {
  type Conflict,
  getConflict,
  getRevision,
  listRevisions,
  type OpenRevisionDetail,
  type RevisionDetail,
} from './content/readRevisions.ts';
export { type Saved, saveContent } from './content/saveContent.ts';
export type { ItemDetail } from './content/selectItems.ts';
export { stepContent } from './content/stepContent.ts';
export { thinRevisions } from './content/thinRevisions.ts';
export { undoPublication, withdrawPublication } from './content/undoPublication.ts';
export { authorEmails } from './folders/authorEmails.ts';
export { ContentProblems } from './folders/ContentProblems.ts';
export { importMedia } from './folders/contentMedia.ts';
export { exportContent } from './folders/exportContent.ts';
export { fillEmptyDatabase } from './folders/fillEmptyDatabase.ts';
export { importContent } from './folders/importContent.ts';
export { readContent } from './folders/readContent.ts';
export { changeMedia } from './media/changeMedia.ts';
export { deleteMedia } from './media/deleteMedia.ts';
export { getMedia, listMedia, type MediaDetail, type MediaList } from './media/listMedia.ts';
export { NoRoomError } from './media/RefusedFileError.ts';
export { uploadMedia } from './media/uploadMedia.ts';
export { askSource } from './source/askSource.ts';
export { picturesOf } from './source/bringFiles.ts';
export { findOriginals } from './source/findOriginals.ts';
export { heedWordpress } from './source/heedWordpress.ts';
export { listSources, type SourceDetail } from './source/listSources.ts';
export { startSourceWorker } from './source/sourceWorker.ts';
