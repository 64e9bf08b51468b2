import { Icon } from '#src/components/ui/Icon.tsx';
import type { Course } from '#src/contract/course.ts';
import { paths } from '#src/domain/paths.ts';

interface Props {
  course: Pick<Course, 'slug' | 'name' | 'chapters'>;
  currentLectureId: string;
}

/** The outline beside a lecture; the open line is lit. */
export function LectureSidebar({ course, currentLectureId }: Props) {
  const order = course.chapters.flatMap((chapter) => chapter.lectures.map((lecture) => lecture.id));
  return (
    <nav aria-label="Obsah kurzu">
      <a
        href={paths.course(course.slug)}
        className="flex min-h-11 items-center px-6 font-bold hover:text-accent-text hover:underline"
      >
        {course.name}
      </a>
      {course.chapters.map((chapter, chapterIndex) => (
        <div key={chapter.id} className="mt-4">
          <p className="px-6 pb-1.5 text-[1rem] leading-snug font-bold wrap-anywhere">
            {chapterIndex + 1}. {chapter.name}
          </p>
          <ol aria-label={chapter.name}>
            {chapter.lectures.map((lecture) => {
              const isCurrent = lecture.id === currentLectureId;
              return (
                <li key={lecture.id}>
                  <a
                    href={paths.lecture(course.slug, chapter.id, lecture.id)}
                    aria-current={isCurrent ? 'page' : undefined}
                    className={`group grid min-h-11 grid-cols-[2.25rem_1.25rem_minmax(0,1fr)_auto] items-center gap-2 py-2 pr-4 text-sm focus-visible:-outline-offset-3 ${
                      isCurrent
                        ? 'bg-accent-soft font-bold shadow-[inset_3px_0_0_var(--accent-text)]'
                        : 'hover:bg-accent-soft'
                    }`}
                  >
                    <span
                      aria-hidden="true"
                      className="pr-1 text-right font-mono text-[0.8125rem] font-normal text-muted"
                    >
                      {order.indexOf(lecture.id) + 1}
                    </span>
                    <span className="flex text-muted">
                      <Icon name={lecture.type === 'TEXT' ? 'text' : 'video'} size={18} />
                      <span className="sr-only">{lecture.type === 'TEXT' ? 'Text: ' : 'Video: '}</span>
                    </span>
                    <span className="wrap-anywhere">{lecture.name}</span>
                    {!chapter.freeSample && (
                      <span className="flex text-muted">
                        <Icon name="lock" size={16} />
                        <span className="sr-only"> (zamknuté)</span>
                      </span>
                    )}
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
