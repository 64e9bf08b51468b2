import { type ReactNode, useId } from 'react';
import { Pill } from '#src/components/ui/Pill.tsx';
import type { CourseCard as Course } from '#src/contract/course.ts';
import { formatMinutes } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';
import { counted } from '#src/domain/plural.ts';
import { CourseIllustration } from './CourseIllustration.tsx';
import { courseLevel } from './courseLevel.ts';

interface Props {
  course: Course;
  /** The heading's level follows the page's outline. */
  headingLevel?: 'h2' | 'h3';
  /** How the learner stands; `undefined`: nobody is known, `null`: this learner has nothing of the course. */
  foot?: ReactNode;
}

/** A course in a list; the whole card leads to it, and its foot says how the learner stands. */
export function CourseCard({ course, headingLevel: Heading = 'h3', foot }: Props) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      data-course={course.illustration}
      data-opens-picture
      className="group relative grid grid-cols-[5.75rem_minmax(0,1fr)] overflow-hidden rounded-2xl border border-line bg-raised shadow-raised transition-colors duration-150 wrap-anywhere hover:border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text m:flex m:flex-col"
    >
      <CourseIllustration
        illustration={course.illustration}
        className="size-full max-m:absolute max-m:inset-y-0 max-m:left-0 max-m:w-[5.75rem] m:aspect-[16/8.2] m:h-auto"
      />
      <div className="col-start-2 flex flex-1 flex-col gap-2 px-4 py-3.5 m:gap-2.5 m:px-5.5 m:pt-5 m:pb-4">
        <p className="flex flex-wrap gap-2 text-xs leading-none font-semibold">
          <span className="text-course-text m:rounded-full m:bg-course-soft m:px-2.75 m:py-1.75">
            {course.language}
          </span>
          <span className="text-muted m:rounded-full m:px-2.75 m:py-1.75 m:inset-ring m:inset-ring-line">
            {courseLevel[course.level]}
          </span>
        </p>
        <Heading id={id} className="text-[1.125rem] leading-tight m:text-h3">
          <a
            href={paths.course(course.slug)}
            className="group-hover:underline after:absolute after:inset-0 focus-visible:outline-none"
          >
            {course.name}
          </a>
        </Heading>
        <p className="text-md leading-normal text-pretty text-muted max-m:hidden">{course.summary}</p>
        {foot ?? <VisitorFoot course={course} isKnown={foot === null} />}
      </div>
    </article>
  );
}

/** While a session is being opened the price is not shown: it may not be theirs to pay any more. */
function VisitorFoot({ course, isKnown }: { course: Course; isKnown: boolean }) {
  const price = course.priceText;
  return (
    <div className="mt-auto flex min-h-12.5 flex-wrap items-center justify-between gap-x-3 pt-2.5 text-sm text-muted">
      <span>
        {course.lectureCount === 0 ? (
          'pripravujeme'
        ) : (
          <>
            {counted(course.lectureCount, 'lekcia')}
            <span className="whitespace-nowrap max-s:hidden"> · {formatMinutes(course.minutes)}</span>
          </>
        )}
      </span>
      <span className={`whitespace-nowrap ${isKnown ? '' : '[.session_&]:invisible'}`}>
        {price ? <b className="text-base text-secondary">{price}</b> : <Pill tone="success">zadarmo</Pill>}
      </span>
    </div>
  );
}
