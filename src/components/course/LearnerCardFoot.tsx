import { Icon } from '#src/components/ui/Icon.tsx';
import { Pill } from '#src/components/ui/Pill.tsx';
import type { CourseCard } from '#src/contract/course.ts';
import type { MyCourse } from '#src/contract/progress.ts';
import { paths } from '#src/domain/paths.ts';
import { counted, outOf, plural } from '#src/domain/plural.ts';
import { LectureTicks } from './LectureTicks.tsx';

interface Props {
  course: Pick<CourseCard, 'slug'>;
  progress: Pick<MyCourse['progress'], 'completed' | 'total' | 'next'> &
    Partial<Pick<MyCourse['progress'], 'newLectureIds'>>;
}

/** How a learner stands with a course, at the foot of its card and as high as what visitors see there. */
export function LearnerCardFoot({ course, progress }: Props) {
  return (
    <div className="mt-auto">
      <div className="h-1.5">
        {progress.completed > 0 && <LectureTicks completed={progress.completed} total={progress.total} />}
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 pt-1 text-sm text-muted">
        <Standing course={course} progress={progress} />
      </div>
    </div>
  );
}

function Standing({ course, progress }: Props) {
  const { completed, total, next, newLectureIds = [] } = progress;
  if (!next && completed > 0) {
    return (
      <>
        <Pill tone="success">dokončený</Pill>
        <Way href={paths.course(course.slug)}>Zopakovať</Way>
      </>
    );
  }
  return (
    <>
      {completed === 0 ? (
        <span className="flex items-center gap-1.5">
          <Icon name="check" size={18} className="text-course-text" />
          tvoj kurz
        </span>
      ) : (
        <span>
          {newLectureIds.length > 0
            ? `${plural(newLectureIds.length, 'pribudla')} ${counted(newLectureIds.length, 'lekcia')}`
            : `Hotové: ${completed} ${outOf(total)}`}
        </span>
      )}
      {next && (
        <Way href={paths.lecture(course.slug, next.chapterId, next.lectureId)}>
          {completed === 0 ? 'Začať' : 'Pokračovať'}
        </Way>
      )}
    </>
  );
}

/** Lies over the link of the card. */
function Way({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="relative z-1 inline-flex min-h-11 items-center gap-2 font-strong text-course-text underline-offset-4 hover:underline"
    >
      {children}
      <Icon name="arrowRight" />
    </a>
  );
}
