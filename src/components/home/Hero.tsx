import { Tick } from '#src/components/ui/Tick.tsx';
import { typeset } from '#src/domain/typography.ts';
import { site } from '#src/site.ts';
import { FirstLineEditor } from './FirstLineEditor.tsx';

interface Props {
  /** Leads to the lecture in which one goes on writing. */
  continueHref: string;
  /** The name that was sent before the page's scripts came; `null` when nothing was. */
  sentName: string | null;
}

const facts = ['Bez účtu a\u00A0hneď', 'Prvá kapitola každého kurzu zadarmo'];

/**
 * The first screen of the site. A lit line runs from the edge of the screen under the last line of the heading into the
 * first line of the code: `--row` is the height of both.
 */
export function Hero({ continueHref, sentName }: Props) {
  const [first, second, lit] = site.tagline;
  return (
    <section className="relative overflow-hidden pt-(--top) pb-6 [--row:min(2.875rem,12.78vw)] [--top:1.75rem] m:pb-14 m:[--row:4rem] m:[--top:3rem] l:pb-18 l:[--row:min(4.875rem,5.75vw)] l:[--top:4.75rem]">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-[calc(var(--top)+2*var(--row))] h-(--row) bg-accent-soft shadow-[inset_4px_0_0_var(--accent)]"
      />
      <div className="page relative grid grid-cols-[minmax(0,1fr)] l:grid-cols-[minmax(0,1fr)_32.5rem] l:grid-rows-[auto_1fr] l:gap-x-10">
        <span
          aria-hidden="true"
          className="absolute top-[calc(2.5*var(--row)-0.5rem)] -left-5 hidden font-mono text-mono leading-none font-semibold text-accent-text min-[80rem]:block"
        >
          1
        </span>
        <h1 className="text-[length:calc(var(--row)*0.87)] leading-(--row) font-extrabold tracking-title text-wrap">
          <span className="block">{first} </span>
          <span className="block">{second} </span>
          <span className="block whitespace-nowrap">
            {lit}
            <span
              aria-hidden="true"
              className="motion-cursor ml-[0.12em] inline-block h-[0.86em] w-[0.09em] rounded-[2px] bg-accent align-[-0.06em]"
            />
          </span>
        </h1>
        <div className="max-l:max-w-140 max-m:mt-3.5 m:max-l:mt-8 l:col-start-2 l:row-span-2 l:row-start-1 l:mt-[calc(2.5*var(--row)-5.75rem)]">
          <FirstLineEditor
            key={sentName}
            continueHref={continueHref}
            name={sentName ?? 'svet'}
            hasRun={sentName !== null}
          />
        </div>
        <div>
          <p className="mt-4.5 mb-3 max-w-[29em] text-lg text-pretty text-muted m:mt-7 m:mb-6 m:text-[1.25rem] m:leading-normal">
            {typeset(site.description)}
          </p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-md text-muted">
            {facts.map((fact) => (
              <li key={fact} className="flex items-center gap-2">
                <Tick size={18} />
                {fact}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
