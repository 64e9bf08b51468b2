import type { ReactNode } from 'react';
import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import { Fact } from '#src/components/ui/Fact.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { Course, OutlineLecture } from '#src/contract/course.ts';
import { formatMinutes } from '#src/domain/format.ts';
import { lectureNavigation } from '#src/domain/lectureNavigation.ts';
import { paths } from '#src/domain/paths.ts';
import { LecturePager } from './LecturePager.tsx';
import { LectureSidebar } from './LectureSidebar.tsx';

interface Props {
  course: Pick<Course, 'slug' | 'name' | 'chapters'>;
  lecture: OutlineLecture;
  /** In a `closed` lecture the way to open it is the main action, so the way on steps back. */
  access?: 'open' | 'closed';
  /** The lecture's text, or why it is closed. */
  children: ReactNode;
}

/** The neighbour before, if there is one. */
function previousOf(navigation: { previousUrl: string | null; previousName: string | null }) {
  return navigation.previousUrl && navigation.previousName
    ? { href: navigation.previousUrl, name: navigation.previousName }
    : null;
}

/** The frame of a lecture: outline, name, content, ways on. */
export function LectureView({ course, lecture, access = 'open', children }: Props) {
  const navigation = lectureNavigation(course, lecture.id);
  const courseLink = { name: course.name, href: paths.course(course.slug) };
  const nextKind = access === 'open' ? 'primary' : 'quiet';
  const sidebar = <LectureSidebar course={course} currentLectureId={lecture.id} />;
  return (
    <div className="l:grid l:min-h-[85vh] l:grid-cols-[300px_minmax(0,1fr)] print:block">
      <aside className="no-print hidden border-r border-line bg-surface l:block">
        <div className="sticky top-0 max-h-screen overflow-y-auto py-5">{sidebar}</div>
      </aside>
      <details className="group no-print border-b border-line bg-surface l:hidden">
        <summary className="page flex min-h-13 items-center gap-2.5 font-[650] hover:text-accent-text focus-visible:-outline-offset-3">
          <Icon name="list" />
          Obsah kurzu
          <Icon name="chevronDown" className="ml-auto transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <div className="pb-5">{sidebar}</div>
      </details>
      <article className="mx-auto w-full max-w-[740px] px-5 pt-4 pb-18 m:px-8 m:pt-7">
        <Breadcrumbs crumbs={[{ name: 'Kurzy', href: paths.courses() }, courseLink]} />
        <h1 className="mt-2 text-[clamp(1.875rem,1.5rem+1.7vw,2.625rem)] leading-[1.12] font-extrabold tracking-[-0.015em] wrap-anywhere">
          {lecture.name}
        </h1>
        <p className="mt-4 mb-6 flex flex-wrap gap-x-6 gap-y-1 text-[1rem] text-muted">
          <Fact icon={lecture.type === 'TEXT' ? 'text' : 'video'}>
            {lecture.type === 'TEXT' ? 'text' : 'video a\u00A0text'}
          </Fact>
          <Fact icon="clock">{formatMinutes(lecture.minutes)}</Fact>
        </p>
        {children}
        {navigation?.nextUrl && navigation.nextName ? (
          <LecturePager
            previous={previousOf(navigation)}
            next={{ href: navigation.nextUrl, name: navigation.nextName }}
            nextKind={nextKind}
          />
        ) : (
          <LecturePager
            previous={navigation && previousOf(navigation)}
            next={courseLink}
            nextLabel="Koniec kurzu, späť na prehľad"
            nextKind={nextKind}
          />
        )}
      </article>
    </div>
  );
}
