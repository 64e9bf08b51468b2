import type {
  ContentConflict,
  ContentItem,
  ContentPreview,
  ContentRevision,
  ContentSaved,
  CoursePublication,
  CourseTree,
  OpenContent,
  OpenRevision,
  PublicationPlan,
} from '#src/contract/desk/content/deskContent.ts';
import type {
  Conflict,
  ContentLine,
  CoursePublicationDetail,
  CourseTreeDetail,
  ItemDetail,
  OpenDetail,
  OpenRevisionDetail,
  Preview,
  PublicationPlanDetail,
  RevisionDetail,
  Saved,
  TreeLectureDetail,
} from '#src/server/services/writing/index.ts';
import { slowTextWords } from '#src/server/texts/SlowTextError.ts';
import { renderDraft, slownessOf } from '#src/server/texts/texts.ts';

type Item = Omit<ItemDetail, 'document' | 'head' | 'live'> & { address: string | null };

const presentItem = (item: Item) => ({
  kind: item.kind,
  id: item.id,
  name: item.name,
  state: item.state,
  isLive: item.isLive,
  address: item.address,
  publishAt: item.publishAt?.toISOString() ?? null,
  changedAt: item.changedAt.toISOString(),
  changedBy: item.changedBy,
  obstacles: item.obstacles,
  warnings: item.warnings,
  openedBy: item.openedBy,
});

export const presentContentLine = (line: ContentLine): ContentItem => ({
  ...presentItem(line),
  author: line.author,
  publishedAt: line.publishedAt?.toISOString() ?? null,
  fact: line.fact,
});

const presentTreeLecture = (lecture: TreeLectureDetail) => ({
  ...presentItem(lecture),
  type: lecture.type,
  minutes: lecture.minutes,
  exercises: lecture.exercises,
  questions: lecture.questions,
  hasCaptions: lecture.hasCaptions,
  unproven: lecture.unproven,
});

const presentCoursePublication = ({
  id,
  state,
  at,
  changedAt,
  count,
  undoUntil,
  changed,
  reasons,
}: CoursePublicationDetail): CoursePublication => ({
  id,
  state,
  at: at.toISOString(),
  changedAt: changedAt.toISOString(),
  count,
  undoUntil: undoUntil?.toISOString() ?? null,
  changed,
  reasons,
});

export const presentPublicationPlan = ({
  course,
  rows,
  prices,
  learners,
  publication,
}: PublicationPlanDetail): PublicationPlan => ({
  course: presentItem(course),
  rows,
  prices,
  learners,
  publication: publication && presentCoursePublication(publication),
});

export const presentCourseTree = ({
  course,
  courses,
  order,
  chapters,
  counts,
  publication,
}: CourseTreeDetail): CourseTree => ({
  course: presentItem(course),
  courses,
  order,
  chapters: chapters.map((chapter) => ({
    ...presentItem({ ...chapter, address: null }),
    freeSample: chapter.freeSample,
    lectures: chapter.lectures.map(presentTreeLecture),
  })),
  counts,
  publication: publication && presentCoursePublication(publication),
});

export const presentOpenContent = (open: OpenDetail): OpenContent => ({
  ...presentItem(open),
  revision: open.revision,
  document: open.document,
  liveRevision: open.liveRevision,
  revisionCount: open.revisionCount,
  origin: open.origin,
  parents: open.parents,
  choices: open.choices,
});

export const presentSaved = ({ revision, at, state }: Saved): ContentSaved => ({
  revision,
  at: at.toISOString(),
  state,
});

const closedSentences = {
  'course-not-owned': 'Táto lekcia patrí do plateného kurzu',
  'sign-in-required': 'Táto lekcia sa otvorí po prihlásení',
};

/** Of a closed lecture the beginning, whose lines are no lines of the text. */
export async function presentPreview({ text, named, closed }: Preview): Promise<ContentPreview> {
  const slowness = await slownessOf(text);
  if (slowness) return { html: `<p><strong>${slowTextWords(slowness.line)}</strong></p>` };
  if (closed === null) return { html: await renderDraft(text, 'renderWithLines', named) };
  return { html: `<p><strong>${closedSentences[closed]}</strong></p>${await renderDraft(text, 'render')}` };
}

export const presentRevision = (revision: RevisionDetail): ContentRevision => ({
  id: revision.id,
  base: revision.base,
  origin: revision.origin,
  by: revision.by,
  at: revision.at.toISOString(),
  note: revision.note,
  isLive: revision.isLive,
});

export const presentOpenRevision = (revision: OpenRevisionDetail): OpenRevision => ({
  ...presentRevision(revision),
  document: revision.document,
});

export const presentConflict = ({ base, theirs, revision }: Conflict): ContentConflict => ({
  base,
  theirs,
  revision: presentRevision(revision),
});
