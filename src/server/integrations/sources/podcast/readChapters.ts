import { z } from 'zod';
import type { SourcedEpisode } from '#src/server/integrations/sources/source.ts';

/** `toc: false` marks what only changes the picture. */
const chaptersFile = z.object({
  chapters: z
    .array(z.object({ startTime: z.number().min(0), title: z.string().optional(), toc: z.boolean().optional() }))
    .max(1000),
});

/** The chapters of a file of the podcast namespace (JSON Chapters 1.2); `null`: it is none. */
export function readChapters(source: string): SourcedEpisode['chapters'] | null {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch {
    return null;
  }
  const parsed = chaptersFile.safeParse(json);
  if (!parsed.success) return null;
  return parsed.data.chapters
    .flatMap(({ startTime, title = '', toc = true }) =>
      toc && title.trim() ? [{ startSeconds: startTime, title: title.trim() }] : [],
    )
    .sort((one, other) => one.startSeconds - other.startSeconds);
}
