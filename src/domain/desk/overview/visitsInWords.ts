import type { VisitsInTime } from '#src/contract/desk/overview/deskOverview.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { byPart, comparedWith, type Finding, partInFull, partNames } from './deskOverview.ts';
import { fewestShown } from './fewPeople.ts';

export function visitsFinding({ items, step, views, viewsBefore }: VisitsInTime): Finding {
  return {
    title:
      views === 0
        ? 'Zatiaľ žiadna načítaná stránka'
        : countedAtDesk(views, 'nacitanaStranka') + comparedWith(views, viewsBefore),
    caption: `Načítané stránky podľa ${byPart[step]}, bez robotov, ktoré sa priznajú. Kto na webe prejde ďalej bez načítania, toho ďalšie kroky tu nie sú.`,
    columns: [partNames[step], 'Načítané'],
    rows: items.map((item) => [partInFull(item.day, step), String(item.views)]),
    file: 'navstevy',
  };
}

export function pagesFinding({ pages }: VisitsInTime): Finding {
  const [first] = pages;
  return {
    title: first ? `Najčastejšie sa načíta ${readablePath(first.path)}` : 'Zatiaľ žiadna stránka',
    caption: 'Najviac dvadsať stránok. Zázemie a\u00A0osobné stránky sa nepočítajú.',
    columns: ['Stránka', 'Načítané'],
    rows: pages.map(({ path, views }) => [readablePath(path), String(views)]),
    file: 'navstevy-stranok',
  };
}

/** Where visits come from, the named ones first. */
export function sourcesOf({ sites, otherSites, direct }: VisitsInTime): { name: string; views: number }[] {
  return [
    ...sites.map(({ host, views }) => ({ name: host, views })),
    ...(otherSites > 0 ? [{ name: 'iné', views: otherSites }] : []),
    ...(direct > 0 ? [{ name: 'priamo alebo z\u00A0nášho webu', views: direct }] : []),
  ];
}

export function sourcesFinding(visits: VisitsInTime): Finding {
  const [first] = visits.sites;
  return {
    title: first
      ? `Z\u00A0iných webov vedie najviac návštev ${first.host}`
      : 'Zatiaľ žiadny web, z\u00A0ktorého by sa chodilo',
    caption: `Len meno webu, z\u00A0ktorého sa prišlo. Weby s\u00A0menej než ${fewestShown}\u00A0návštevami sú spolu ako iné.`,
    columns: ['Odkiaľ', 'Načítané'],
    rows: sourcesOf(visits).map(({ name, views }) => [name, String(views)]),
    file: 'navstevy-odkial',
  };
}

/** An address as it is read: „/clanky/tag/začiatok“. Only what answered is counted, so that it can be decoded. */
export const readablePath = (path: string): string => (path === '/' ? 'úvodná stránka' : decodeURI(path));
