import { cva } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef } from 'react';
import { LectureName } from '#src/components/course/LectureName.tsx';
import { LineNumber } from '#src/components/course/LineNumber.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { Chapter, Course } from '#src/contract/course.ts';
import { paths } from '#src/domain/paths.ts';

interface Props {
  course: Pick<Course, 'slug' | 'name' | 'chapters' | 'illustration' | 'courseProducts'>;
  currentLectureId: string;
  /** Which chapters this reader can open: the samples, or every one. */
  access?: 'samples' | 'all';
  /** How far somebody is; without it the room is kept free where a session is opened, or a guest has done something. */
  progress?: ReactNode;
  completedLectureIds?: ReadonlySet<string>;
  newLectureIds?: ReadonlySet<string>;
}

const row = cva(
  'group grid min-h-11 grid-cols-[2.25rem_1.25rem_minmax(0,1fr)_auto] items-center gap-2 py-2 pr-4 text-sm focus-visible:-outline-offset-3',
  { variants: { isCurrent: { true: 'motion-light-up shadow-lit-course', false: 'hover:bg-course-soft' } } },
);

/** The outline beside a lecture; the open line is lit, and seen at once in a long course, too. */
export function LectureSidebar(props: Props) {
  const { course, currentLectureId, access = 'samples', progress, completedLectureIds, newLectureIds } = props;
  const isClosed = ({ freeSample }: Chapter) => access === 'samples' && !freeSample;
  const opensAfter = course.courseProducts.length > 0 ? 'po\u00A0kúpe' : 'po\u00A0prihlásení';
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (current.current) showInScroller(current.current);
  }, [currentLectureId]);
  let line = 0;
  return (
    <nav data-course={course.illustration} aria-label="Obsah kurzu">
      <a
        href={paths.course(course.slug)}
        className="flex min-h-11 items-center px-6 font-bold hover:text-course-text hover:underline"
      >
        {course.name}
      </a>
      <div className={`h-13 px-6 pt-1 ${progress ? '' : 'hidden [.guest_&]:block [.session_&]:block'}`}>{progress}</div>
      {course.chapters.map((chapter, chapterIndex) => (
        <div key={chapter.id} className="mt-4">
          <p className="px-6 pb-1.5 text-md leading-snug font-bold wrap-anywhere">
            {chapterIndex + 1}. {chapter.name}
            {isClosed(chapter) && (
              // While a session is opened nothing is said that may be wrong for who owns the course.
              <span className="flex items-center gap-1.5 text-xs font-normal text-muted [.session_&]:invisible">
                <Icon name="lock" size={14} />
                {opensAfter}
              </span>
            )}
          </p>
          <ol aria-label={chapter.name}>
            {chapter.lectures.map((lecture) => {
              line += 1;
              const isCurrent = lecture.id === currentLectureId;
              const isCompleted = completedLectureIds?.has(lecture.id) ?? false;
              return (
                // What stands below the first screen of a long chapter is not laid out until it comes into sight.
                <li
                  key={lecture.id}
                  className="[contain-intrinsic-block-size:auto_2.75rem] nth-[n+21]:[content-visibility:auto]"
                >
                  <a
                    href={paths.lecture(course.slug, chapter.id, lecture.id)}
                    ref={isCurrent ? current : undefined}
                    aria-current={isCurrent ? 'page' : undefined}
                    className={row({ isCurrent })}
                  >
                    <LineNumber line={line} isCompleted={isCompleted} />
                    <span className="flex text-muted">
                      <Icon name={lecture.type === 'TEXT' ? 'text' : 'video'} size={18} />
                      <span className="sr-only">{lecture.type === 'TEXT' ? 'Text: ' : 'Video: '}</span>
                    </span>
                    <LectureName
                      name={lecture.name}
                      isCompleted={isCompleted}
                      isNew={newLectureIds?.has(lecture.id) ?? false}
                      isCurrent={isCurrent}
                    />
                    <span className="text-xs whitespace-nowrap text-muted">
                      {lecture.minutes}&nbsp;min
                      {isClosed(chapter) && <span className="sr-only"> (zamknuté)</span>}
                    </span>
                  </a>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </nav>
  );
}

/** Scrolls the column or the drawer, and never the page, until the line stands in its middle; one that is seen stays where it is. */
function showInScroller(line: HTMLElement): void {
  const scroller = line.closest('[data-outline-scrolls], [role=dialog]');
  if (!scroller) return;
  const [frame, place] = [scroller.getBoundingClientRect(), line.getBoundingClientRect()];
  if (place.top >= frame.top && place.bottom <= frame.bottom) return;
  scroller.scrollTop += place.top + place.height / 2 - (frame.top + frame.height / 2);
}
