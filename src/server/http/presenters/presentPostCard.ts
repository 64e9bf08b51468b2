import type { EpisodeAudio, PostCard, Tag } from '#src/contract/post.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { typeset } from '#src/domain/typography.ts';
import type { TagRow } from '#src/server/db/schema/tag.ts';
import { readingMinutes } from '#src/server/markdown/readingMinutes.ts';
import type { PostSummary } from '#src/server/services/catalogue/index.ts';
import { presentAuthorCard } from './presentAuthor.ts';

export function presentPostCard({ post, author, tags }: PostSummary): PostCard {
  return {
    id: post.id,
    slug: post.slug,
    kind: post.kind,
    title: typeset(post.title),
    summary: typeset(post.summary),
    publishedAt: post.publishedAt.toISOString(),
    publishedAtText: formatDate(post.publishedAt.toISOString()),
    minutes: readingMinutes(post.text),
    tags: tags.map(presentTag),
    author: presentAuthorCard(author),
    audio: post.audio && presentAudio(post.audio),
  };
}

function presentAudio({ episode, url, durationSeconds, bytes }: EpisodeAudio): EpisodeAudio {
  return { episode, url, durationSeconds, bytes };
}

export function presentTag(tag: TagRow): Tag {
  return { slug: tag.slug, name: typeset(tag.name) };
}
