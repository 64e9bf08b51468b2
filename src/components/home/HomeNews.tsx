import type { AuthorCard } from '#src/contract/author.ts';
import type { PostCard } from '#src/contract/post.ts';
import type { VideoCard } from '#src/contract/video.ts';
import { formatMinutes, formatSeconds } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';
import { Lecturers } from './Lecturers.tsx';
import { type NewPiece, NewPieces } from './NewPieces.tsx';
import { PageLine } from './PageLine.tsx';

interface Props {
  /** The newest of each kind, where there is one. */
  article: PostCard | undefined;
  episode: PostCard | undefined;
  video: VideoCard | undefined;
  lecturers: readonly AuthorCard[];
}

const articlePiece = (post: PostCard): NewPiece => ({
  cover: 'article',
  tags: post.tags.map((tag) => tag.slug),
  kind: `Článok · ${formatMinutes(post.minutes)}`,
  title: post.title,
  summary: post.summary,
  href: paths.article(post.slug),
});

const episodePiece = (post: PostCard): NewPiece => ({
  cover: 'episode',
  tags: post.tags.map((tag) => tag.slug),
  kind: post.audio ? `Epizóda ${post.audio.episode} · ${formatSeconds(post.audio.durationSeconds)}` : 'Podcast',
  title: post.title,
  summary: post.summary,
  href: paths.episode(post.slug),
});

const videoPiece = (video: VideoCard): NewPiece => ({
  cover: 'video',
  kind: video.durationSeconds ? `Video · ${formatSeconds(video.durationSeconds)}` : 'Video',
  title: video.title,
  summary: video.summary,
  href: paths.video(video.slug),
});

/** The home page's fifth line: what is new, and who teaches. */
export function HomeNews({ article, episode, video, lecturers }: Props) {
  const pieces = [article && articlePiece(article), episode && episodePiece(episode), video && videoPiece(video)];
  return (
    <PageLine number={5} title={'Na čítanie, počúvanie a\u00A0pozeranie'}>
      <NewPieces pieces={pieces.filter((piece) => piece !== undefined)} />
      <Lecturers lecturers={lecturers} />
    </PageLine>
  );
}
