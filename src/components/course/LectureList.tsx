import { cva } from 'class-variance-authority';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Pill } from '#src/components/ui/Pill.tsx';
import type { Chapter, OutlineLecture } from '#src/contract/course.ts';
import { formatMinutes } from '#src/domain/format.ts';
import { counted } from '#src/domain/plural.ts';
import { LectureName } from './LectureName.tsx';
import { LineNumber } from './LineNumber.tsx';

interface Props {
  chapter: Chapter;
  /** A course that costs nothing has no samples: what is open to all is open without an account. */
  isFreeCourse: boolean;
  /** Its lectures open only to who has bought the course. */
  isLocked?: boolean;
  /** 1-based number of the chapter. */
  number: number;
  /** Number of the chapter's first lecture in the whole course, 1-based. */
  firstLine: number;
  hrefOf: (lecture: OutlineLecture) => string;
  /** The lecture that is open or comes next: its line is lit. */
  currentLectureId?: string;
  /** What a learner has completed. */
  completedLectureIds?: ReadonlySet<string>;
  /** What was added since the learner's last visit. */
  newLectureIds?: ReadonlySet<string>;
}

const line = cva(
  'group grid min-h-12 grid-cols-[2.25rem_1.5rem_minmax(0,1fr)] items-center gap-x-2 py-2.5 pr-5 m:grid-cols-[2.25rem_1.5rem_minmax(0,1fr)_auto] m:gap-x-3 focus-visible:-outline-offset-3',
  { variants: { isCurrent: { true: 'bg-course-soft shadow-lit-course', false: 'hover:bg-surface' } } },
);

/** One chapter of a course: its lectures as numbered lines, with a text or a video icon (spec 2). */
export function LectureList(props: Props) {
  const {
    chapter,
    isFreeCourse,
    isLocked,
    number,
    firstLine,
    hrefOf,
    currentLectureId,
    completedLectureIds,
    newLectureIds,
  } = props;
  return (
    <section className="overflow-hidden rounded-xl border border-line bg-raised">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-line bg-surface px-5 py-3.5">
        <h3 className="text-base font-bold wrap-anywhere">
          {number}. {chapter.name}
        </h3>
        {chapter.freeSample && (
          <span className={isFreeCourse ? '[.session_&]:hidden' : ''}>
            <Pill tone="success">{isFreeCourse ? 'bez účtu' : 'ukážka zadarmo'}</Pill>
          </span>
        )}
        <span className="text-sm text-muted max-m:w-full m:ml-auto">{counted(chapter.lectures.length, 'lekcia')}</span>
      </header>
      <ol>
        {chapter.lectures.map((lecture, index) => {
          const isCurrent = lecture.id === currentLectureId;
          const isCompleted = completedLectureIds?.has(lecture.id) ?? false;
          return (
            <li key={lecture.id} className="border-t border-line first:border-t-0">
              <a href={hrefOf(lecture)} aria-current={isCurrent ? 'true' : undefined} className={line({ isCurrent })}>
                <LineNumber line={firstLine + index} isCompleted={isCompleted} />
                <span className="flex text-muted">
                  <Icon name={lecture.type === 'TEXT' ? 'text' : 'video'} />
                  <span className="sr-only">{lecture.type === 'TEXT' ? 'Text: ' : 'Video: '}</span>
                </span>
                <LectureName
                  name={lecture.name}
                  isCompleted={isCompleted}
                  isNew={newLectureIds?.has(lecture.id) ?? false}
                  isCurrent={isCurrent}
                />
                <span className="col-start-3 inline-flex items-center gap-2 text-sm whitespace-nowrap text-muted m:col-start-4">
                  {formatMinutes(lecture.minutes)}
                  {isLocked && (
                    // While a session is opened nothing is said that may be wrong for who owns the course.
                    <span className="flex [.session_&]:invisible">
                      <Icon name="lock" size={16} />
                      <span className="sr-only"> (zamknuté)</span>
                    </span>
                  )}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
