import { CourseIllustration } from '#src/components/course/CourseIllustration.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { Post, PostKind } from '#src/contract/post.ts';
import { formatMinutes } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';
import { counted } from '#src/domain/plural.ts';
import { PostRow } from './PostRow.tsx';

interface Props {
  post: Pick<Post, 'kind' | 'nextCourse' | 'nextPosts'>;
}

const titles: Record<PostKind, string> = { article: 'Čítaj ďalej', podcast: 'Počúvaj ďalej' };

/** The end of an article or an episode: one course to try things in, and two more of its kind. */
export function WhatNext({ post: { kind, nextCourse, nextPosts } }: Props) {
  return (
    <div className="no-print mt-16 grid gap-14">
      {nextCourse && (
        <section
          data-course={nextCourse.illustration}
          className="-mx-5 grid overflow-hidden bg-course text-white m:mx-0 m:grid-cols-[220px_minmax(0,1fr)] m:rounded-[20px] l:grid-cols-[260px_minmax(0,1fr)_auto] l:items-center"
        >
          <CourseIllustration
            illustration={nextCourse.illustration}
            className="h-32 w-full min-w-0 m:row-span-2 m:h-full l:row-span-1"
          />
          <div className="px-5 pt-4 pb-5 m:px-6 m:pt-7 l:py-8">
            <h2 className="text-h2">Vyskúšaj si to v&nbsp;kurze {nextCourse.name}</h2>
            <p className="mt-1.5">
              {[
                counted(nextCourse.lectureCount, 'lekcia'),
                formatMinutes(nextCourse.minutes),
                nextCourse.priceText ? 'ukážka zadarmo' : 'zadarmo',
              ].join(' · ')}
            </p>
          </div>
          <a
            href={paths.course(nextCourse.slug)}
            className="mx-5 mb-6 inline-flex min-h-12 items-center justify-center gap-2.5 rounded-lg bg-white px-6 font-strong text-ink hover:bg-white/90 focus-visible:outline-white m:mx-6 m:justify-self-start l:mb-0 l:mr-7"
          >
            Pozrieť kurz
            <Icon name="arrowRight" />
          </a>
        </section>
      )}
      {nextPosts.length > 0 && (
        <section aria-label={titles[kind]}>
          <h2 className="text-h2">{titles[kind]}</h2>
          <ul className="mt-6 grid gap-6 l:grid-cols-2">
            {nextPosts.map((post) => (
              <li key={post.id}>
                <PostRow post={post} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
