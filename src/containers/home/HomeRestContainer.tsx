import { useQuery } from '@tanstack/react-query';
import { HomeCourses } from '#src/components/home/HomeCourses.tsx';
import { HomeNews } from '#src/components/home/HomeNews.tsx';
import { VoteInvitation } from '#src/components/home/VoteInvitation.tsx';
import { CourseGridContainer } from '#src/containers/course/CourseGridContainer.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { nextCourseId } from '#src/domain/nextCourse.ts';
import { paths } from '#src/domain/paths.ts';
import { courseBeginning, courseOverview } from '#src/queries/course.ts';
import { postList } from '#src/queries/post.ts';
import { videoList } from '#src/queries/video.ts';

/** The home page from its third line on: where to begin, the courses, what is new, and who teaches. */
export function HomeRestContainer() {
  const { data: beginning } = useQuery(courseBeginning());
  const { data: articles } = useQuery(postList('article', 1));
  const { data: episodes } = useQuery(postList('podcast', 1));
  const { data: videos } = useQuery(videoList(1));
  return (
    <>
      <QuerySection query={courseOverview(1)}>
        {({ items }) => (
          <HomeCourses courses={items} lecture={beginning?.lecture ?? null}>
            <CourseGridContainer courses={items}>
              <VoteInvitation href={`${paths.courses()}#${nextCourseId}`} />
            </CourseGridContainer>
          </HomeCourses>
        )}
      </QuerySection>
      <HomeNews
        article={articles?.items[0]}
        episode={episodes?.items[0]}
        video={videos?.items[0]}
        lecturers={beginning?.lecturers ?? []}
      />
    </>
  );
}
