import { and, eq, ne } from 'drizzle-orm';
import type { ContentDocument, ContentFinding, ContentFindings } from '#src/contract/desk/content/deskContent.ts';
import { learningMinutes } from '#src/domain/learningMinutes.ts';
import type { Inspection } from '#src/server/markdown/inspectText.ts';
import { readingMinutes } from '#src/server/markdown/readingMinutes.ts';
import type { Checking, Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { findDeadLinks } from './findDeadLinks.ts';
import { finding } from './finding.ts';
import { findingsIn, type Reading } from './findings.ts';
import { type ParsedDocument, parseDocument } from './parseDocument.ts';

/** What was read of a text, and of the one that is on the web. */
export interface Readings {
  own: Reading;
  live: Inspection | null;
}

/** A document as it comes to the web, in the form of its kind. */
export interface Prepared {
  document: ContentDocument;
  parsed: ParsedDocument;
}

/** What comes to the web for the first time without a day has that of its coming. */
export function prepare({ kind, id, publishedAt }: Stored, written: ContentDocument, now: Date): Prepared {
  const needsDay = kinds[kind].publishedAt !== undefined && (written.data.publishedAt ?? '') === '';
  const data = { ...written.data, publishedAt: (publishedAt ?? now).toISOString() };
  const document = needsDay ? { ...written, data } : written;
  return { document, parsed: parseDocument(kind, id, document) };
}

/**
 * Everything that a text has against itself and against the rest of the site. Links, which keep nothing from the web, are looked at
 * where `links` is given: `true` asks other sites, too. Nothing is read here: this may stand in a transaction.
 */
export async function checkDocument(
  checking: Checking,
  { document, parsed }: Prepared,
  { own, live }: Readings,
  links?: boolean,
): Promise<ContentFindings> {
  const { ctx, stored } = checking;
  const kind = kinds[stored.kind];
  const findings = findingsIn(kind, document, parsed, own);
  if (parsed.isValid && kind.check) findings.push(...(await kind.check(checking, parsed)));
  findings.push(...(await addressFindings(checking, document)));
  if (own.inspection) {
    const before = live?.exercises ?? [];
    findings.push(...((await kind.checkExercises?.(checking, own.inspection, before)) ?? []));
    if (links !== undefined) findings.push(...(await findDeadLinks(ctx, own.inspection.links, links)));
  }
  const minutes = kind.isLesson ? learningMinutes(document.text).all : readingMinutes(document.text);
  return { findings: findings.sort(byLine), readingMinutes: minutes };
}

function byLine(one: ContentFinding, other: ContentFinding): number {
  return Number(other.isObstacle) - Number(one.isObstacle) || (one.line ?? 0) - (other.line ?? 0);
}

async function addressFindings(
  { ctx: { db }, stored: { kind, id } }: Checking,
  document: ContentDocument,
): Promise<ContentFinding[]> {
  const { table, slug, id: idColumn, isLive } = kinds[kind];
  const wanted = document.data.slug;
  if (!slug || typeof wanted !== 'string') return [];
  const taken = await db
    .select({ id: idColumn })
    .from(table)
    .where(and(eq(slug, wanted), ne(idColumn, id), isLive));
  return taken.length > 0 ? [finding('address-taken', 'Túto adresu už má niečo iné.', { field: 'data.slug' })] : [];
}
