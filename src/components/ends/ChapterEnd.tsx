import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { ChapterResult } from '#src/contract/course.ts';
import { type Line, LitLines } from './LitLines.tsx';
import { WithCode } from './WithCode.tsx';

interface Props {
  /** 1-based. */
  number: number;
  lines: readonly Line[];
  ahead?: (Line & { minutes: number }) | undefined;
  /** What one can do now; where nobody has said it, `result` stands in. */
  skills: readonly string[];
  result: Pick<ChapterResult, 'name' | 'text'> | null;
  /** `first`: it has just been completed, for the first time; before that is seen it is `unseen`. */
  time: 'unseen' | 'first' | 'again';
  /** The reader has pressed for it: it has the focus. */
  isArrival?: boolean;
  ref?: Ref<HTMLElement>;
  /** Where the chapter's quiz is on this page; `null`: nowhere. */
  quizHref: string | null;
  /** The way on. */
  children: ReactNode;
}

const lights = { unseen: 'unlit', first: 280, again: 'lit' } as const;

/** The end of a chapter: its lines light up, what one can do now, and one way on. */
export function ChapterEnd({
  number,
  lines,
  ahead,
  skills,
  result,
  time,
  isArrival = false,
  quizHref,
  ref,
  children,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true });
  }, [isArrival]);
  return (
    <section
      ref={ref}
      className="mb-4 grid scroll-my-4 justify-self-stretch overflow-hidden border-line bg-surface max-m:-mx-5 max-m:border-y m:rounded-2xl m:border xl:-mx-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]"
    >
      <div className="grid content-center bg-code py-5">
        <LitLines lines={lines} ahead={ahead} lights={lights[time]} />
      </div>
      <div className="grid content-center justify-items-start gap-3.5 px-5 py-7 m:px-9 m:py-8">
        <p className="flex items-center gap-2 text-sm font-strong text-success-text">
          <Icon name="check" size={20} />
          Kapitola {number} je hotová
        </p>
        <h2 ref={heading} tabIndex={-1} className="text-[1.5625rem] leading-tight outline-none m:text-[1.875rem]">
          {skills.length > 0 ? 'Toto už vieš' : (result?.name ?? 'Ďalší kus cesty je za tebou')}
        </h2>
        {skills.length > 0 ? (
          <ul className="w-full wrap-anywhere">
            {skills.map((skill) => (
              <li
                key={skill}
                className="grid grid-cols-[1.875rem_1fr] border-line py-2 leading-snug not-first:border-t"
              >
                <Icon name="check" size={20} className="mt-0.5 text-success-text" />
                <span>
                  <WithCode>{skill}</WithCode>
                </span>
              </li>
            ))}
          </ul>
        ) : (
          result && <p>{result.text}</p>
        )}
        <div className="mt-1 w-full">{children}</div>
        {quizHref && <TextLink href={quizHref}>Dať si kvíz kapitoly</TextLink>}
      </div>
    </section>
  );
}
