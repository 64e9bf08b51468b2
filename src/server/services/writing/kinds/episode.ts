import { eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { paths } from '#src/domain/paths.ts';
import type { Cue } from '#src/domain/vtt.ts';
import { post } from '#src/server/db/schema/post.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import { documentsIn } from '#src/server/services/writing/folders/documentsIn.ts';
import { cueFindings, cuesOf } from './cues.ts';
import { publicPath } from './fields.ts';
import type { Kind } from './Kind.ts';
import { findPost, makePost, postFile, postFindings, posts, postsInFolder } from './post.ts';

const file = postFile.extend({
  episode: z.number().int().min(1),
  audio: publicPath,
  transcript: publicPath.optional(),
  durationSeconds: z.number().int().min(1),
  bytes: z.number().int().min(1),
});

function rowOf(data: z.output<typeof file>, text: string, cues: Cue[]): Content['posts'][number] {
  const { author, audio, transcript, episode, durationSeconds, bytes, ...rest } = data;
  return {
    ...rest,
    kind: 'podcast',
    authorId: author,
    audio: { episode, url: audio, durationSeconds, bytes },
    transcriptUrl: transcript ?? null,
    transcript: cues,
    text,
  };
}

export const episodeKind: Kind<z.output<typeof file>> = {
  ...posts,
  only: sql`${post.kind} = 'podcast'`,
  address: paths.episode,
  file,
  ...postsInFolder('podcast', 'podcast'),
  readFolder: (folder, { posts }) => {
    for (const { file: path, data, text } of documentsIn(folder, 'podcast', file)) {
      posts.push(rowOf(data, text, folder.cues(path, 'transcript', data.transcript)));
    }
  },
  find: findPost('podcast', paths.episode),
  make: makePost('podcast', ''),
  row: async ({ db, id, data, text }) => {
    const [known] = await db
      .select({ cues: post.transcript, path: post.transcriptUrl })
      .from(post)
      .where(eq(post.id, id));
    return rowOf(data, text, await cuesOf(db, data.transcript, known));
  },
  check: async (checking, { data }) => [
    ...(await postFindings(checking, data)),
    ...(await cueFindings(checking, data.transcript, 'transcript')),
  ],
  facts: async (db, ids) => {
    const number = sql<number | null>`(${post.audio}->>'episode')::int`;
    const rows = await db.select({ id: post.id, number }).from(post).where(inArray(post.id, ids));
    return rows.flatMap(({ id, number }) => (number === null ? [] : { id, fact: `${number}. epizóda` }));
  },
};
