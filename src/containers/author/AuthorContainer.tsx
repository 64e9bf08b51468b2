import { AuthorView } from '#src/components/author/AuthorView.tsx';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { authorOverview } from '#src/queries/author.ts';

interface Props {
  authorId: string;
}

/** A lecturer with everything they made. */
export function AuthorContainer({ authorId }: Props) {
  return (
    <QuerySection room="page" query={authorOverview(authorId)}>
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
