import type { ReactNode } from 'react';
import type { CourseLine } from '#src/domain/learnerHome/courseLines.ts';
import type { NewsLine } from '#src/domain/learnerHome/news.ts';
import type { WayOn } from '#src/domain/learnerHome/wayOn.ts';
import { CourseLines } from './CourseLines.tsx';
import { LearntWeek, type LearntWeekProps } from './LearntWeek.tsx';
import { WayOnBand } from './WayOnBand.tsx';
import { WhatIsNew } from './WhatIsNew.tsx';

interface Props {
  id?: string;
  /** „Ahoj, Janka.“; a guest is not greeted. */
  greeting: string | null;
  /** What a guest has kept here, or what could not be read. */
  note?: ReactNode;
  wayOn: WayOn;
  courses: { title: string; lines: readonly CourseLine[] };
  /** Without it nobody knows the days yet. */
  week: LearntWeekProps | null;
  /** What returns today. */
  offer?: ReactNode;
  news: readonly NewsLine[];
  /** In the place of what did not come. */
  missing?: ReactNode;
}

/** The home page of somebody who learns: the next step first, then their courses, their week, and what is new. */
export function LearnerHomeView({ id, greeting, note, wayOn, courses, week, offer, news, missing }: Props) {
  return (
    <div id={id} className="page pt-6 pb-14 m:pt-13 m:pb-18">
      {greeting && <p className="mb-4 text-[1.1875rem] text-muted wrap-anywhere">{greeting}</p>}
      {note && <div className="mb-5">{note}</div>}
      <WayOnBand {...wayOn} />
      {/* On a phone the week stands between the courses and the news. */}
      <div className="grid gap-11 pt-10 m:pt-14 l:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] l:grid-rows-[auto_1fr] l:gap-x-14">
        {courses.lines.length > 0 && <CourseLines title={courses.title} courses={courses.lines} />}
        <div className="grid content-start gap-11 l:col-start-2 l:row-span-2 l:row-start-1">
          {week && <LearntWeek {...week} />}
          {offer}
          {missing}
        </div>
        {news.length > 0 && <WhatIsNew news={news} />}
      </div>
    </div>
  );
}
