import { useId } from 'react';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import type { CourseLine } from '#src/domain/learnerHome/courseLines.ts';
import { MiniProgram } from './MiniProgram.tsx';

interface Props {
  title: string;
  /** Never empty. */
  courses: readonly CourseLine[];
}

/** Courses as lines: how far each is, and the way on in it. */
export function CourseLines({ title, courses }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4.5 text-[1.625rem] leading-tight">
        {title}
      </h2>
      <ul>
        {courses.map(({ id: courseId, name, illustration, completed, total, text, action, href }) => (
          <li
            key={courseId}
            data-course={illustration}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line py-5 m:grid-cols-[5.75rem_minmax(0,1fr)_auto] m:gap-x-6"
          >
            <MiniProgram completed={completed} total={total} />
            <div className="wrap-anywhere">
              <h3 className="text-[1.1875rem] leading-snug">{name}</h3>
              <p className="mt-0.5 text-md leading-normal text-muted">{text}</p>
            </div>
            <div className="max-m:col-start-2">
              <ButtonLink href={href} kind="quiet" size="small">
                {action}
                <span className="sr-only">: {name}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
