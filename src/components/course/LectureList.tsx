import { cva } from 'class-variance-authority';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Pill } from '#src/components/ui/Pill.tsx';
import type { Chapter, OutlineLecture } from '#src/contract/course.ts';
import { formatMinutes } from '#src/domain/format.ts';
import { counted, outOf } from '#src/domain/plural.ts';
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
  /** Of a long course: the chapter folds, and begins like this. */
  fold?: 'open' | 'closed';
}

const line = cva(
  'group grid min-h-12 grid-cols-[2.25rem_1.5rem_minmax(0,1fr)] items-center gap-x-2 py-2.5 pr-5 m:grid-cols-[2.25rem_1.5rem_minmax(0,1fr)_auto] m:gap-x-3 focus-visible:-outline-offset-3',
  { variants: { isCurrent: { true: 'bg-course-soft shadow-lit-course', false: 'hover:bg-surface' } } },
);

const head = 'flex flex-wrap items-center gap-x-4 gap-y-1.5 bg-surface px-5 py-3.5';

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
    fold,
  } = props;
  const { lectures } = chapter;
  const completed = lectures.filter(({ id }) => completedLectureIds?.has(id)).length;
  const heading = (
    <>
      <h3 className="text-base font-bold wrap-anywhere">
        {number}. {chapter.name}
      </h3>
      {chapter.freeSample && (
        <span className={isFreeCourse ? '[.session_&]:hidden' : ''}>
          <Pill tone="success">{isFreeCourse ? 'bez účtu' : 'ukážka zadarmo'}</Pill>
        </span>
      )}
      <span className="text-sm text-muted max-m:w-full m:ml-auto">
        {fold && completed > 0
          ? `dokončené: ${completed} ${outOf(lectures.length)}`
          : counted(lectures.length, 'lekcia')}
      </span>
    </>
  );
  const list = (
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
  );
  const box = 'overflow-hidden rounded-xl border border-line bg-raised';
  if (!fold) {
    return (
      <section className={box}>
        <header className={`${head} border-b border-line`}>{heading}</header>
        {list}
      </section>
    );
  }
  return (
    <details open={fold === 'open'} className={`group/chapter ${box}`}>
      <summary className="flex cursor-pointer list-none items-center gap-x-3 bg-surface pr-5 focus-visible:-outline-offset-3 group-open/chapter:border-b group-open/chapter:border-line [&::-webkit-details-marker]:hidden">
        <span className={`${head} min-w-0 flex-1 pr-0!`}>{heading}</span>
        <Icon
          name="chevronDown"
          className="shrink-0 text-muted transition-transform duration-150 group-open/chapter:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      {list}
    </details>
  );
}
