import type { ExerciseStatisticsList } from '#src/contract/exerciseProgress.ts';
import { exercisesFinding, triedEnough } from '#src/domain/desk/overview/deskOverview.ts';
import { fewestForShare } from '#src/domain/desk/overview/fewPeople.ts';
import { outOf } from '#src/domain/plural.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { ShareBars } from './ShareBars.tsx';

interface Props {
  statistics: ExerciseStatisticsList;
  /** Where the numbers of a lecture are, with a task of it. */
  hrefOfTask: (lectureId: string, exerciseId: string) => string;
}

/** Exercises in the picture; the others are in the table. */
const shown = 8;

/** Exercises by the share of learners who pass them at the first try, the hardest first. */
export function ExercisesChart({ statistics, hrefOfTask }: Props) {
  const known = triedEnough(statistics);
  const rows = known.slice(0, shown);
  return (
    <ChartPanel
      finding={exercisesFinding(statistics)}
      legend={rows.length > 0 ? `Úlohy v\u00A0grafe: ${rows.length} ${outOf(statistics.items.length)}` : null}
    >
      {rows.length === 0 ? (
        <p className="text-muted">
          Graf ukážeme, keď aspoň jednu úlohu skúsi {fewestForShare}&nbsp;ľudí. Čo už vieme, je v&nbsp;tabuľke.
        </p>
      ) : (
        <ShareBars
          label="Podiel prvých pokusov, ktoré prešli"
          rows={rows.map(({ exerciseId, lectureId, lectureName, share }) => ({
            id: exerciseId,
            name: `${lectureName}: ${exerciseId}`,
            share,
            href: hrefOfTask(lectureId, exerciseId),
            text: `${share}\u00A0%`,
            isMain: share < 50,
          }))}
        />
      )}
    </ChartPanel>
  );
}
