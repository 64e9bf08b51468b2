import { Fact } from '#src/components/ui/Fact.tsx';
import { Pill } from '#src/components/ui/Pill.tsx';
import type { CourseCard as Course } from '#src/contract/course.ts';
import { formatMinutes } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';
import { counted } from '#src/domain/plural.ts';
import { CourseIllustration } from './CourseIllustration.tsx';
import { coursePrice } from './coursePrice.ts';

interface Props {
  course: Course;
  /** The heading's level follows the page's outline. */
  headingLevel?: 'h2' | 'h3';
}

/** A course in a list; the whole card leads to it. */
export function CourseCard({ course, headingLevel: Heading = 'h3' }: Props) {
  const price = coursePrice(course.courseProducts);
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-2xl border border-line bg-raised shadow-raised transition-colors duration-150 wrap-anywhere hover:border-accent-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text">
      <CourseIllustration illustration={course.illustration} className="h-[150px]" />
      <div className="flex flex-1 flex-col gap-2 px-6 pt-5 pb-6">
        <Heading className="text-h3">
          <a
            href={paths.course(course.slug)}
            className="after:absolute after:inset-0 group-hover:underline focus-visible:outline-none"
          >
            {course.name}
          </a>
        </Heading>
        <p className="text-[1rem] leading-normal text-muted">{course.summary}</p>
        <div className="mt-auto flex items-end justify-between gap-3 pt-3.5 text-sm text-muted">
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            {course.lectureCount === 0 ? (
              <Fact icon="clock">pripravujeme</Fact>
            ) : (
              <>
                <Fact icon="list">{counted(course.lectureCount, 'lekcia')}</Fact>
                <Fact icon="clock">{formatMinutes(course.minutes)}</Fact>
              </>
            )}
          </span>
          <span className="-my-0.5 whitespace-nowrap">
            {price ? (
              <b className="text-base leading-snug text-secondary">{price}</b>
            ) : (
              <Pill tone="success">zadarmo</Pill>
            )}
          </span>
        </div>
      </div>
    </article>
  );
}
