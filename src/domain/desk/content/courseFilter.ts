import type { CourseTree } from '#src/contract/desk/content/deskContent.ts';
import { contentFilters, folded } from './deskContent.ts';

type Lecture = CourseTree['chapters'][number]['lectures'][number];
type Filters = Partial<Record<string, string>>;

/** The state that the address asks for. */
export const stateFilterOf = (filters: Filters) => contentFilters.find(({ param }) => param === filters.stav);

const isChosen = (filters: Filters) => Boolean(stateFilterOf(filters) || filters.kto || filters.prekazky);

/** Which lectures the filters of the address and what is searched for let through. */
export function lectureFilter(filters: Filters, query: string) {
  const filter = stateFilterOf(filters);
  return {
    isFiltered: query !== '' || isChosen(filters),
    isShown: (lecture: Lecture) =>
      (!filter || lecture.state === filter.state) &&
      (!filters.kto || lecture.changedBy.uid === filters.kto) &&
      (!filters.prekazky || lecture.obstacles > 0) &&
      folded(lecture.name).includes(folded(query)),
  };
}

/** What is said where the filters let no lecture through. */
export function nothingFound(filters: Filters, query: string): string {
  if (query === '') return 'Žiadna lekcia kurzu nevyhovuje tomu, čo je vybrané.';
  return isChosen(filters)
    ? `Žiadna lekcia, ktorá má v\u00A0názve „${query}“, nevyhovuje tomu, čo je vybrané.`
    : `Žiadna lekcia kurzu nemá v\u00A0názve „${query}“.`;
}
