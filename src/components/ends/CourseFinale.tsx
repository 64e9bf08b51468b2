import type { ReactNode } from 'react';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { Course } from '#src/contract/course.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { linesShine } from '#src/domain/litLines.ts';
import { paths } from '#src/domain/paths.ts';
import { outOf } from '#src/domain/plural.ts';
import { LitLines } from './LitLines.tsx';

/** `first`: it has just been finished, for the first time; `again`: it was before. */
export type FinaleState =
  | { kind: 'visitor' }
  | { kind: 'under way'; completed: number; total: number; continueHref: string }
  | { kind: 'first' | 'again'; finishedAt: string | null };

interface Props {
  course: Pick<Course, 'slug' | 'name' | 'chapters'>;
  state: FinaleState;
  /** What one can do now. */
  text: string;
  /** The certificate, or the way to it. */
  certificate?: ReactNode;
  /** What fits next. */
  next?: ReactNode;
}

const nextPlace = 'co-dalej';
/** So many lines are higher than a window: the words stay in view beside them. */
const longCourse = 20;

/** The end of a course: all its lines are lit, and what fits next. Who is not there yet is told how far it is. */
export function CourseFinale({ course, state, text, certificate, next }: Props) {
  const lines = course.chapters
    .flatMap(({ lectures }) => lectures)
    .map(({ name }, index) => ({ number: index + 1, name }));
  const isFinished = state.kind === 'first' || state.kind === 'again';
  const placed = lines.length > longCourse ? 'l:sticky l:top-24 l:self-start' : '';
  return (
    <>
      <section className="overflow-x-clip bg-code text-code-text">
        <div className="page grid items-center gap-x-18 gap-y-9 pt-10 pb-12 l:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] l:pt-17 l:pb-19">
          <div // While a session is being opened nothing is said that may be wrong for who has finished it.
            className={`${placed} ${state.kind === 'visitor' ? '[.session_&]:invisible' : ''}`}
          >
            <p className="mb-4 flex items-center gap-2 text-sm font-strong text-code-success">
              {isFinished && <Icon name="check" size={20} />}
              {course.name}
            </p>
            <h1 className="text-[clamp(2.4rem,1.6rem+3.2vw,3.6rem)] leading-[1.08] font-extrabold tracking-title text-white">
              {isFinished ? (
                <>
                  <span className="block">{linesShine(lines.length)}.</span>{' '}
                  <span className="block">Kurz je celý tvoj!</span>
                </>
              ) : (
                'Tu sa kurz končí'
              )}
            </h1>
            <div className="mt-4.5 mb-7 grid max-w-[30em] gap-3 text-lg text-code-text m:text-[1.25rem] m:leading-normal">
              <Words state={state} text={text} />
            </div>
            <div className="no-print flex flex-wrap gap-3 max-s:*:w-full">
              <Ways course={course} state={state} hasNext={next !== undefined} />
            </div>
          </div>
          <div className="bg-code-out py-3.5 max-l:-mx-5 m:max-l:-mx-8 l:rounded-2xl l:shadow-[0_30px_60px_-24px_rgb(0_0_0/.6)]">
            <LitLines
              lines={lines}
              lights={state.kind === 'first' ? 900 : state.kind === 'again' ? 'lit' : 'unlit'}
              size="small"
            />
          </div>
        </div>
      </section>
      {certificate && <div className="page pt-12">{certificate}</div>}
      {next && (
        <section id={nextPlace} className="page pt-12 pb-18">
          <h2 className="mb-5 text-[1.75rem]">Čo ďalej</h2>
          {next}
        </section>
      )}
    </>
  );
}

function Words({ state, text }: Pick<Props, 'state' | 'text'>) {
  if (state.kind === 'under way') {
    return (
      <p>
        Hotové máš {state.completed} {outOf(state.total)}. Keď bude celý, rozsvietia sa všetky riadky.
      </p>
    );
  }
  if (state.kind !== 'first' && state.kind !== 'again') {
    return <p>Keď prejdeš všetky lekcie, rozsvietia sa tu všetky riadky.</p>;
  }
  return (
    <>
      {text && <p>{text}</p>}
      {state.kind === 'again' && state.finishedAt && (
        <p className="text-md text-code-muted">Prvýkrát dokončený {formatDate(state.finishedAt)}</p>
      )}
    </>
  );
}

function Ways({ course, state, hasNext }: Pick<Props, 'course' | 'state'> & { hasNext: boolean }) {
  if (state.kind === 'under way') {
    return (
      <ButtonLink href={state.continueHref} kind="onCode" icon="arrowRight">
        Pokračovať
      </ButtonLink>
    );
  }
  if (state.kind !== 'first' && state.kind !== 'again') {
    return (
      <ButtonLink href={paths.course(course.slug)} kind="onCode" icon="arrowRight">
        Pozrieť kurz
      </ButtonLink>
    );
  }
  return (
    <>
      {hasNext && (
        <ButtonLink href={`#${nextPlace}`} kind="onCode" icon="arrowRight">
          Čo ďalej
        </ButtonLink>
      )}
      <ButtonLink href={`${paths.course(course.slug)}#hodnotenia`} kind={hasNext ? 'onCourseQuiet' : 'onCode'}>
        Ohodnotiť kurz
      </ButtonLink>
    </>
  );
}
