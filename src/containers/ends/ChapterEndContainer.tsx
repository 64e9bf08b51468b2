import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChapterEnd } from '#src/components/ends/ChapterEnd.tsx';
import { ClosedRest } from '#src/components/ends/ClosedRest.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { quizPlace } from '#src/containers/quiz/QuizInvitations.tsx';
import type { Course } from '#src/contract/course.ts';
import type { FittingCourse } from '#src/contract/courseEndings.ts';
import { buyUrl } from '#src/domain/buyUrl.ts';
import type { Onward } from '#src/domain/lectureEnding.ts';
import { paths } from '#src/domain/paths.ts';
import { courseEndings } from '#src/queries/course.ts';
import { useCelebration } from './useCelebration.ts';

interface Props {
  course: Course;
  chapterId: string;
  onward: Onward;
  /** Who reads; `null` is a guest. */
  userId: string | null;
  /** What was completed on another day has its way on alone. */
  look: 'whole' | 'way on';
  /** The reader has pressed for it, and is brought to it. */
  isArrival: boolean;
}

/** The end of a chapter that has just been completed, and the way on. */
export function ChapterEndContainer({ course, chapterId, onward, userId, look, isArrival }: Props) {
  const { data: endings } = useQuery(courseEndings(course.id));
  const way =
    onward.kind === 'lecture' ? (
      <ButtonLink href={onward.href} icon="arrowRight">
        Ďalej: {onward.name}
      </ButtonLink>
    ) : onward.kind === 'locked' ? (
      <ClosedRest
        count={onward.count}
        price={course.priceText}
        buyHref={buyUrl(course)}
        loginHref={userId === null && course.courseProducts.length === 0 ? paths.login(onward.href) : null}
        free={sampleOf(endings?.next)}
      />
    ) : null;
  if (look === 'way on') return way;
  return (
    <WholeEnd
      course={course}
      chapterId={chapterId}
      onward={onward}
      owner={userId ?? ''}
      skills={endings?.chapters.find(({ id }) => id === chapterId)?.skills ?? []}
      isArrival={isArrival}
    >
      {way}
    </WholeEnd>
  );
}

interface WholeProps extends Pick<Props, 'course' | 'chapterId' | 'onward' | 'isArrival'> {
  owner: string;
  skills: readonly string[];
  children: ReactNode;
}

function WholeEnd({ course, chapterId, onward, owner, skills, isArrival, children }: WholeProps) {
  const box = useRef<HTMLElement>(null);
  const time = useCelebration(owner, `chapter:${chapterId}`, box);
  // Once the browser has held on to what stands below: a card that is higher than the window begins at its top.
  useEffect(() => {
    if (!isArrival) return;
    const frame = requestAnimationFrame(() => box.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [isArrival]);
  const [hasQuiz] = useState(() => document.getElementById(quizPlace) !== null);
  const lines = course.chapters
    .flatMap((chapter) => chapter.lectures.map((lecture) => ({ ...lecture, chapterId: chapter.id })))
    .map((lecture, index) => ({ ...lecture, number: index + 1 }));
  const index = course.chapters.findIndex(({ id }) => id === chapterId);
  return (
    <ChapterEnd
      ref={box}
      number={index + 1}
      lines={lines.filter((line) => line.chapterId === chapterId)}
      ahead={onward.kind === 'lecture' ? lines.find(({ id }) => id === onward.id) : undefined}
      skills={skills}
      result={course.chapters[index]?.result ?? null}
      time={time}
      isArrival={isArrival}
      quizHref={hasQuiz ? `#${quizPlace}` : null}
    >
      {children}
    </ChapterEnd>
  );
}

function sampleOf(next: readonly FittingCourse[] = []): { name: string; href: string } | null {
  const fitting = next.find(({ sample }) => sample);
  if (!fitting?.sample) return null;
  const { course, sample } = fitting;
  return { name: course.name, href: paths.lecture(course.slug, sample.chapterId, sample.lectureId) };
}
