import type { ReactNode } from 'react';
import { PostList } from '#src/components/post/PostList.tsx';
import { Avatar } from '#src/components/ui/Avatar.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { VideoList } from '#src/components/video/VideoList.tsx';
import type { Author } from '#src/contract/author.ts';
import type { PostCard } from '#src/contract/post.ts';
import type { VideoCard } from '#src/contract/video.ts';
import { AuthorSection } from './AuthorSection.tsx';

interface Props {
  author: Author;
  /** The cards of their courses; left out when there are none. */
  courses?: ReactNode;
  posts: readonly PostCard[];
  videos: readonly VideoCard[];
}

/** The screen of a lecturer: who they are and everything they made. */
export function AuthorView({ author, courses, posts, videos }: Props) {
  return (
    <div className="page pt-10 pb-20 m:pt-16">
      <header className="grid justify-items-start gap-x-8 gap-y-6 m:grid-cols-[auto_1fr]">
        <Avatar name={author.name} size="large" />
        <div className="grid gap-6">
          <div>
            <h1 className="text-h1">{author.name}</h1>
            <p className="mt-3 text-xl text-muted">{author.role}</p>
          </div>
          <Prose html={author.bioHtml} />
          {author.links.length > 0 && (
            <ul aria-label="Odkazy" className="flex flex-wrap gap-x-6">
              {author.links.map((link) => (
                <li key={link.url}>
                  <a
                    href={link.url}
                    rel="me noopener"
                    className="inline-flex min-h-11 items-center gap-2 font-[650] text-accent-text underline-offset-4 hover:underline"
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
          <PostList posts={posts} kind="article" headingLevel={3} />
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
