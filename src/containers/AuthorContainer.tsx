import { AuthorView } from '#src/components/author/AuthorView.tsx';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { authorOverview } from '#src/queries/author.ts';
import { QuerySection } from './QuerySection.tsx';

interface Props {
  authorId: string;
}

/** A lecturer with everything they made. */
export function AuthorContainer({ authorId }: Props) {
  return (
    <QuerySection query={authorOverview(authorId)}>
      {({ author, courses, posts, videos }) => (
        <AuthorView
          author={author}
          courses={courses.length > 0 && <CourseGrid courses={courses} />}
          posts={posts}
          videos={videos}
        />
      )}
    </QuerySection>
  );
}
