import { type ReactNode, useId } from 'react';
import { WithCode } from '#src/components/ends/WithCode.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { ChapterPlan, CoursePlan } from '#src/contract/plan.ts';
import { type NumberedChapter, partsOfPlan } from '#src/domain/chapterPlan.ts';
import { formatMinutes } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';

interface Props {
  course: CoursePlan['course'];
  chapter: NumberedChapter;
  /** What stands in its lectures; `null`: it is not there, `instead` says why. */
  content: ChapterPlan | null;
  instead: ReactNode;
  areSolutionsOpen: boolean;
}

/** The plan of a chapter as it is printed. Of its tasks those are on paper that are open. */
export function PlanSheet({ course, chapter, content, instead, areSolutionsOpen }: Props) {
  const { number, name, result, aims } = chapter;
  const mistakes = content ? partsOfPlan(chapter, content, ({ mistakesHtml }) => mistakesHtml) : [];
  const tasks = content ? partsOfPlan(chapter, content, (lecture) => lecture.tasks) : [];
  return (
    <article
      aria-label={`Plán kapitoly ${name}`}
      className="grid min-w-0 gap-8 rounded-xl border border-line bg-primary py-8 wrap-anywhere shadow-card m:py-12 [&_.prose]:text-base print:block print:text-sm print:[&_.prose]:text-sm print:border-0 print:py-0 print:shadow-none"
    >
      <header className="grid gap-4">
        <div className="px-5 m:px-13 print:px-0">
          <p className="flex flex-wrap justify-between gap-x-6 text-sm text-muted">
            <span>
              {course.name}, kapitola {number}
            </span>
            <span>plán pre učiteľov</span>
          </p>
          <h2 className="mt-1 text-h2">{name}</h2>
        </div>
        {result && (
          <p className="border-l-[3px] border-accent bg-accent-soft px-5 py-3 m:px-12.5 print:px-4">
            <strong className="font-strong">{result.name}.</strong> {result.text}
          </p>
        )}
      </header>
      {aims.length > 0 && (
        <Part title="Ciele" intro="Po kapitole vie každý:">
          <ul className="grid gap-1">
            {aims.map((aim) => (
              <li key={aim} className="grid grid-cols-[1.5rem_minmax(0,1fr)]">
                <span aria-hidden="true">–</span>
                <span>
                  <WithCode>{aim}</WithCode>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="Čas">
        <Times course={course} chapter={chapter} />
      </Part>
      {content === null && <div className="no-print px-5 m:px-13">{instead}</div>}
      {mistakes.length > 0 && (
        <Part title="Typické chyby">
          {mistakes.map(({ id, number: lectureNumber, name: lectureName, parts }) => (
            <section key={id} className="mt-5 break-inside-avoid border-t border-line pt-4 first:mt-0">
              <h4 className="mb-2 text-base font-strong">
                {lectureNumber}. {lectureName}
              </h4>
              {parts.map((html) => (
                <Prose key={html} html={html} />
              ))}
            </section>
          ))}
        </Part>
      )}
      {tasks.length > 0 && (
        <Part title="Úlohy s riešeniami" isOfOpenOnly>
          {tasks.map(({ id, number: lectureNumber, name: lectureName, parts }) => (
            <section key={id} className="mt-5 first:mt-0 not-has-[details[open]]:print:hidden">
              <h4 className="mb-1 text-base font-strong">
                {lectureNumber}. {lectureName}
              </h4>
              {parts.map((task) => (
                <details
                  key={`${task.id} ${areSolutionsOpen}`}
                  open={areSolutionsOpen}
                  className="border-t border-line not-open:print:hidden"
                >
                  <summary className="min-h-11 cursor-pointer py-2.5 marker:text-accent-text print:list-none print:font-strong">
                    {task.title}
                  </summary>
                  <div className="grid gap-3 pb-5">
                    <Prose html={task.assignmentHtml} />
                    <h5 className="text-base font-strong">Riešenie</h5>
                    <Prose html={task.solutionHtml} />
                  </div>
                </details>
              ))}
            </section>
          ))}
        </Part>
      )}
    </article>
  );
}

interface PartProps {
  title: string;
  intro?: string;
  /** On paper only where something in it is open. */
  isOfOpenOnly?: boolean;
  children: ReactNode;
}

function Part({ title, intro, isOfOpenOnly = false, children }: PartProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={`min-w-0 px-5 m:px-13 print:mt-6 print:px-0 ${isOfOpenOnly ? 'not-has-[details[open]]:print:hidden' : ''}`}
    >
      <h3 id={titleId} className="mb-3 text-h3">
        {title}
      </h3>
      {intro && <p className="mb-1 text-muted">{intro}</p>}
      {children}
    </section>
  );
}

const minuteCell = 'w-16 py-2 text-right whitespace-nowrap font-normal m:w-24';

function Times({ course, chapter: { id: chapterId, lectures, reading, practice } }: Pick<Props, 'course' | 'chapter'>) {
  return (
    <table className="w-full border-collapse break-inside-avoid">
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="py-2 text-left font-normal">
            Lekcia
          </th>
          <th scope="col" className={minuteCell}>
            čítanie
          </th>
          <th scope="col" className={minuteCell}>
            úlohy
          </th>
        </tr>
      </thead>
      <tbody>
        {lectures.map((lecture) => (
          <tr key={lecture.id} className="border-t border-line">
            <th scope="row" className="text-left font-normal">
              <TextLink href={paths.lecture(course.slug, chapterId, lecture.id)}>
                {lecture.number}. {lecture.name}
              </TextLink>
            </th>
            <td className={minuteCell}>{lecture.reading}&nbsp;min</td>
            <td className={minuteCell}>{lecture.practice}&nbsp;min</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-strong">
        <tr className="border-t border-line">
          <th scope="row" className="py-2 text-left">
            Spolu {formatMinutes(reading + practice)}
          </th>
          <td className={`${minuteCell} font-strong`}>{reading}&nbsp;min</td>
          <td className={`${minuteCell} font-strong`}>{practice}&nbsp;min</td>
        </tr>
      </tfoot>
    </table>
  );
}
