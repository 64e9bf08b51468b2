import type { ReactNode } from 'react';
import { paths } from '#src/domain/paths.ts';
import { playgroundLanguages, playgroundOrder } from '#src/domain/playground/playgroundLanguages.ts';
import type { Language } from '#src/domain/program/run.ts';

interface Props {
  language: Language;
  /** Where the program came from, and the way back there. */
  from?: ReactNode;
  /** The program. */
  children: ReactNode;
  /** The programs that are kept. */
  list: ReactNode;
}

/** „Na pokusy“: a program, and beside it those that are kept. */
export function PlaygroundScreen({ language, from, children, list }: Props) {
  return (
    <div className="page pb-18 max-m:pb-10">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-10 pb-7 max-m:pt-7 max-m:pb-5">
        <div>
          {from}
          <h1 className="text-h1">Na pokusy</h1>
          <p className="mt-2 text-lg text-muted">Píš, spusti, skús inak. Bez účtu.</p>
        </div>
        <nav aria-label="Jazyk" className="max-m:-mx-5 max-m:max-w-[100vw] max-m:overflow-x-auto max-m:px-5">
          <ul className="flex gap-2 max-m:gap-1.5">
            {playgroundOrder.map((one) => (
              <li key={one} className="shrink-0">
                <a
                  href={paths.playground(playgroundLanguages[one].parameter)}
                  aria-current={one === language ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center rounded-full px-4 text-md max-m:px-3 max-m:text-sm font-strong text-secondary shadow-[inset_0_0_0_1.5px_var(--line-strong)] hover:bg-accent-soft hover:text-accent-text aria-[current]:bg-accent-soft aria-[current]:text-accent-text aria-[current]:shadow-[inset_0_0_0_2px_var(--accent-text)]"
                >
                  {playgroundLanguages[one].name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <p className="without-script mb-5 text-md">
        Programy bežia v&nbsp;tvojom prehliadači. Aby sa dali písať a&nbsp;spúšťať, zapni v&nbsp;ňom JavaScript.
      </p>
      <div className="grid items-start gap-8 l:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="coloured min-w-0">{children}</div>
        {list}
      </div>
    </div>
  );
}
