import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { Hero } from '#src/components/home/Hero.tsx';
import { HowWeTeach } from '#src/components/home/HowWeTeach.tsx';
import { Shelf } from '#src/components/home/Shelf.tsx';
import { PostList } from '#src/components/post/PostList.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseOverview } from '#src/queries/course.ts';
import { postList } from '#src/queries/post.ts';
import { QuerySection } from './QuerySection.tsx';

const shelfSize = 3;

/** The home page: the first line, the courses, how we teach, what is new. */
export function HomeContainer() {
  return (
    <>
      <Hero startHref={paths.course('programovanie-od-nuly')} coursesHref={paths.courses()} />
      <Shelf title="Kurzy" more={{ name: 'Všetky kurzy', href: paths.courses() }} ground="tinted">
        <QuerySection query={courseOverview(1)}>{(courses) => <CourseGrid courses={courses.items} />}</QuerySection>
      </Shelf>
      <HowWeTeach />
      <Shelf title="Nové články" more={{ name: 'Všetky články', href: paths.articles() }} ground="tinted">
        <QuerySection query={postList('article', 1)}>
          {(posts) => <PostList kind="article" posts={posts.items.slice(0, shelfSize)} headingLevel={3} />}
        </QuerySection>
      </Shelf>
      <Shelf title="Podcast" more={{ name: 'Všetky epizódy', href: paths.podcast() }}>
        <QuerySection query={postList('podcast', 1)}>
          {(posts) => <PostList kind="podcast" posts={posts.items.slice(0, shelfSize)} headingLevel={3} />}
        </QuerySection>
      </Shelf>
    </>
  );
}
