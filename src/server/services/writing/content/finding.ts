import type { ContentFinding } from '#src/contract/desk/content/deskContent.ts';

export const finding = (
  kind: ContentFinding['kind'],
  title: string,
  rest: Partial<Omit<ContentFinding, 'kind' | 'title'>> = {},
): ContentFinding => ({ kind, isObstacle: true, title, detail: null, line: null, field: null, ...rest });

/** Of a field. */
export const formFinding = (field: string, title: string) => finding('form', title, { field });
