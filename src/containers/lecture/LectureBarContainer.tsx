import { type ReactNode, type Ref, useRef } from 'react';
import { LectureBar } from '#src/components/lecture/LectureBar.tsx';
import type { Course } from '#src/contract/course.ts';
import { useIsReadingOn } from './useIsReadingOn.ts';

interface Props {
  course: Course;
  lectureId: string;
  onOpenOutline: () => void;
  outlineButton: Ref<HTMLButtonElement>;
  /** The outline. */
  children: ReactNode;
}

/** The bar of a lecture: out of the way of who reads on, back with the first move up. */
export function LectureBarContainer({ course, lectureId, ...bar }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isHidden = useIsReadingOn(box);
  const lectures = course.chapters.flatMap((chapter) => chapter.lectures);
  const index = lectures.findIndex(({ id }) => id === lectureId);
  return (
    <LectureBar
      {...bar}
      ref={box}
      isHidden={isHidden}
      position={index + 1}
      total={lectures.length}
      name={lectures[index]?.name ?? ''}
    />
  );
}
