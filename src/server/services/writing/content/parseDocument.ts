import type { z } from 'zod';
import type { ContentDocument, ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { Parsed } from '#src/server/services/writing/kinds/Kind.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { quizFile } from '#src/server/services/writing/kinds/quizFile.ts';

export interface Issue {
  /** Such as `data.slug`, `quiz.questions.0.text`. */
  field: string;
  message: string;
  isMissing: boolean;
}

export type ParsedDocument = ({ isValid: true } & Parsed) | { isValid: false; issues: Issue[] };

/** What a document says in the form of its kind, or all that is wrong with it. */
export function parseDocument(kind: ContentKind, id: string, { data, text, quiz }: ContentDocument): ParsedDocument {
  const { file, named = 'id', isLesson } = kinds[kind];
  const parsed = file.safeParse({ ...data, ...(named !== null && { [named]: id }) });
  const asked = quiz && quizFile.safeParse({ id: `${id}-kviz`, ...quiz, lecture: id });
  const issues = [...issuesOf('data', data, parsed.error), ...issuesOf('quiz', quiz, asked?.error)];
  if (quiz && !isLesson) issues.push({ field: 'quiz', message: 'Kvíz má len lekcia.', isMissing: false });
  if (!parsed.success || issues.length > 0) return { isValid: false, issues };
  return { isValid: true, data: parsed.data, text: text.trim(), quiz: asked?.data ?? null };
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
