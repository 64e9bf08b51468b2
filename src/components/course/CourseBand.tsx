import type { ReactNode } from 'react';
import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import type { Course } from '#src/contract/course.ts';
import { formatMinutes } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';
import { counted } from '#src/domain/plural.ts';
import { CourseIllustration } from './CourseIllustration.tsx';
import { courseLevel } from './courseLevel.ts';

interface Props {
  course: Pick<Course, 'name' | 'summary' | 'illustration' | 'language' | 'level' | 'lectureCount' | 'minutes'>;
  /** How to begin. */
  children?: ReactNode;
  /** What can be tried at once, in the place of the drawing. */
  trial?: ReactNode;
}

/** The top of a course's page, in its colour and with its drawing. */
export function CourseBand({ course, children, trial }: Props) {
  const chips = [
    course.language,
    courseLevel[course.level],
    ...(course.lectureCount > 0 ? [counted(course.lectureCount, 'lekcia'), formatMinutes(course.minutes)] : []),
  ];
  return (
    <div className="overflow-hidden bg-course text-white print:text-secondary">
      <div className="page pt-2 pb-7 m:pt-6.5 m:pb-14">
        <Breadcrumbs crumbs={[{ name: 'Kurzy', href: paths.courses() }]} ground="course" />
        <div
          // What is tried may grow: the words beside it stay where they are.
          className={`mt-2 grid gap-x-12 gap-y-7 m:mt-4 l:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)] ${trial ? 'items-start' : 'items-center'}`}
        >
          <div>
            <h1 className="text-[clamp(2.125rem,1.6rem+2.2vw,3.125rem)] leading-[1.1] font-extrabold tracking-title wrap-anywhere">
              {course.name}
            </h1>
            <p className="mt-3 max-w-[27em] text-lg text-pretty m:mt-4.5 m:text-[1.25rem] m:leading-normal">
              {course.summary}
            </p>
            <ul className="mt-4 flex flex-wrap gap-2 text-xs leading-none font-semibold m:mt-5">
              {chips.map((chip) => (
                <li key={chip} className="rounded-full bg-[rgb(0_0_0/.22)] px-2.75 py-1.75">
                  {chip}
                </li>
              ))}
            </ul>
            {children && <div className="no-print mt-5 m:mt-7">{children}</div>}
          </div>
          {trial ?? (
            <CourseIllustration
              illustration={course.illustration}
              className="picture-of-course no-print max-m:-mx-5 max-m:-mb-7 max-m:h-36 max-m:w-screen m:h-auto m:w-full m:rounded-2xl m:shadow-[0_30px_60px_-24px_rgb(0_0_0/.6)]"
            />
          )}
        </div>
      </div>
    </div>
  );
}
