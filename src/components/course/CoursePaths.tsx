import { Icon } from '#src/components/ui/Icon.tsx';
import type { CourseCard } from '#src/contract/course.ts';

interface Props {
  paths: readonly { title: string; courses: readonly Pick<CourseCard, 'id' | 'name' | 'illustration'>[] }[];
}

/** Which course comes before which, for who wants more than one. */
export function CoursePaths({ paths }: Props) {
  if (paths.length === 0) return null;
  return (
    <ul className="mb-7 grid gap-x-10 gap-y-3 l:grid-cols-2">
      {paths.map(({ title, courses }) => (
        <li key={title} className="grid content-start gap-1 wrap-anywhere">
          <span className="text-sm text-muted">{title}</span>
          <ol className="flex flex-wrap gap-x-2 gap-y-1">
            {courses.map((course, index) => (
              <li key={course.id} data-course={course.illustration} className="flex items-baseline gap-2">
                {index > 0 && <Icon name="arrowRight" className="self-center text-muted" />}
                <span aria-hidden="true" className="font-mono text-mono font-semibold text-course-text">
                  {index + 1}
                </span>
                <span className="font-strong">{course.name}</span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
