import { LectureTicks } from '#src/components/course/LectureTicks.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { Illustration } from '#src/contract/course.ts';

interface Props {
  /** Which way this is: „Pokračuj: SQL Základy“. */
  label: string;
  /** Where it leads: the name of a lecture. */
  title: string;
  action: string;
  href: string;
  /** The course that is gone on with; without one the strip is violet. */
  course?: { illustration: Illustration; completed: number; total: number };
}

/** A learner's way on, as the first line of the home page; as high as the place that is kept for it. */
export function ContinueStrip({ label, title, action, href, course }: Props) {
  return (
    <nav
      aria-label="Pokračovanie v učení"
      data-course={course?.illustration}
      className="group relative h-full bg-course-soft shadow-lit-course"
    >
      <div className="page flex h-full items-center gap-x-8">
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm text-muted">{label}</p>
          <a
            href={href}
            className="block truncate text-lg leading-snug font-bold after:absolute after:inset-0 focus-visible:outline-none"
          >
            {title}
          </a>
        </div>
        {course && (
          <div className="w-60 shrink-0 max-l:hidden">
            <LectureTicks completed={course.completed} total={course.total} />
          </div>
        )}
        <p className="flex min-h-11 items-center gap-2.5 rounded-md bg-course px-4.5 font-strong text-white group-hover:underline group-has-focus-visible:outline-3 group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-accent-text max-s:px-3">
          <span className="max-s:sr-only">{action}</span>
          <Icon name="arrowRight" />
        </p>
      </div>
    </nav>
  );
}
