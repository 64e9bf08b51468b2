import { and, eq } from 'drizzle-orm';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { withoutEndSlashes } from '#src/domain/withoutEndSlashes.ts';
import type { Db } from '#src/server/db/database.ts';
import { oldAddress } from '#src/server/db/schema/content.ts';
import { page } from '#src/server/db/schema/page.ts';
import { keepAddress } from './keepAddress.ts';
import { namesAtRoot } from './namesAtRoot.ts';

interface Former {
  kind: ContentKind;
  id: string;
  /** Where it is now. */
  address: string | null;
  /** As another site had them, at its root as well. */
  paths: readonly string[];
  /** A thing that such a path led to until now keeps it. */
  isLater: boolean;
}

/** Lets the paths that a thing had at another site lead to it, but for those that mean something here. */
export async function keepFormerPaths(tx: Db, { kind, id, address, paths, isLater }: Former, now: Date): Promise<void> {
  for (const path of new Set(paths.map(withoutEndSlashes))) {
    if (!/^\/[^?#]+$/.test(path) || path === address) continue;
    const [name = '', ...below] = path.slice(1).split('/');
    if (below.length === 0 && (namesAtRoot.includes(name) || (await isPage(tx, name)))) continue;
    if (isLater && (await isKept(tx, path))) continue;
    await keepAddress(tx, { kind, id, address: path }, now);
  }
}

const isPage = async (tx: Db, slug: string) =>
  (await tx.$count(page, and(eq(page.slug, slug), eq(page.published, true)))) > 0;
const isKept = async (tx: Db, path: string) => (await tx.$count(oldAddress, eq(oldAddress.path, path))) > 0;
