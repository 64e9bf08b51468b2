import { Fragment } from 'react';
import { CourseIllustration } from '#src/components/course/CourseIllustration.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { Illustration } from '#src/contract/course.ts';
import { typeset } from '#src/domain/typography.ts';

export interface StartingPoint {
  title: string;
  text: string;
  action: string;
  href: string;
  /** The drawings of the courses on this way, in their order. */
  illustrations: readonly Illustration[];
}

interface Props {
  points: readonly StartingPoint[];
}

/** Three ways into the site; the whole card leads to the beginning of its way. */
export function StartingPoints({ points }: Props) {
  return (
    <ul className="grid gap-3 l:grid-cols-3 l:gap-6">
      {points.map((point) => (
        <li
          key={point.title}
          className="group relative grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-4 m:grid-cols-[12.75rem_minmax(0,1fr)] rounded-2xl border border-line bg-raised p-4 wrap-anywhere hover:border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text l:flex l:flex-col l:p-6"
        >
          <div className="flex flex-col items-center justify-center max-l:row-span-2 m:flex-row m:justify-start l:mb-4.5">
            {point.illustrations.map((illustration, index) => (
              <Fragment key={illustration}>
                {index > 0 && (
                  <i className="h-2.5 border-l-3 border-dotted border-line-strong m:h-0 m:w-8.5 m:border-t-3 m:border-l-0" />
                )}
                <CourseIllustration
                  illustration={illustration}
                  className="h-11.5 w-21 rounded-[9px] l:h-[67px] l:w-[130px] l:rounded-lg"
                />
              </Fragment>
            ))}
          </div>
          <h3 className="text-[1.125rem] leading-tight m:text-[1.3125rem]">
            <a href={point.href} className="after:absolute after:inset-0 focus-visible:outline-none">
              {point.title}
            </a>
          </h3>
          <p className="mt-1 text-sm leading-normal text-muted m:mt-1.5 m:text-md">{typeset(point.text)}</p>
          <p className="mt-auto flex min-h-11 items-center gap-2 font-strong text-accent-text underline-offset-4 group-hover:underline max-l:hidden">
            {point.action}
            <Icon name="arrowRight" />
          </p>
        </li>
      ))}
    </ul>
  );
}
