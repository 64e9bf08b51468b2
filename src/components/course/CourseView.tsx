import type { ReactNode } from 'react';
import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import { Fact } from '#src/components/ui/Fact.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { Course, Level } from '#src/contract/course.ts';
import { formatMinutes } from '#src/domain/format.ts';
import { continueUrl } from '#src/domain/lectureNavigation.ts';
import { paths } from '#src/domain/paths.ts';
import { counted } from '#src/domain/plural.ts';
import { CourseOutline } from './CourseOutline.tsx';
import { CoursePanel } from './CoursePanel.tsx';
import { coursePrice } from './coursePrice.ts';

interface Props {
  course: Course;
  /** The checkout; `null` when it is not on sale. */
  buyHref: string | null;
  /** What a signed-in learner is shown in the panel. */
  learning?: ReactNode;
  /** The outline with a learner's marks. */
  outline?: ReactNode;
  /** Behind the outline. */
  reviews?: ReactNode;
}

const levels: Record<Level, string> = { beginner: 'pre začiatočníkov', intermediate: 'pre mierne pokročilých' };

/** The page of one course. */
export function CourseView({ course, buyHref, learning, outline, reviews }: Props) {
  return (
    <div className="page pt-4 pb-18">
      <Breadcrumbs crumbs={[{ name: 'Kurzy', href: paths.courses() }]} />
      <div className="mt-4 grid grid-cols-1 gap-x-16 gap-y-10 l:mt-7 l:grid-cols-[minmax(0,1fr)_340px] l:gap-y-12">
        <div className="l:col-start-1">
          <h1 className="text-h1 font-extrabold tracking-[-0.02em] wrap-anywhere">{course.name}</h1>
          <p className="mt-5 max-w-[34em] text-xl text-muted">{course.summary}</p>
          <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-[1rem] text-muted">
            {course.lectureCount > 0 && (
              <>
                <Fact icon="list">{counted(course.lectureCount, 'lekcia')}</Fact>
                <Fact icon="clock">{formatMinutes(course.minutes)}</Fact>
              </>
            )}
            <Fact icon="check">{levels[course.level]}</Fact>
          </p>
        </div>
        <div className="l:col-start-2 l:row-span-2 l:row-start-1">
          <CoursePanel
            price={coursePrice(course.courseProducts)}
            buyHref={buyHref}
            startHref={continueUrl(course)}
            author={course.author}
            learning={learning}
          />
        </div>
        <div className="grid grid-cols-1 gap-14 l:col-start-1">
          <Prose html={course.descriptionHtml} />
          {course.whatYouLearn.length > 0 && (
            <section>
              <h2 className="text-h2">Čo sa naučíš</h2>
              <ul className="mt-6 grid gap-x-10 gap-y-3 m:grid-cols-2">
                {course.whatYouLearn.map((item) => (
                  <li key={item} className="grid grid-cols-[auto_1fr] gap-3">
                    <Icon name="check" className="mt-1 text-success-text" />
                    {item}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {course.prerequisites.length > 0 && (
            <section>
              <h2 className="text-h2">Čo potrebuješ vopred</h2>
              <ul className="mt-5 grid list-disc gap-2 pl-5 marker:text-accent-text">
                {course.prerequisites.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          )}
          <section id="obsah-kurzu">
            <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 className="text-h2">Obsah kurzu</h2>
              <TextLink href={paths.courseResources(course.slug)}>Zdroje ku kurzu</TextLink>
            </div>
            {course.chapters.length > 0 ? (
              (outline ?? <CourseOutline course={course} />)
            ) : (
              <p className="text-muted">Lekcie práve pripravujeme. Medzitým si pozri zdroje ku kurzu.</p>
            )}
          </section>
          {reviews}
        </div>
      </div>
    </div>
  );
}
