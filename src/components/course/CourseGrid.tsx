import type { ReactNode } from 'react';
import { EmptyState } from '#src/components/ui/EmptyState.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { CourseCard as Course } from '#src/contract/course.ts';
import { paths } from '#src/domain/paths.ts';
import { CourseCard } from './CourseCard.tsx';

interface Props {
  courses: readonly Course[];
  headingLevel?: 'h2' | 'h3';
  /** How a signed-in learner stands with a course, `null` where they have nothing of it; without it nobody is known. */
  footOf?: (course: Course) => ReactNode;
  /** A last cell. */
  children?: ReactNode;
}

/** Course cards: three in a row, two on a tablet, one on a phone. */
export function CourseGrid({ courses, headingLevel, footOf, children }: Props) {
  if (courses.length === 0) {
    return (
      <EmptyState title="Zatiaľ tu nie je žiadny kurz">
        Medzitým si prečítaj naše <TextLink href={paths.articles()}>články</TextLink>.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3 m:grid-cols-2 m:gap-6 l:grid-cols-3">
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} headingLevel={headingLevel} foot={footOf?.(course)} />
      ))}
      {children}
    </div>
  );
}
