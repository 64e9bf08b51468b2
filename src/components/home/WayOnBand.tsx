import { ButtonLink } from '#src/components/ui/Button.tsx';
import type { WayOn } from '#src/domain/learnerHome/wayOn.ts';
import { CourseProgram } from './CourseProgram.tsx';

/** The one step that comes next, and the lines of its course around it. */
export function WayOnBand({ label, title, text, action, href, illustration, lines = [] }: WayOn) {
  return (
    <section
      aria-label="Pokračovanie v učení"
      data-course={illustration}
      className={`grid overflow-hidden bg-course-soft max-m:-mx-5 m:rounded-[22px] ${lines.length > 0 ? 'l:grid-cols-[minmax(0,1.02fr)_minmax(0,.98fr)]' : ''}`}
    >
      <div className="grid content-center gap-2 px-5 py-7 wrap-anywhere m:justify-items-start m:px-11 m:pt-11 m:pb-10">
        <h1 className="text-[clamp(2.1rem,1.5rem+2vw,3rem)] leading-[1.1]">
          <span className="mb-2 block text-[0.5em] leading-snug font-strong tracking-normal text-course-text">
            {label}
            <span className="sr-only">: </span>
          </span>
          {title}
        </h1>
        <p className="max-w-lead text-sm text-secondary opacity-85">{text}</p>
        <div className="mt-4 grid">
          <ButtonLink href={href} kind="course" icon="arrowRight">
            {action}
          </ButtonLink>
        </div>
      </div>
      {lines.length > 0 && <CourseProgram lines={lines} />}
    </section>
  );
}
