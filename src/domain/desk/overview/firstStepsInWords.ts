import type { FirstSteps } from '#src/contract/desk/overview/deskOverview.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { withFilters } from '#src/domain/withFilters.ts';

export interface FirstStep {
  title: string;
  note: string;
  isDone: boolean;
  /** Where it is done, or seen; `null` while the one before it is missing. */
  way: { act: string; href: string } | null;
}

/** From the invitation to the first course on the web: page, course, lecture, publication. */
export function firstStepsInWords({ page, course, lecture }: FirstSteps): FirstStep[] {
  return [
    {
      title: 'Tvoja stránka: jedna veta a\u00A0pár slov o\u00A0tebe',
      note: 'uvidia ju pri každom tvojom kurze, publikuje sa s\u00A0kurzom',
      isDone: page?.isDone ?? false,
      way: page
        ? {
            act: page.isDone ? 'Otvoriť stránku' : 'Doplniť stránku',
            href: deskPaths.contentEditor('author', page.id),
          }
        : { act: 'Urobiť stránku', href: deskPaths.contentList('lektori') },
    },
    {
      title: course ? `Kurz „${course.name}“` : 'Tvoj prvý kurz',
      note: course ? 'je založený, na webe ho zatiaľ nikto nevidí' : 'stačí názov, všetko ostatné sa dá zmeniť',
      isDone: course !== null,
      way: course
        ? { act: 'Otvoriť kurz', href: deskPaths.course(course.id) }
        : page && { act: 'Začať kurz', href: withFilters(deskPaths.contentList('kurzy'), { novy: '1' }) },
    },
    {
      title: lecture ? `Prvá lekcia „${lecture.name}“` : 'Prvá lekcia',
      note: lecture ? 'je v\u00A0kurze' : 'v\u00A0prvej kapitole kurzu',
      isDone: lecture !== null,
      way: lecture
        ? { act: 'Otvoriť lekciu', href: deskPaths.contentEditor('lecture', lecture.id) }
        : course && { act: 'Pridať lekciu', href: deskPaths.course(course.id) },
    },
    {
      title: 'Publikovať so všetkým',
      note: 'naraz kurz, lekcie, video aj tvoja stránka; dovtedy to na webe nikto nevidí',
      isDone: false,
      way: course && lecture && { act: 'Ukázať, čo chýba', href: deskPaths.publishCourse(course.id) },
    },
  ];
}
