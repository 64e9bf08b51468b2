import type { Lecture } from '#src/contract/lecture.ts';
import { typeset } from '#src/domain/typography.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';
import type { OpenLecture } from '#src/server/services/lecture/getLecture.ts';
import { presentTranscript } from './presentTranscript.ts';
import { presentVideoSource } from './presentVideo.ts';

export function presentLecture({ lecture, chapter, video }: OpenLecture): Lecture {
  return {
    id: lecture.id,
    courseId: chapter.courseId,
    chapterId: chapter.id,
    name: typeset(lecture.name),
    summary: typeset(lecture.summary),
    type: lecture.type,
    minutes: lecture.minutes,
    html: renderMarkdown(lecture.text),
    video: video ? presentVideoSource(video) : null,
    transcript: presentTranscript(video?.transcript ?? []),
  };
}
