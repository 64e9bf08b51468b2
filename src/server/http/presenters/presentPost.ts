import type { Post, PostPage } from '#src/contract/post.ts';
import type { PostList, WholePost } from '#src/server/services/catalogue/index.ts';
import { renderText } from '#src/server/texts/texts.ts';
import { presentCourseCard } from './presentCourseCard.ts';
import { presentPaged } from './presentPaged.ts';
import { presentPostCard, presentTag } from './presentPostCard.ts';
import { presentTranscript } from './presentTranscript.ts';

export async function presentPost(whole: WholePost): Promise<Post> {
  return {
    ...presentPostCard(whole),
    html: await renderText(whole.post.text),
    transcriptUrl: whole.post.transcriptUrl,
    transcript: presentTranscript(whole.post.transcript),
    nextCourse: whole.next.course && presentCourseCard(whole.next.course),
    nextPosts: whole.next.posts.map(presentPostCard),
  };
}

export function presentPostPage(list: PostList): PostPage {
  return {
    ...presentPaged(list, presentPostCard),
    tags: list.tags.map(presentTag),
    tag: list.tag ? presentTag(list.tag) : null,
  };
}
