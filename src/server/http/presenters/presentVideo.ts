import type { Video, VideoCard, VideoChapter, VideoSource } from '#src/contract/video.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { typeset } from '#src/domain/typography.ts';
import type { VideoRow } from '#src/server/db/schema/video.ts';
import type { VideoSummary, WholeVideo } from '#src/server/services/catalogue/index.ts';
import { renderText } from '#src/server/texts/texts.ts';
import { presentAuthorCard } from './presentAuthor.ts';
import { presentTranscript } from './presentTranscript.ts';

export function presentVideoCard(video: VideoSummary): VideoCard {
  return {
    id: video.id,
    slug: video.slug,
    title: typeset(video.title),
    summary: typeset(video.summary),
    publishedAt: video.publishedAt.toISOString(),
    publishedAtText: formatDate(video.publishedAt.toISOString()),
    poster: video.poster,
    durationSeconds: video.durationSeconds,
  };
}

export async function presentVideo({ video, author }: WholeVideo): Promise<Video> {
  return {
    id: video.id,
    slug: video.slug,
    title: typeset(video.title),
    summary: typeset(video.summary),
    publishedAt: video.publishedAt.toISOString(),
    publishedAtText: formatDate(video.publishedAt.toISOString()),
    html: await renderText(video.text),
    author: presentAuthorCard(author),
    video: presentVideoSource(video),
    transcript: presentTranscript(video.transcript),
    chapters: presentVideoChapters(video.chapters),
  };
}

export function presentVideoSource(video: Pick<VideoRow, keyof VideoSource>): VideoSource {
  return {
    provider: video.provider,
    source: video.source,
    poster: video.poster,
    captions: video.captions,
    durationSeconds: video.durationSeconds,
  };
}

export function presentVideoChapters(chapters: readonly VideoChapter[]): VideoChapter[] {
  return chapters.map(({ start, title }) => ({ start, title: typeset(title) }));
}
