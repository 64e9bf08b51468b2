import type { ReactNode } from 'react';
import type { FirstLecture } from '#src/contract/courseBeginning.ts';
import { paths } from '#src/domain/paths.ts';
import { Hero } from './Hero.tsx';
import { LessonSample } from './LessonSample.tsx';
import { PageLine } from './PageLine.tsx';

interface Props {
  /** The lecture that everybody can begin with; `null` where there is none. */
  lecture: FirstLecture | null;
  /** The name that was sent before the page's scripts came; `null` when nothing was. */
  sentName: string | null;
  /** What is kept here of who has no account, and has no lecture done. */
  kept?: ReactNode;
  /** The lines from the third one on. */
  children: ReactNode;
}

/** The home page, line by line: the first line of code, a piece of a lecture, and the rest. */
export function HomeView({ lecture, sentName, kept, children }: Props) {
  const firstHref = lecture ? paths.lecture(lecture.courseSlug, lecture.chapterId, lecture.id) : paths.courses();
  // Who has written a line goes on with writing.
  const secondHref = lecture?.second
    ? paths.lecture(lecture.courseSlug, lecture.second.chapterId, lecture.second.id)
    : firstHref;
  return (
    <>
      {/* Kept from the first paint on for whom something is kept, so that nothing moves when it is known. */}
      <div
        className={`page no-print py-4 ${kept ? 'empty:hidden' : 'hidden min-h-68 m:min-h-27 [.keeps:not(.session)_&]:block'}`}
      >
        {kept}
      </div>
      <Hero continueHref={secondHref} sentName={sentName} />
      {lecture?.opening && (
        <PageLine
          number={2}
          title="Takto vyzerá lekcia"
          lead={'Kúsok textu, kúsok kódu, jedna otázka. Odpoveď uvidíš, až keď si tipneš.'}
          ground="tinted"
        >
          <LessonSample lecture={lecture} opening={lecture.opening} href={firstHref} />
        </PageLine>
      )}
      {children}
    </>
  );
}
