import { CourseIllustration } from '#src/components/course/CourseIllustration.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import type { FittingCourse } from '#src/contract/courseEndings.ts';
import { paths } from '#src/domain/paths.ts';
import { counted } from '#src/domain/plural.ts';
import { WithCode } from './WithCode.tsx';

interface Props {
  /** Never empty. */
  courses: readonly FittingCourse[];
}

/** How many are offered at once. */
export const mostNextCourses = 2;

/** What fits after a course, and why. */
export function NextCourses({ courses }: Props) {
  return (
    <ul className="grid gap-6 l:grid-cols-2">
      {courses.map(({ course, why, sample }) => (
        <li
          key={course.id}
          data-course={course.illustration}
          className="grid grid-cols-[4.5rem_minmax(0,1fr)] overflow-hidden rounded-2xl border border-line bg-raised shadow-raised wrap-anywhere m:grid-cols-[8.25rem_minmax(0,1fr)]"
        >
          <span className="relative">
            <CourseIllustration illustration={course.illustration} className="absolute inset-0 size-full" />
          </span>
          <div className="grid content-start justify-items-start gap-1.5 p-4.5 m:px-6 m:py-5.5">
            <h3 className="text-h3">
              <a href={paths.course(course.slug)} className="hover:underline">
                {course.name}
              </a>
            </h3>
            <p className="leading-normal">
              <WithCode>{why}</WithCode>
            </p>
            <p className="text-sm text-muted">
              {[
                ...(course.lectureCount > 0 ? [counted(course.lectureCount, 'lekcia')] : []),
                course.priceText ?? 'zadarmo',
                ...(course.priceText && sample ? ['prvá kapitola zadarmo'] : []),
              ].join(' · ')}
            </p>
            <div className="mt-2">
              <ButtonLink
                href={
                  sample ? paths.lecture(course.slug, sample.chapterId, sample.lectureId) : paths.course(course.slug)
                }
                kind="quiet"
                size="small"
              >
                {sample ? 'Vyskúšať prvú kapitolu' : 'Pozrieť kurz'}
              </ButtonLink>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
