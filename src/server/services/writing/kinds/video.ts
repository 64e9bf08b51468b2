import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { idSchema, slugSchema } from '#src/contract/conventions.ts';
import { videoChapterSchema, videoSourceSchema } from '#src/contract/video.ts';
import { mediaFileName } from '#src/domain/mediaFileName.ts';
import { paths } from '#src/domain/paths.ts';
import type { Cue } from '#src/domain/vtt.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { video } from '#src/server/db/schema/video.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import { documentsIn } from '#src/server/services/writing/folders/documentsIn.ts';
import { markdownFile } from '#src/server/services/writing/folders/fileTexts.ts';
import { authorFindings, authorFor, hasAuthor, requireAuthor } from './authored.ts';
import { captionFindings, cueFindings, cuesOf } from './cues.ts';
import { line, moment, publicPath, writtenMoment } from './fields.ts';
import type { Kind, NewRow } from './Kind.ts';
import { documentOf, found, neverPublished, newestFirst, publishedRows } from './rows.ts';

const mediaFile = z
  .string()
  .regex(mediaFileName, 'must be the name of a file in the media folder, such as java-cykly.mp4');

const file = z
  .strictObject({
    id: idSchema,
    slug: slugSchema,
    title: line,
    summary: line,
    author: idSchema,
    publishedAt: moment,
    /** Its files are in the private media folder, and named without one. */
    lectureOnly: z.boolean().default(false),
    provider: videoSourceSchema.shape.provider,
    source: line,
    poster: line.optional(),
    captions: line.optional(),
    chapters: z.array(videoChapterSchema.extend({ title: line }).strict()).default([]),
    durationSeconds: z.number().int().min(0),
    bytes: z.number().int().min(1).optional(),
  })
  .superRefine(({ lectureOnly, provider, source, poster, captions }, context) => {
    const path = lectureOnly ? mediaFile : publicPath;
    const named = { poster, captions, ...(lectureOnly && provider === 'FILE' ? { source } : {}) };
    for (const [key, name] of Object.entries(named)) {
      const issue = path.optional().safeParse(name).error?.issues[0];
      if (issue) context.addIssue({ code: 'custom', path: [key], message: issue.message });
    }
  })
  .refine(
    ({ chapters, durationSeconds: end }) => areInOrder([...chapters.map(({ start }) => start), end || Infinity]),
    {
      path: ['chapters'],
      message: 'must start one after the other, before the end',
    },
  );

function areInOrder(times: number[]): boolean {
  return times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));
}

type Row = Content['videos'][number];

function written(video: Row) {
  const { slug, title, summary, authorId, publishedAt, provider, source, poster, captions } = video;
  const { durationSeconds, bytes } = video;
  const lectureOnly = video.lectureOnly || undefined;
  const chapters = video.chapters.length > 0 ? video.chapters.map(({ start, title }) => ({ start, title })) : undefined;
  const head = { slug, title, summary, author: authorId, publishedAt: writtenMoment(publishedAt), lectureOnly };
  return { ...head, provider, source, poster, captions, chapters, durationSeconds, bytes };
}

function rowOf({ author, ...data }: z.output<typeof file>, text: string, cues: Cue[]): Row {
  return {
    ...data,
    authorId: author,
    poster: data.poster ?? null,
    captions: data.captions ?? null,
    bytes: data.bytes ?? null,
    transcript: cues,
    text,
  };
}

const providers = { FILE: 'súbor', YOUTUBE: 'YouTube', VIMEO: 'Vimeo' } as const;

export const videoKind: Kind<z.output<typeof file>> = {
  ...publishedRows(video, 'id'),
  name: video.title,
  nameKey: 'title',
  slug: video.slug,
  authorId: video.authorId,
  publishedAt: video.publishedAt,
  order: newestFirst(video.publishedAt, video.id),
  address: paths.video,
  file,
  inFolder: {
    rows: 'videos',
    where: 'videos',
    unique: { id: 'id' },
    order: [asc(video.id)],
    isExported: sql`${video.published}`,
    sourced: ({ things }) => ({ foreign: things }),
  },
  readFolder: (folder, { videos }) => {
    for (const { file: path, data, text } of documentsIn(folder, 'videos', file)) {
      if (data.lectureOnly && data.provider === 'FILE') folder.requireFile(path, 'source', data.source);
      if (data.lectureOnly && data.poster) folder.requireFile(path, 'poster', data.poster);
      videos.push(rowOf(data, text, folder.cues(path, 'captions', data.captions)));
    }
  },
  checkFolder: (content, folder) => {
    for (const { slug, authorId } of content.videos) requireAuthor(content, folder, `videos/${slug}.md`, authorId);
  },
  writeFolder: ({ videos }, files) => {
    for (const row of videos) {
      files.set(`videos/${row.slug}.md`, markdownFile({ id: row.id, ...written(row) }, row.text));
    }
  },
  find: async (db, id) => {
    const [row] = await db.select().from(video).where(eq(video.id, id));
    if (!row) return undefined;
    const { title: name, authorId, publishedAt } = row;
    const address = row.lectureOnly ? null : paths.video(row.slug);
    return found(row, { name, document: documentOf(written(row), row.text), address, authorId, publishedAt });
  },
  make: async ({ ctx, id, name: title }) =>
    ({
      id,
      slug: id,
      title,
      summary: '',
      authorId: await authorFor(ctx),
      publishedAt: neverPublished,
      provider: 'YOUTUBE',
      source: '',
      durationSeconds: 1,
      transcript: [],
      text: '',
    }) satisfies NewRow<typeof video>,
  row: async ({ db, id, data, text }) => {
    const [known] = await db
      .select({ cues: video.transcript, path: video.captions })
      .from(video)
      .where(eq(video.id, id));
    return rowOf(data, text, await cuesOf(db, data.captions, known));
  },
  check: async (checking, { data }) => [
    ...(await authorFindings(checking, data.author)),
    ...captionFindings({ provider: data.provider, captions: data.captions ?? null }, 'data.captions'),
    ...(await cueFindings(checking, data.captions, 'captions')),
  ],
  uses: async (db, id) => {
    const lectures = await db.$count(lecture, and(eq(lecture.videoId, id), eq(lecture.published, true)));
    return lectures > 0 ? ['Video je v lekcii na webe. Najprv ho z nej treba odobrať.'] : [];
  },
  isTheirs: hasAuthor(video.authorId),
  choices: ['authors'],
  facts: async (db, ids) => {
    const { id, provider, lectureOnly: isHidden } = video;
    const rows = await db.select({ id, provider, isHidden }).from(video).where(inArray(id, ids));
    return rows.map(({ provider, ...row }) => ({ ...row, fact: providers[provider] }));
  },
};
