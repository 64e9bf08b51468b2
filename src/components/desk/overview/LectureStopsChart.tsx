import type { LectureStops } from '#src/contract/desk/overview/deskOverview.ts';
import { lectureFinding, worstTask } from '#src/domain/desk/overview/deskOverview.ts';
import { countInWords, fewestForShare, fewestShown } from '#src/domain/desk/overview/fewPeople.ts';
import { percent } from '#src/domain/format.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { ShareBars } from './ShareBars.tsx';

interface Props {
  stops: LectureStops;
}

/** How far learners get in a lecture: who passed each of its tasks, and at which one most stop. */
export function LectureStopsChart({ stops }: Props) {
  const { opened, completed, tasks } = stops;
  const worst = worstTask(stops);
  const share = (people: number | null) => Math.min(100, percent(people ?? 0, opened ?? 0));
  const told = (people: number | null) => (people === null ? `< ${fewestShown}` : countInWords(people));
  return (
    <ChartPanel finding={lectureFinding(stops)} legend={opened ? 'Pri úlohe je, koľkí ju prešli.' : null}>
      {opened === null || opened < fewestForShare ? (
        <p className="text-muted">
          {opened === 0
            ? 'V\u00A0tomto období tu nikto nič neurobil. Vyber dlhšie.'
            : `Graf ukážeme od ${fewestForShare}\u00A0ľudí, aby sa nedalo uhádnuť, kto to bol. Počty od troch sú v\u00A0tabuľke.`}
        </p>
      ) : (
        <ShareBars
          label="Koľkí prešli každou úlohou"
          rows={[
            { id: 'opened', name: 'Niečo tu urobili', share: 100, text: told(opened), isMain: false },
            ...tasks.map(({ exerciseId, passed }, at) => ({
              id: exerciseId,
              name: `Úloha ${at + 1}: ${exerciseId}`,
              share: share(passed),
              text: told(passed),
              isMain: worst?.number === at + 1,
            })),
            {
              id: 'completed',
              name: 'Dokončili lekciu',
              share: share(completed),
              text: told(completed),
              isMain: false,
            },
          ]}
        />
      )}
    </ChartPanel>
  );
}
