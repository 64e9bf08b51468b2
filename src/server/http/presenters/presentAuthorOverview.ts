import type { AuthorOverview } from '#src/contract/authorOverview.ts';
import type { WholeAuthor } from '#src/server/services/catalogue/index.ts';
import { presentAuthor } from './presentAuthor.ts';
import { presentCourseCard } from './presentCourseCard.ts';
import { presentPostCard } from './presentPostCard.ts';
import { presentVideoCard } from './presentVideo.ts';

export async function presentAuthorOverview({ author, courses, posts, videos }: WholeAuthor): Promise<AuthorOverview> {
  return {
    author: await presentAuthor(author),
    courses: courses.map(presentCourseCard),
    posts: posts.map(presentPostCard),
    videos: videos.map(presentVideoCard),
  };
}
