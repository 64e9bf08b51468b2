import { Icon } from '#src/components/ui/Icon.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { FirstLecture, LectureOpening } from '#src/contract/courseBeginning.ts';
import { formatMinutes } from '#src/domain/format.ts';

interface Props {
  lecture: Pick<FirstLecture, 'courseName' | 'name' | 'minutes'>;
  opening: LectureOpening;
  href: string;
}

/** How a lecture opens: its first words, its first program, and what the program prints, covered until somebody asks. */
export function LessonSample({ lecture, opening, href }: Props) {
  return (
    <article className="grid overflow-hidden border-line bg-raised shadow-raised max-m:-mx-5 max-m:border-y m:rounded-2xl m:border l:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)]">
      <div className="flex flex-col gap-3 px-5 py-6 m:gap-4 m:px-9 m:py-8">
        <p className="text-sm text-muted wrap-anywhere">{lecture.courseName} · 1. lekcia</p>
        <h3 className="text-[1.375rem] leading-tight m:text-[1.625rem]">{lecture.name}</h3>
        <Prose html={opening.textHtml} />
        <p className="mt-auto">
          <TextLink href={href}>Otvoriť celú lekciu, {formatMinutes(lecture.minutes)}</TextLink>
        </p>
      </div>
      <div className="flex min-w-0 flex-col bg-code-out text-code-text">
        <div className="[--edge:0px] [&_.code]:my-0 [&_.code]:rounded-none [&_.copy]:hidden">
          <Prose html={opening.codeHtml} />
        </div>
        <details className="group flex-1 border-t border-code-line p-3.5 m:p-4.5">
          <summary className="list-none rounded-md outline-offset-4 focus-visible:outline-code-light [&::-webkit-details-marker]:hidden">
            <span className="block text-sm font-bold text-code-light">Tipni si</span>
            <span className="mt-1 mb-3 block font-strong">Čo program vypíše?</span>
            <span className="flex min-h-12 items-center gap-2.5 rounded-md bg-[repeating-linear-gradient(-45deg,var(--code-line)_0_8px,var(--code)_8px_16px)] px-4 text-sm font-semibold text-code-text group-open:hidden">
              <Icon name="lock" />
              Výstup je zakrytý. Odkry ho, keď budeš mať tip.
            </span>
          </summary>
          <pre className="motion-answer flex min-h-12 items-center overflow-x-auto rounded-md bg-code px-4 font-mono text-md font-medium text-code-result">
            {opening.output}
          </pre>
          <div className="motion-answer-after mt-3 [&_.prose]:text-md">
            <Prose html={opening.explanationHtml} />
          </div>
        </details>
      </div>
    </article>
  );
}
