import { type ReactNode, useId } from 'react';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { fieldClass } from '#src/components/ui/FieldFrame.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { ChapterPlan, CoursePlan } from '#src/contract/plan.ts';
import { chapterOfPlan } from '#src/domain/chapterPlan.ts';
import { paths } from '#src/domain/paths.ts';
import { PlanSheet } from './PlanSheet.tsx';

interface Props {
  plan: CoursePlan;
  /** `null`: the first one. */
  chapterId: string | null;
  onChapter: (id: string) => void;
  /** What stands in the lectures of the chapter; `null`: it is not there, `instead` says why. */
  content: ChapterPlan | null;
  instead: ReactNode;
  areSolutionsOpen: boolean;
  onSolutions: () => void;
  onPrint: () => void;
}

/** The plan of a course, chapter by chapter, as sheets that can be printed. */
export function PlanView({ plan, chapterId, onChapter, content, instead, areSolutionsOpen, ...acts }: Props) {
  const chapterField = useId();
  const chapter = chapterOfPlan(plan, chapterId);
  return (
    <div className="bg-surface print:bg-transparent">
      <div className="page grid min-h-[70vh] grid-cols-1 content-start items-start gap-x-10 gap-y-6 pt-8 pb-18 m:pt-12 l:grid-cols-[minmax(0,1fr)_300px] print:block print:p-0">
        <header className="no-print min-w-0 wrap-anywhere l:col-span-2">
          <TextLink href={paths.teachers()}>Pre učiteľov</TextLink>
          <h1 className="text-h1 font-extrabold tracking-title">Plán: {plan.course.name}</h1>
        </header>
        {chapter === null ? (
          <p className="text-muted">Kurz zatiaľ nemá žiadnu kapitolu.</p>
        ) : (
          <>
            <aside aria-label="Plán kapitoly" className="no-print grid gap-4 l:sticky l:top-24 l:order-1">
              <div className="grid gap-1.5">
                <label htmlFor={chapterField} className="font-strong">
                  Kapitola
                </label>
                <select
                  id={chapterField}
                  value={chapter.id}
                  onChange={({ currentTarget }) => onChapter(currentTarget.value)}
                  className={fieldClass}
                >
                  {plan.chapters.map(({ id, name }, index) => (
                    <option key={id} value={id}>
                      {index + 1}. {name}
                    </option>
                  ))}
                </select>
              </div>
              <p className="text-muted">
                Tlačí sa čiernobielo, bez hlavičky webu. Z&nbsp;úloh len tie, ktoré sú rozbalené.
              </p>
              <div className="grid gap-3 m:grid-cols-3 l:grid-cols-1">
                <Button wide onPress={acts.onPrint}>
                  Vytlačiť plán
                </Button>
                {content && (
                  <Button wide kind="quiet" onPress={acts.onSolutions}>
                    {areSolutionsOpen ? 'Zbaliť riešenia' : 'Rozbaliť riešenia'}
                  </Button>
                )}
                <ButtonLink wide kind="quiet" href={paths.teachers()}>
                  Tvoje triedy
                </ButtonLink>
              </div>
            </aside>
            <PlanSheet
              course={plan.course}
              chapter={chapter}
              content={content}
              instead={instead}
              areSolutionsOpen={areSolutionsOpen}
            />
          </>
        )}
      </div>
    </div>
  );
}
