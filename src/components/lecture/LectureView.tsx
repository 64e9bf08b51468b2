import type { ReactNode, Ref } from 'react';
import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import { Fact } from '#src/components/ui/Fact.tsx';
import type { Course, OutlineLecture } from '#src/contract/course.ts';
import { formatMinutes } from '#src/domain/format.ts';
import { lectureNavigation } from '#src/domain/lectureNavigation.ts';
import { paths } from '#src/domain/paths.ts';
import { LecturePager } from './LecturePager.tsx';
import { OutlineButton } from './OutlineButton.tsx';
import { OutlinePane } from './OutlinePane.tsx';

interface Props {
  course: Pick<Course, 'slug' | 'name' | 'chapters'>;
  lecture: OutlineLecture;
  /** The course's outline, beside the text on wide screens. */
  outline: ReactNode;
  isOutlineCollapsed: boolean;
  onCollapseOutline: (isCollapsed: boolean) => void;
  /** Small screens open the outline over the page. */
  onOpenOutline: () => void;
  /** What opens it, for giving it the focus back. */
  outlineButton?: Ref<HTMLButtonElement>;
  /** `quiet` where something else is the screen's main action. */
  nextKind: 'primary' | 'quiet';
  onApproachNext?: () => void;
  /** The lecture's text, or why it is closed. */
  children: ReactNode;
  /** What follows the text for a learner; without it room is kept for them as long as a session is opened. */
  learning?: ReactNode;
  /** Behind the ways on. */
  comments?: ReactNode;
}

/** The neighbour before, if there is one. */
function previousOf(navigation: { previousUrl: string | null; previousName: string | null }) {
  return navigation.previousUrl && navigation.previousName
    ? { href: navigation.previousUrl, name: navigation.previousName }
    : null;
}

/** The frame of a lecture: outline, name, content, ways on. */
export function LectureView(props: Props) {
  const { course, lecture, outline, nextKind, onApproachNext, children, learning } = props;
  const navigation = lectureNavigation(course, lecture.id);
  const courseLink = { name: course.name, href: paths.course(course.slug) };
  const nextLecture = course.chapters.flatMap((chapter) => chapter.lectures)[navigation?.position ?? -1];
  return (
    <div className="l:grid l:min-h-[85vh] l:grid-cols-[auto_minmax(0,1fr)] print:block">
      <OutlinePane isCollapsed={props.isOutlineCollapsed} onCollapse={props.onCollapseOutline}>
        {outline}
      </OutlinePane>
      <OutlineButton ref={props.outlineButton} onOpen={props.onOpenOutline}>
        {outline}
      </OutlineButton>
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
        {learning === undefined ? <div className="hidden min-h-47 s:min-h-42 [.session_&]:block" /> : learning}
        {navigation?.nextUrl && navigation.nextName ? (
          <LecturePager
            previous={previousOf(navigation)}
            next={{ href: navigation.nextUrl, name: navigation.nextName, minutes: nextLecture?.minutes }}
            nextKind={nextKind}
            onApproachNext={onApproachNext}
          />
        ) : (
          <LecturePager
            previous={navigation && previousOf(navigation)}
            next={courseLink}
            nextLabel="Koniec kurzu, späť na prehľad"
            nextKind={nextKind}
          />
        )}
        {props.comments}
      </article>
    </div>
  );
}
