import type { ReactNode } from 'react';
import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import { Fact } from '#src/components/ui/Fact.tsx';
import type { Course, OutlineLecture } from '#src/contract/course.ts';
import { formatMinutes } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';
import { LectureRoom } from './LectureRoom.tsx';
import { LectureWays } from './LectureWays.tsx';
import { OutlinePane } from './OutlinePane.tsx';

interface Props {
  course: Pick<Course, 'slug' | 'name' | 'chapters' | 'illustration'>;
  lecture: OutlineLecture;
  /** The course's outline, beside the text on wide screens. */
  outline: ReactNode;
  isOutlineCollapsed: boolean;
  onCollapseOutline: (isCollapsed: boolean) => void;
  /** What stands in the outline's place on small screens. */
  bar: ReactNode;
  /** `quiet` where something else is the screen's main action. */
  nextKind: 'primary' | 'quiet';
  onApproachNext?: () => void;
  /** The lecture's text, or why it is closed. */
  children: ReactNode;
  /** What follows the text for a visitor, before the ways on. */
  quiz?: ReactNode;
  /** Where a guest marks an open lecture as done and goes on; without scripts a plain way on stands in its place. */
  guestEnd?: ReactNode;
  /** What follows the text for a learner, with the ways on; room is kept for it as long as a session is opened. */
  learning?: ReactNode;
  /** Behind the ways on. */
  comments?: ReactNode;
}

/** The frame of a lecture: outline, name, content, ways on. */
export function LectureView(props: Props) {
  const { course, lecture, outline, nextKind, onApproachNext, children, quiz, guestEnd, learning } = props;
  const courseLink = { name: course.name, href: paths.course(course.slug) };
  return (
    <div
      data-course={course.illustration}
      // What is opened wide beside the outline: src/styles/prose.css.
      className={`[timeline-scope:--reading] l:grid l:min-h-[85vh] l:grid-cols-[auto_minmax(0,1fr)] print:block ${props.isOutlineCollapsed ? '[--outline:4rem]' : '[--outline:18.75rem] [.outline-collapsed_&]:[--outline:4rem]'}`}
    >
      <OutlinePane isCollapsed={props.isOutlineCollapsed} onCollapse={props.onCollapseOutline}>
        {outline}
      </OutlinePane>
      {props.bar}
      <article className="mx-auto w-full max-w-column px-(--edge) pt-4 [--edge:1.25rem] pb-18 m:px-8 m:pt-7">
        <Breadcrumbs crumbs={[{ name: 'Kurzy', href: paths.courses() }, courseLink]} />
        <h1 className="mt-2 text-[clamp(1.875rem,1.5rem+1.7vw,2.625rem)] leading-[1.12] font-extrabold tracking-[-0.015em] wrap-anywhere">
          {lecture.name}
        </h1>
        <p className="mt-4 mb-6 flex flex-wrap gap-x-6 gap-y-1 text-md text-muted">
          <Fact icon={lecture.type === 'TEXT' ? 'text' : 'video'}>
            {lecture.type === 'TEXT' ? 'text' : 'video a\u00A0text'}
          </Fact>
          <Fact icon="clock">{formatMinutes(lecture.minutes)}</Fact>
        </p>
        <div className="[view-timeline:--reading]">{children}</div>
        {learning ?? (
          <>
            {quiz}
            {guestEnd && <LectureRoom of="guest's end">{guestEnd}</LectureRoom>}
            <LectureRoom of="learner's end" />
            <LectureWays
              course={course}
              lectureId={lecture.id}
              nextFor={guestEnd ? 'withoutScripts' : nextKind === 'primary' ? 'visitors' : 'everybody'}
              nextKind={nextKind}
              onApproachNext={onApproachNext}
            />
          </>
        )}
        {props.comments}
      </article>
    </div>
  );
}
