import type { CourseCard } from '#src/contract/course.ts';
import { startingPoints } from '#src/startingPoints.ts';

interface CoursePath {
  title: string;
  text: string;
  courses: [first: CourseCard, ...others: CourseCard[]];
}

/** The ways into the catalogue; only those whose courses are all among these. */
export function coursePaths(courses: readonly CourseCard[]): CoursePath[] {
  return startingPoints.flatMap(({ title, text, courses: slugs }) => {
    const [first, ...others] = slugs.flatMap((slug) => courses.filter((course) => course.slug === slug));
    return first && others.length === slugs.length - 1 ? { title, text, courses: [first, ...others] } : [];
  });
}
