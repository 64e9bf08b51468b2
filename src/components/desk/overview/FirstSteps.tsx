import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import { Tick } from '#src/components/ui/Tick.tsx';
import type { FirstSteps as Steps } from '#src/contract/desk/overview/deskOverview.ts';
import { firstStepsInWords } from '#src/domain/desk/overview/firstStepsInWords.ts';

interface Props {
  steps: Steps;
}

/** What a new lecturer does one after the other until the first course is on the web; the next step has the filled button. */
export function FirstSteps({ steps }: Props) {
  const all = firstStepsInWords(steps);
  const next = all.findIndex(({ isDone, way }) => !isDone && way !== null);
  const done = all.filter(({ isDone }) => isDone).length;
  return (
    <DeskPanel title="Od pozvánky k&nbsp;prvému kurzu" aside={`${done}\u00A0zo\u00A0${all.length}`}>
      <ol className="-m-4 grid">
        {all.map(({ title, note, isDone, way }, index) => (
          <li
            key={title}
            aria-current={index === next ? 'step' : undefined}
            className="flex min-h-15 flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-line px-4 py-2.5 first:border-t-0 aria-[current=step]:bg-accent-soft"
          >
            {isDone ? (
              <Tick />
            ) : (
              <span
                aria-hidden="true"
                className="grid size-5 shrink-0 place-items-center rounded-full border border-line-strong font-mono text-2xs"
              >
                {index + 1}
              </span>
            )}
            <p className="min-w-0 flex-1 basis-52">
              <b className="font-strong wrap-anywhere">{title}</b>
              {isDone && <span className="sr-only"> – hotovo</span>}
              <span className="block text-2xs text-secondary">{note}</span>
            </p>
            {way && (
              <DeskButtonLink href={way.href} kind={index === next ? 'primary' : isDone ? 'plain' : 'outline'}>
                {way.act}
              </DeskButtonLink>
            )}
          </li>
        ))}
      </ol>
    </DeskPanel>
  );
}
