import type { ExerciseStatisticsList } from '#src/contract/exerciseProgress.ts';
import { exercisesFinding, fewest, triedEnough } from '#src/domain/desk/overview/deskOverview.ts';
import { outOf } from '#src/domain/plural.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { ShareBars } from './ShareBars.tsx';

interface Props {
  statistics: ExerciseStatisticsList;
}

/** Exercises in the picture; the others are in the table. */
const shown = 8;

/** Exercises by the share of learners who pass them at the first try, the hardest first. */
export function ExercisesChart({ statistics }: Props) {
  const known = triedEnough(statistics);
  const rows = known.slice(0, shown);
  return (
    <ChartPanel
      finding={exercisesFinding(statistics)}
      legend={rows.length > 0 ? `Úlohy v\u00A0grafe: ${rows.length} ${outOf(statistics.items.length)}` : null}
    >
      {rows.length === 0 ? (
        <p className="text-muted">
          Graf ukážeme, keď aspoň jednu úlohu skúsi {fewest}&nbsp;ľudí. Čo už vieme, je v&nbsp;tabuľke.
        </p>
      ) : (
        <ShareBars
          label="Podiel prvých pokusov, ktoré prešli"
          rows={rows.map(({ exerciseId, lectureName, share }) => ({
            id: exerciseId,
            name: `${lectureName}: ${exerciseId}`,
            share,
            text: `${share}\u00A0%`,
            isMain: share < 50,
          }))}
        />
      )}
    </ChartPanel>
  );
}
