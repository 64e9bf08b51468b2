import { useId } from 'react';
import { CourseIllustration } from '#src/components/course/CourseIllustration.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Pill } from '#src/components/ui/Pill.tsx';
import { ProgressBar } from '#src/components/ui/ProgressBar.tsx';
import type { MyCourse } from '#src/contract/progress.ts';
import { paths } from '#src/domain/paths.ts';
import { counted, outOf, plural } from '#src/domain/plural.ts';

interface Props {
  item: MyCourse;
}

/** A course of the learner: how far they are and the way on. */
export function MyCourseCard({ item: { course, progress } }: Props) {
  const { completed, total, percent, next, newLectureIds } = progress;
  const added = newLectureIds.length;
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      data-course={course.illustration}
      className="flex flex-col overflow-hidden rounded-2xl border border-line bg-raised shadow-raised wrap-anywhere"
    >
      <CourseIllustration illustration={course.illustration} className="h-27 w-full" />
      <div className="flex flex-1 flex-col gap-3 px-6 pt-5 pb-6">
        <h3 id={id} className="text-h3">
          <a href={paths.course(course.slug)} className="inline-block min-h-11 content-center hover:underline">
            {course.name}
          </a>
        </h3>
        <ProgressBar percent={percent} label={`Pokrok v\u00A0kurze ${course.name}`} />
        <p className="text-sm text-muted">
          {percent}&nbsp;%, dokončené lekcie: {completed}&nbsp;{outOf(total)}
        </p>
        {added > 0 && (
          <p>
            <Pill tone="accent">
              {plural(added, 'pribudla')} {counted(added, 'lekcia')}
            </Pill>
          </p>
        )}
        {next ? (
          <div className="mt-auto grid justify-items-start gap-2.5 pt-1">
            <p className="text-sm text-muted">
              {completed === 0 ? 'Prvá lekcia' : 'Nasleduje'}: <span className="text-secondary">{next.name}</span>
            </p>
            <ButtonLink
              href={paths.lecture(course.slug, next.chapterId, next.lectureId)}
              size="small"
              icon="arrowRight"
            >
              {completed === 0 ? 'Začať' : 'Pokračovať'}
            </ButtonLink>
          </div>
        ) : (
          <p className="mt-auto pt-1">
            {total > 0 ? <Pill tone="success">Dokončené</Pill> : <Pill tone="accent">Lekcie pripravujeme</Pill>}
          </p>
        )}
      </div>
    </article>
  );
}
