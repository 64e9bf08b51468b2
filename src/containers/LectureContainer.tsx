import { coursePrice } from '#src/components/course/coursePrice.ts';
import { LectureLocked } from '#src/components/lecture/LectureLocked.tsx';
import { LectureView } from '#src/components/lecture/LectureView.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { ClickToLoadVideo } from '#src/components/video/ClickToLoadVideo.tsx';
import type { Chapter, Course, OutlineLecture } from '#src/contract/course.ts';
import { courseAccessFlags } from '#src/domain/courseAccess.ts';
import { paths } from '#src/domain/paths.ts';
import { lecturePreview } from '#src/queries/lecture.ts';
import { QuerySection } from './QuerySection.tsx';

interface Props {
  course: Course;
  chapter: Chapter;
  lecture: OutlineLecture;
}

/** A lecture: its content when it is a free sample, else what to do to open it. */
export function LectureContainer({ course, chapter, lecture }: Props) {
  const { hasActiveProductsButIsNotOwnedByUser } = courseAccessFlags(course.courseProducts, false);
  return (
    <LectureView course={course} lecture={lecture} access={chapter.freeSample ? 'open' : 'closed'}>
      {chapter.freeSample ? (
        <QuerySection query={lecturePreview(lecture.id)}>
          {({ html, video, name }) => (
            <>
              {video && (
                <div className="mb-8">
                  <ClickToLoadVideo key={lecture.id} video={video} title={name} />
                </div>
              )}
              <Prose html={html} />
            </>
          )}
        </QuerySection>
      ) : (
        <LectureLocked
          reason={hasActiveProductsButIsNotOwnedByUser ? 'course-not-owned' : 'sign-in-required'}
          price={coursePrice(course.courseProducts)}
          loginHref={paths.login(paths.lecture(course.slug, chapter.id, lecture.id))}
          courseHref={paths.course(course.slug)}
        />
      )}
    </LectureView>
  );
}
