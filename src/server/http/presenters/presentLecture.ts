import type { Lecture } from '#src/contract/lecture.ts';
import type { VideoSource } from '#src/contract/video.ts';
import { typeset } from '#src/domain/typography.ts';
import type { LectureContent } from '#src/server/services/catalogue/index.ts';
import type { SignedFile } from '#src/server/services/ground/index.ts';
import { renderText } from '#src/server/texts/texts.ts';
import { presentTranscript } from './presentTranscript.ts';
import { presentVideoChapters, presentVideoSource } from './presentVideo.ts';

export async function presentLecture({
  lecture,
  chapter,
  isPreview,
  video,
  signedFiles,
  named,
}: LectureContent): Promise<Lecture> {
  return {
    id: lecture.id,
    courseId: chapter.courseId,
    chapterId: chapter.id,
    name: typeset(lecture.name),
    summary: typeset(lecture.summary),
    type: lecture.type,
    minutes: lecture.minutes,
    isPreview,
    html: await renderText(lecture.text, named),
    video: video && withSignedFiles(presentVideoSource(video), signedFiles),
    transcript: presentTranscript(video?.transcript ?? []),
    chapters: presentVideoChapters(video?.chapters ?? []),
  };
}

/** The files that are behind signed addresses get theirs. */
function withSignedFiles(video: VideoSource, files: readonly SignedFile[]): VideoSource {
  const addresses = new Map(files.map((signed) => [signed.file, presentFileAddress(signed)]));
  const addressOf = (file: string) => addresses.get(file) ?? file;
  return {
    ...video,
    source: addressOf(video.source),
    poster: video.poster && addressOf(video.poster),
    captions: video.captions && addressOf(video.captions),
  };
}

function presentFileAddress({ file, until, signature }: SignedFile): string {
  return `/media/lecture/${file}?${new URLSearchParams({ until: String(until), signature })}`;
}
