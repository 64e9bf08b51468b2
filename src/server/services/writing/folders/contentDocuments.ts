import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import type { Content } from './Content.ts';
import { markdownFile, yamlFile } from './fileTexts.ts';
import type { Unpublished } from './listUnpublished.ts';

/** A content folder as texts by path: the reverse of `readContent`. */
export function contentDocuments(content: Content): Map<string, string> {
  const files = new Map<string, string>();
  for (const kind of Object.values(kinds)) kind.writeFolder?.(content, files);
  return files;
}

/**
 * What readers do not see, as texts by path: `drafts/lecture/java/java-prvy/premenne.md`, a quiz beside its lecture. A draft may be anything,
 * so no import reads these.
 */
export function draftDocuments(unpublished: readonly Unpublished[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { kind, id, parents, document } of unpublished) {
    const path = ['drafts', kind, ...parents, id].join('/');
    files.set(`${path}.md`, markdownFile({ id, ...document.data }, document.text));
    if (document.quiz) files.set(`${path}.quiz.yml`, yamlFile(document.quiz));
  }
  return files;
}
