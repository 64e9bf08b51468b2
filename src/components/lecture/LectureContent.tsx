import type { ReactNode } from 'react';
import { Prose } from '#src/components/ui/Prose.tsx';
import type { Lecture } from '#src/contract/lecture.ts';

interface Props {
  lecture: Pick<Lecture, 'id' | 'html'>;
  /** Stands above the text, which says the same for who reads. */
  video?: ReactNode;
}

/** What a lecture is about: its video, if it has one, and its text. */
export function LectureContent({ lecture, video }: Props) {
  return (
    <>
      {video}
      <Prose html={lecture.html} lectureId={lecture.id} />
    </>
  );
}
