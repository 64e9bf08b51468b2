import type { ReactNode } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { Course } from '#src/contract/course.ts';
import { continueUrl } from '#src/domain/lectureNavigation.ts';
import { paths } from '#src/domain/paths.ts';
import { ChapterResults } from './ChapterResults.tsx';
import { CourseBand } from './CourseBand.tsx';
import { CourseOutline } from './CourseOutline.tsx';
import { CoursePanel } from './CoursePanel.tsx';
import { CourseStart } from './CourseStart.tsx';

interface Props {
  course: Course;
  /** The checkout; `null` when it is not on sale. */
  buyHref: string | null;
  /** What can be tried at once, in the band. */
  trial?: ReactNode;
  /** Begins a game there. */
  onPlay?: (name: string) => void;
  /** How a signed-in learner begins or goes on. */
  start?: ReactNode;
  /** What a signed-in learner is shown in the panel. */
  learning?: ReactNode;
  /** The outline with a learner's marks. */
  outline?: ReactNode;
  /** Behind the outline: what somebody who has begun knows by now. */
  knowledge?: ReactNode;
  reviews?: ReactNode;
  /** How a learner begins anew, at the end. */
  beginAnew?: ReactNode;
}

/** The page of one course: what is built and learned, then how, and the words last. */
export function CourseView({ course, buyHref, trial, onPlay, start, learning, outline, ...places }: Props) {
  const { knowledge, reviews, beginAnew } = places;
  const price = course.priceText;
  const startHref = continueUrl(course);
  return (
    <div data-course={course.illustration}>
      <CourseBand course={course} trial={trial}>
        {startHref && (
          // As high for a learner as for a visitor, and while a session is being opened it says nothing that may be wrong.
          <div className={price && buyHref ? 'min-h-29 m:min-h-13' : 'min-h-13'}>
            {start ?? (
              <div className="[.session_&]:invisible">
                <CourseStart
                  price={price}
                  buyHref={buyHref}
                  startHref={startHref}
                  action={price ? 'Vyskúšať zadarmo' : 'Začať kurz'}
                />
              </div>
            )}
          </div>
        )}
      </CourseBand>
      {course.chapters.some(({ result }) => result) && (
        <section className="border-b border-line bg-surface">
          <div className="page py-8 m:py-14">
            <h2 className="mb-5 text-h2 m:mb-7">Čo postavíš</h2>
            <ChapterResults chapters={course.chapters} onPlay={onPlay} />
          </div>
        </section>
      )}
      <div className="page grid grid-cols-1 gap-x-16 gap-y-12 pt-8 pb-18 m:pt-14 l:grid-cols-[minmax(0,1fr)_336px]">
        <div className="grid grid-cols-1 content-start gap-12">
          {course.whatYouLearn.length > 0 && (
            <section>
              <h2 className="text-h2">Čo sa naučíš</h2>
              <ul className="mt-5 grid gap-x-8 gap-y-3 m:grid-cols-2">
                {course.whatYouLearn.map((item) => (
                  <li key={item} className="grid grid-cols-[auto_1fr] gap-2.5 leading-normal">
                    <Icon name="check" className="mt-0.5 text-course-text" />
                    {item}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {course.prerequisites.length > 0 && (
            <section>
              <h2 className="text-h2">Čo potrebuješ vopred</h2>
              <ul className="mt-5 grid list-disc gap-2 pl-5 marker:text-course-text">
                {course.prerequisites.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          )}
          <section id="obsah-kurzu">
            <div className="mb-4.5 flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 className="text-h2">Obsah kurzu</h2>
              <TextLink href={paths.courseResources(course.slug)}>Zdroje ku kurzu</TextLink>
            </div>
            {course.chapters.length > 0 ? (
              (outline ?? <CourseOutline course={course} />)
            ) : (
              <p className="text-muted">Lekcie práve pripravujeme. Medzitým si pozri zdroje ku kurzu.</p>
            )}
          </section>
        </div>
        <div className="l:row-span-2">
          <CoursePanel
            price={price}
            buyHref={buyHref}
            startHref={startHref}
            author={course.author}
            learning={learning}
          />
        </div>
        <div className="grid grid-cols-1 gap-12">
          {knowledge}
          <section>
            <h2 className="mb-5 text-h2">O kurze</h2>
            <Prose html={course.descriptionHtml} />
          </section>
          {reviews}
          {beginAnew}
        </div>
      </div>
    </div>
  );
}
