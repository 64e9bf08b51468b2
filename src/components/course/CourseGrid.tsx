import { EmptyState } from '#src/components/ui/EmptyState.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { CourseCard as Course } from '#src/contract/course.ts';
import { paths } from '#src/domain/paths.ts';
import { CourseCard } from './CourseCard.tsx';

interface Props {
  courses: readonly Course[];
  headingLevel?: 'h2' | 'h3';
}

/** Course cards: three in a row, two on a tablet, one on a phone. */
export function CourseGrid({ courses, headingLevel }: Props) {
  if (courses.length === 0) {
    return (
      <EmptyState title="Zatiaľ tu nie je žiadny kurz">
        Medzitým si prečítaj naše <TextLink href={paths.articles()}>články</TextLink>.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6 m:grid-cols-2 l:grid-cols-3">
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} headingLevel={headingLevel} />
      ))}
    </div>
  );
}
