import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The database that a fence names: `database=kniznica`. */
export function databaseOf(meta: string | null | undefined): string | null {
  return /\bdatabase=([a-z0-9-]+)/.exec(meta ?? '')?.[1] ?? null;
}

/** A text names its database once, with its first SQL; the programs behind it run on the same one. */
export function remarkDatabase() {
  return (tree: Root) => {
    let database: string | null = null;
    visit(tree, (node) => {
      if (node.type === 'containerDirective') database = node.attributes?.database ?? database;
      if (node.type !== 'code' || node.lang !== 'sql') return;
      const own = databaseOf(node.meta);
      if (!own && database) node.meta = `${node.meta ?? ''} database=${database}`;
      database = own ?? database;
    });
  };
}
