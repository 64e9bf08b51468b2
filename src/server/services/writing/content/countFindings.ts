import { LRUCache } from 'lru-cache';
import type { ContentDocument, ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { findingsIn, readingOf } from './findings.ts';
import { parseDocument } from './parseDocument.ts';

export interface FindingCounts {
  obstacles: number;
  warnings: number;
}

/** By revision, which never changes. */
const counted = new LRUCache<string, FindingCounts>({ max: 5_000 });
const none: FindingCounts = { obstacles: 0, warnings: 0 };

/** How much a text that waits for the web has against itself; of what is on the web nothing is counted. */
export async function countFindings(
  kind: ContentKind,
  id: string,
  revision: number | null,
  document: ContentDocument | null,
): Promise<FindingCounts> {
  if (!document || revision === null) return none;
  const key = `${revision} ${kind} ${id}`;
  const known = counted.get(key);
  if (known) return known;
  const findings = findingsIn(kinds[kind], document, parseDocument(kind, id, document), await readingOf(document));
  const obstacles = findings.filter(({ isObstacle }) => isObstacle).length;
  const counts = { obstacles, warnings: findings.length - obstacles };
  counted.set(key, counts);
  return counts;
}
