import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { paths } from '#src/domain/paths.ts';
import { post } from '#src/server/db/schema/post.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import { documentsIn } from '#src/server/services/writing/folders/documentsIn.ts';
import { firstText } from './firstText.ts';
import type { Kind } from './Kind.ts';
import { findPost, makePost, postFile, postFindings, posts, postsInFolder } from './post.ts';

const file = postFile;

function rowOf({ author, ...data }: z.output<typeof file>, text: string): Content['posts'][number] {
  return { ...data, kind: 'article', authorId: author, audio: null, transcriptUrl: null, transcript: [], text };
}

export const articleKind: Kind<z.output<typeof file>> = {
  ...posts,
  only: sql`${post.kind} = 'article'`,
  address: paths.article,
  file,
  ...postsInFolder('article', 'articles'),
  readFolder: (folder, { posts }) => {
    for (const { data, text } of documentsIn(folder, 'articles', file)) posts.push(rowOf(data, text));
  },
  find: findPost('article', paths.article),
  make: makePost('article', firstText),
  row: ({ data, text }) => rowOf(data, text),
  check: (checking, { data }) => postFindings(checking, data),
  needsText: true,
};
