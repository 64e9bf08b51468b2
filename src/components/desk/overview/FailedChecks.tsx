import type { Finding } from '#src/domain/desk/overview/deskOverview.ts';
import { percent } from '#src/domain/format.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { ShareBars } from './ShareBars.tsx';

interface Props {
  exerciseId: string;
  /** How many had a check as the first that failed, from 1; nothing of one or two people. */
  checks: readonly { check: number; people: number }[];
  /** What the checks of the task are called, in their order; `null` where one has no name. */
  names: readonly (string | null)[];
}

/** At which check of a task learners fail; nothing where too few did. */
export function FailedChecks({ exerciseId, checks, names }: Props) {
  const most = Math.max(...checks.map(({ people }) => people));
  const worst = checks.find(({ people }) => people === most);
  if (!worst) return null;
  const nameOf = (check: number) => [`${check}.`, names[check - 1]].filter(Boolean).join(' ');
  const title = [worst.check, names[worst.check - 1]].filter(Boolean).join(': ');
  const finding: Finding = {
    title: `Najviac ľudí zastaví skúška ${title}`,
    caption: 'Prvá skúška, ktorá nevyšla, aspoň v\u00A0jednom pokuse. Rátajú sa aj tí, čo úlohu nakoniec prešli.',
    columns: ['Skúška', 'Ľudia'],
    rows: checks.map(({ check, people }) => [nameOf(check), String(people)]),
    file: `skusky-${exerciseId}`,
  };
  return (
    <ChartPanel finding={finding}>
      <ShareBars
        label="Koľkých zastavila každá skúška"
        rows={checks.map(({ check, people }) => ({
          id: String(check),
          name: nameOf(check),
          share: percent(people, most),
          text: String(people),
          isMain: check === worst.check,
        }))}
      />
    </ChartPanel>
  );
}
