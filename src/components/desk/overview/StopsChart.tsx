import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import type { CourseStops } from '#src/contract/desk/overview/deskOverview.ts';
import { stopsFinding, stopsOf, worstStop } from '#src/domain/desk/overview/deskOverview.ts';
import { shareInWords } from '#src/domain/desk/overview/fewPeople.ts';
import { percent } from '#src/domain/format.ts';
import { outOf } from '#src/domain/plural.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { ShareBars } from './ShareBars.tsx';

interface Props {
  stops: CourseStops;
  hrefOfCourse: (courseId: string) => string;
  /** Where the numbers of one lecture are. */
  hrefOfLecture: (lectureId: string) => string;
}

/** Lectures in the picture; the others are in the table. */
const shown = 10;

/** Where learners stop in a course: those who completed each lecture, and what it lost of those before. */
export function StopsChart({ stops, hrefOfCourse, hrefOfLecture }: Props) {
  const { courses, course, started } = stops;
  const all = stopsOf(stops);
  const worst = worstStop(stops);
  const place = all.findIndex(({ id }) => id === worst?.id);
  const first = Math.max(0, Math.min(place - shown / 2, all.length - shown));
  const rows = all.slice(first, first + shown);
  return (
    <ChartPanel
      finding={stopsFinding(stops)}
      legend={
        started !== 0 && rows.length < all.length
          ? `${rows.length} ${outOf(all.length)} lekcií, ostatné sú v\u00A0tabuľke`
          : null
      }
    >
      {courses.length > 1 && (
        <DeskSwitch
          label="Kurz"
          choices={courses.map(({ id, name }) => ({ name, href: hrefOfCourse(id), isCurrent: id === course?.id }))}
        />
      )}
      {started === 0 ? (
        <p className="text-muted">V&nbsp;tomto období sa v&nbsp;kurze nikto neučil. Vyber dlhšie.</p>
      ) : started === null ? (
        <p className="text-muted">Učili sa menej než traja ľudia. Lekcie ukážeme od troch, podiely od desiatich.</p>
      ) : (
        <ShareBars
          label="Koľkí lekciu dokončili a koľko percent ďalej nešlo"
          rows={rows.map(({ id, name, completed, lost }) => ({
            id,
            name,
            share: Math.min(100, percent(completed ?? 0, started)),
            text: `${lost ? '−' : ''}${shareInWords(lost)}`,
            href: hrefOfLecture(id),
            isMain: id === worst?.id,
          }))}
        />
      )}
    </ChartPanel>
  );
}
