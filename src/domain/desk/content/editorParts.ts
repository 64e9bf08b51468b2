import type { ContentDocument, ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { taskLines } from '#src/domain/desk/tasks/taskPlaces.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { hasText } from './contentFields.ts';

/** The parts of a thing that is written, with the one that is open. */
export function editorParts(kind: ContentKind, path: string, part: string, { quiz, text }: ContentDocument) {
  const questions = Array.isArray(quiz?.questions) ? quiz.questions.length : 0;
  const at = (name: string, cast: string, count?: number) => ({
    name,
    href: withFilters(path, { cast: cast === 'text' ? null : cast }),
    isCurrent: part === cast,
    ...(count !== undefined && { count }),
  });
  return [
    ...(hasText(kind) ? [at('Text', 'text'), at('Náhľad', 'nahlad')] : []),
    ...(kind === 'lecture' ? [at('Úlohy', 'ulohy', taskLines(text).length), at('Kvíz', 'kviz', questions)] : []),
    at('Vlastnosti', 'vlastnosti'),
    at('Verzie', 'verzie'),
  ];
}
