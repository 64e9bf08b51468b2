import { z } from 'zod';
import type { ContentDocument, ContentKind } from '#src/contract/desk/content/deskContent.ts';
import {
  articleFile,
  authorFile,
  chapterFile,
  courseFile,
  episodeFile,
  lectureFile,
  nextCoursesFile,
  pageFile,
  productsFile,
  quizFile,
  resourcesFile,
  tagsFile,
  videoFile,
} from '#src/server/services/writing/folders/contentFiles.ts';

/** What a valid document of each kind holds; a course has its resources in itself, a product's course never changes. */
const schemas = {
  course: courseFile.extend({ ...resourcesFile.shape, resourcesIntro: z.string().default('') }),
  chapter: chapterFile,
  lecture: lectureFile,
  article: articleFile,
  episode: episodeFile,
  video: videoFile,
  page: pageFile,
  author: authorFile,
  product: productsFile.element.omit({ course: true }),
  'next-course': nextCoursesFile.element,
  tag: tagsFile.element,
} satisfies Record<ContentKind, z.ZodType>;

export type Data<K extends ContentKind> = z.output<(typeof schemas)[K]>;
export type Quiz = z.output<typeof quizFile>;

export interface Issue {
  /** Such as `data.slug`, `quiz.questions.0.text`. */
  field: string;
  message: string;
  isMissing: boolean;
}

export type ParsedDocument<K extends ContentKind = ContentKind> =
  | { isValid: true; data: Data<K>; text: string; quiz: Quiz | null }
  | { isValid: false; issues: Issue[] };

/** What a document says in the form of its kind, or all that is wrong with it. */
export function parseDocument<K extends ContentKind>(
  kind: K,
  id: string,
  { data, text, quiz }: ContentDocument,
): ParsedDocument<K> {
  const parsed = schemas[kind].safeParse({
    ...(kind === 'course' && { resources: [] }),
    ...data,
    ...identityOf(kind, id),
  });
  const asked = quiz && quizFile.safeParse({ id: `${id}-kviz`, ...quiz, lecture: id });
  const issues = [...issuesOf('data', data, parsed.error), ...issuesOf('quiz', quiz, asked?.error)];
  if (quiz && kind !== 'lecture') issues.push({ field: 'quiz', message: 'Kvíz má len lekcia.', isMissing: false });
  if (!parsed.success || issues.length > 0) return { isValid: false, issues };
  return { isValid: true, data: parsed.data as Data<K>, text: text.trim(), quiz: asked?.data ?? null };
}

/** Pages have no id in their files, and tags are named by their address. */
function identityOf(kind: ContentKind, id: string): object {
  if (kind === 'page') return {};
  return kind === 'tag' ? { slug: id } : { id };
}

function issuesOf(root: string, written: unknown, error: z.ZodError | undefined): Issue[] {
  return (error?.issues ?? []).map((issue) => ({
    field: [root, ...issue.path].join('.'),
    message: issue.message,
    isMissing: isEmpty(valueAt(written, issue.path)),
  }));
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
