import { eq } from 'drizzle-orm';
import type { ContentDocument, ContentKind, Viewer } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureOpening } from '#src/server/markdown/lectureOpening.ts';
import type { NamedLecture } from '#src/server/markdown/remarkRecall.ts';
import { lectureDenial } from '#src/server/policies/lecture.ts';
import { findNamed } from '#src/server/services/catalogue/index.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { findOwn } from './access.ts';

/** What a viewer is shown of a text: its Markdown, and why the rest is closed, where it is. */
export interface Preview {
  text: string;
  /** What the text names. */
  named: NamedLecture[];
  closed: 'course-not-owned' | 'sign-in-required' | null;
}

/** @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function previewContent({
  ctx,
  input: { kind, id, document, viewer },
}: {
  ctx: Ctx;
  input: { kind: ContentKind; id: string; document: ContentDocument; viewer: Viewer };
}): Promise<Preview> {
  await findOwn(ctx, kind, id);
  return previewFor(ctx, { kind, id, text: document.text, viewer });
}

/** The rules of a lecture's page (`openLecture.ts`); everything else is for everybody. */
export async function previewFor(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { kind, id, text, viewer }: { kind: ContentKind; id: string; text: string; viewer: Viewer },
): Promise<Preview> {
  const open = { text, named: kinds[kind].isLesson ? await findNamed(ctx, text) : [], closed: null };
  if (!kinds[kind].isLesson || viewer === 'buyer') return open;
  const [place] = await ctx.db
    .select({ freeSample: chapter.freeSample, courseId: chapter.courseId })
    .from(lecture)
    .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
    .where(eq(lecture.id, id));
  if (!place || place.freeSample) return open;
  const products = await ctx.db
    .select({ id: courseProduct.id })
    .from(courseProduct)
    .where(eq(courseProduct.courseId, place.courseId));
  if (viewer === 'learner' && products.length === 0) return open;
  return { text: beginningOf(text), named: [], closed: lectureDenial(products) };
}

/** What the page of a course shows of a closed lecture. */
function beginningOf(text: string): string {
  const opening = lectureOpening(text);
  if (!opening) return '';
  const { text: words, code, output, explanation } = opening;
  return `${words}\n\n${code}\n\n\`\`\`output\n${output}\n\`\`\`\n\n${explanation}`;
}
