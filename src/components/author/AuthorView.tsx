import type { ReactNode } from 'react';
import { PostRow } from '#src/components/post/PostRow.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { VideoList } from '#src/components/video/VideoList.tsx';
import type { Author } from '#src/contract/author.ts';
import type { PostCard } from '#src/contract/post.ts';
import type { VideoCard } from '#src/contract/video.ts';
import { portraitOf } from '#src/domain/portrait.ts';
import { AuthorSection } from './AuthorSection.tsx';
import { Portrait } from './Portrait.tsx';

interface Props {
  author: Author;
  /** The cards of their courses; left out when there are none. */
  courses?: ReactNode;
  posts: readonly PostCard[];
  videos: readonly VideoCard[];
}

/** The screen of a lecturer: who they are and everything they made. */
export function AuthorView({ author, courses, posts, videos }: Props) {
  const hasPortrait = portraitOf(author.slug) !== null;
  return (
    <div className="page pt-8 pb-20 m:pt-16">
      <header
        className={`grid gap-x-14 gap-y-6 ${hasPortrait ? 'm:grid-cols-[240px_minmax(0,1fr)] l:grid-cols-[340px_minmax(0,1fr)]' : 'm:grid-cols-[auto_minmax(0,1fr)]'} m:items-center`}
      >
        <div className="max-m:max-w-[200px]">
          <Portrait author={author} shape="square" />
        </div>
        <div className="grid gap-5">
          <div>
            <p className="font-strong text-accent-text">{author.role}</p>
            <h1 className="mt-1.5 text-h1">{author.name}</h1>
          </div>
          <Prose html={author.bioHtml} />
          {author.links.length > 0 && (
            <ul aria-label="Odkazy" className="flex flex-wrap gap-x-6">
              {author.links.map((link) => (
                <li key={link.url}>
                  <a
                    href={link.url}
                    rel="me noopener"
                    className="inline-flex min-h-11 items-center gap-2 font-strong text-accent-text underline-offset-4 hover:underline"
                  >
                    {link.name}
                    <Icon name="externalLink" size={18} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </header>
      {courses && <AuthorSection title="Kurzy">{courses}</AuthorSection>}
      {posts.length > 0 && (
        <AuthorSection title="Články a&nbsp;epizódy">
          <ul className="grid gap-6 l:grid-cols-2">
            {posts.map((post) => (
              <li key={post.id}>
                <PostRow post={post} />
              </li>
            ))}
          </ul>
        </AuthorSection>
      )}
      {videos.length > 0 && (
        <AuthorSection title="Videá">
          <VideoList videos={videos} headingLevel={3} />
        </AuthorSection>
      )}
    </div>
  );
}
