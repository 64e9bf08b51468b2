import type {
  CourseStops,
  DeskWaiting,
  IncomeByMonth,
  LearnersByWeek,
  SubscribersByMonth,
  WaitingKind,
} from '#src/contract/desk/overview/deskOverview.ts';
import type { ExerciseStatisticsList } from '#src/contract/exerciseProgress.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { percent } from '#src/domain/format.ts';
import { formatExactAmount, formatMoney } from '#src/domain/money.ts';
import { formatNumber } from '#src/domain/number.ts';
import { outOf } from '#src/domain/plural.ts';

/** Below so many people a share says nothing. */
export const fewest = 10;

/** What a picture says in words, and its numbers as a table and a file. */
export interface Finding {
  title: string;
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly [string, ...string[]])[];
  /** The name of the file, without its ending. */
  file: string;
}

const few = 'Zatiaľ málo ľudí na to, aby číslo niečo znamenalo';

export function learnersFinding({ items }: LearnersByWeek): Finding {
  const last = items.at(-2)?.active ?? 0;
  const before = items.at(-6)?.active ?? 0;
  const change = before < fewest ? 0 : Math.round(((last - before) / before) * 100);
  const compared =
    before < fewest
      ? ''
      : change === 0
        ? ', rovnako ako pred mesiacom'
        : `, o\u00A0${formatNumber(Math.abs(change))}\u00A0% ${change > 0 ? 'viac' : 'menej'} ako pred mesiacom`;
  return {
    title: last < fewest ? few : `Minulý týždeň sa učilo ${countedAtDesk(last, 'clovek')}${compared}`,
    caption: 'Aktívni a\u00A0noví podľa týždňa. Posledný týždeň ešte trvá.',
    columns: ['Týždeň od', 'Aktívni', 'Noví'],
    rows: items.map(({ week, active, fresh }) => [dayOf(week), String(active), String(fresh)]),
    file: 'uciaci-sa',
  };
}

interface Stop {
  id: string;
  name: string;
  completed: number;
  /** Percent of those who came as far and did not complete this one. */
  lost: number;
}

/** What each lecture loses of those who completed the one before it. */
export function stopsOf({ started, lectures }: Pick<CourseStops, 'started' | 'lectures'>): Stop[] {
  return lectures.map((lecture, index) => {
    const before = index === 0 ? started : (lectures[index - 1]?.completed ?? 0);
    return { ...lecture, lost: Math.max(0, percent(before - lecture.completed, before)) };
  });
}

/** The lecture that loses most, of those that enough people came to. */
export function worstStop(stops: Pick<CourseStops, 'started' | 'lectures'>): Stop | null {
  const asked = stopsOf(stops).filter((_, index, all) => (all[index - 1]?.completed ?? stops.started) >= fewest);
  const worst = asked.reduce<Stop | null>((most, stop) => (most && most.lost >= stop.lost ? most : stop), null);
  return worst && worst.lost > 0 ? worst : null;
}

export function stopsFinding(stops: CourseStops): Finding {
  const worst = worstStop(stops);
  const name = stops.course?.name ?? '';
  const title =
    stops.started < fewest
      ? few
      : worst
        ? `V\u00A0kurze „${name}“ sa najviac ľudí zastaví pri lekcii „${worst.name}“: ${worst.lost}\u00A0%`
        : `V\u00A0kurze „${name}“ sa nikto nezastavil`;
  return {
    title,
    caption: `Koľkí ${outOf(stops.started)}, ktorí začali kurz „${name}“, lekciu dokončili.`,
    columns: ['Lekcia', 'Dokončili', 'Ďalej už nešli'],
    rows: stopsOf(stops).map((stop) => [stop.name, String(stop.completed), `${stop.lost}\u00A0%`]),
    file: 'kde-sa-uciaci-zastavia',
  };
}

type Exercise = ExerciseStatisticsList['items'][number];

/** Exercises that enough people have tried, the hardest first. */
export function triedEnough({ items }: ExerciseStatisticsList): (Exercise & { share: number })[] {
  return items
    .filter(({ tried }) => tried >= fewest)
    .map((item) => ({ ...item, share: percent(item.passedFirst, item.tried) }))
    .sort((one, other) => one.share - other.share);
}

export function exercisesFinding(statistics: ExerciseStatisticsList): Finding {
  const known = triedEnough(statistics);
  const hard = known.filter(({ share }) => share < 50).length;
  const title =
    known.length === 0
      ? 'Zatiaľ málo pokusov'
      : hard === 0
        ? 'Každú úlohu vyrieši na prvý raz aspoň polovica'
        : `${countedAtDesk(hard, 'ulohu')} vyrieši na prvý raz menej než polovica`;
  return {
    title,
    caption: `Podiel prvých pokusov, ktoré prešli. Úlohy, ktoré skúsilo aspoň ${fewest}\u00A0ľudí.`,
    columns: ['Úloha', 'Lekcia', 'Skúsili', 'Na prvý raz', 'Na druhý', 'Neskôr'],
    rows: statistics.items.map((item) => [
      item.exerciseId,
      item.lectureName,
      String(item.tried),
      String(item.passedFirst),
      String(item.passedSecond),
      String(item.passedLater),
    ]),
    file: 'ulohy-na-prvy-raz',
  };
}

export function incomeFinding({ items }: IncomeByMonth): Finding {
  const last = items.at(-1) ?? { month: '2026-01', paid: 0, refunded: 0 };
  const name = monthName(last.month);
  const back = last.refunded > 0 ? `, vrátili sme ${formatMoney(last.refunded, 'EUR')}` : '';
  return {
    title: `${name.charAt(0).toUpperCase()}${name.slice(1)} zatiaľ priniesol ${formatMoney(last.paid, 'EUR')}${back}`,
    caption: 'Zaplatené objednávky po zľave a\u00A0vrátené peniaze, podľa mesiaca.',
    columns: ['Mesiac', 'Zaplatené', 'Vrátené'],
    rows: items.map(({ month, paid, refunded }) => [
      inFull(month),
      formatExactAmount(paid, 'EUR'),
      formatExactAmount(refunded, 'EUR'),
    ]),
    file: 'prijmy',
  };
}

export function subscribersFinding({ items }: SubscribersByMonth): Finding {
  const last = items.at(-1)?.confirmed ?? 0;
  const change = last - (items.at(-2)?.confirmed ?? 0);
  const more =
    change === 0
      ? ''
      : `, o\u00A0${formatNumber(Math.abs(change))} ${change > 0 ? 'viac' : 'menej'} ako koncom minulého mesiaca`;
  return {
    title: last < fewest ? few : `Novinky odoberá ${countedAtDesk(last, 'clovek')}${more}`,
    caption: 'Potvrdené adresy na konci mesiaca, podľa dňa prihlásenia a\u00A0odhlásenia.',
    columns: ['Mesiac', 'Odoberajú'],
    rows: items.map(({ month, confirmed }) => [inFull(month), String(confirmed)]),
    file: 'odberatelia',
  };
}

interface WaitingWords {
  text: (count: number) => string;
  note: string;
  act: string;
  href: string;
}

const waiting: Record<WaitingKind, WaitingWords> = {
  disputes: {
    text: (count) => countedAtDesk(count, 'spornaPlatba'),
    note: 'banka čaká na dôkazy, inak peniaze vráti',
    act: 'Odpovedať',
    href: deskPaths.movements(),
  },
  'failed-plans': {
    text: (count) => countedAtDesk(count, 'planovaneNevyslo'),
    note: 'na webe ostalo staré znenie',
    act: 'Opraviť',
    href: deskPaths.content(),
  },
  reviews: {
    text: (count) => `${countedAtDesk(count, 'textCaka')} na kontrolu`,
    note: 'kým sa na to niekto pozrie, na webe je staré znenie',
    act: 'Prečítať',
    href: deskPaths.content(),
  },
  payouts: {
    text: (count) => `${countedAtDesk(count, 'vyplata')} bez porovnania s\u00A0bankou`,
    note: 'sedí, alebo treba rozdiel vysvetliť',
    act: 'Porovnať',
    href: deskPaths.movements(),
  },
  months: {
    text: (count) => `${countedAtDesk(count, 'mesiacTreba')} uzavrieť`,
    note: 'najprv musí sedieť každá výplata',
    act: 'Uzavrieť',
    href: deskPaths.movements(),
  },
  newsletters: {
    text: (count) => `${countedAtDesk(count, 'novinkaCaka')} na odoslanie`,
    note: 'po vyskúšaní alebo po pozastavení',
    act: 'Pozrieť',
    href: deskPaths.newsletter(),
  },
  invitations: {
    text: (count) => countedAtDesk(count, 'pozvankaKonci'),
    note: 'zatiaľ bez odpovede, poslať sa dá znova',
    act: 'Pozrieť',
    href: `${deskPaths.people()}?skupina=zdruzenie`,
  },
  captions: {
    text: (count) => `${countedAtDesk(count, 'videoCaka')} na titulky`,
    note: 'bez nich nerozumie, kto nepočuje',
    act: 'Doplniť',
    href: deskPaths.contentList('videa'),
  },
  comments: {
    text: (count) => `${countedAtDesk(count, 'textCaka')} na pohľad`,
    note: 'prvé odkazy, opakované texty a\u00A0nahlásenia',
    act: 'Posúdiť',
    href: deskPaths.comments(),
  },
  feedback: {
    text: (count) => `${countedAtDesk(count, 'sprava')} zo spätnej väzby`,
    note: 'zatiaľ bez odpovede',
    act: 'Odpovedať',
    href: deskPaths.feedback(),
  },
  payments: {
    text: (count) => `${countedAtDesk(count, 'platbaCaka')} na banku`,
    note: 'dlhšie než hodinu',
    act: 'Pozrieť',
    href: deskPaths.orders(),
  },
  'failed-mails': {
    text: (count) => `${countedAtDesk(count, 'email')} sa nepodarilo odoslať`,
    note: 'ďalej to už neskúšame, treba ľuďom napísať inak',
    act: 'Pozrieť',
    href: deskPaths.newsletter(),
  },
  'late-mails': {
    text: (count) => countedAtDesk(count, 'emailMeska'),
    note: 'dlhšie než hodinu, stále to skúšame',
    act: 'Pozrieť',
    href: deskPaths.newsletter(),
  },
  exercises: {
    text: (count) => `${countedAtDesk(count, 'ulohu')} nikto nevyriešil`,
    note: 'každú skúsilo aspoň päť ľudí',
    act: 'Pozrieť',
    href: `${deskPaths.overview()}#ulohy`,
  },
};

/** A thing that waits, in words, and where it is done. */
export function waitingInWords({ kind, count }: Pick<DeskWaiting['items'][number], 'kind' | 'count'>) {
  const { text, ...words } = waiting[kind];
  return { ...words, text: text(count) };
}

const months = 'január február marec apríl máj jún júl august september október november december'.split(' ');

/** „november“ of `2026-11`. */
export const monthName = (month: string) => months[Number(month.slice(5)) - 1] ?? month;
const inFull = (month: string) => `${monthName(month)} ${month.slice(0, 4)}`;
/** „nov“ of `2026-11`. */
export const shortMonth = (month: string) => monthName(month).slice(0, 3);
/** „23. 11. 2026“ of `2026-11-23`. */
const dayOf = (day: string) => `${Number(day.slice(8))}.\u00A0${Number(day.slice(5, 7))}.\u00A0${day.slice(0, 4)}`;
/** „23. 11.“ of `2026-11-23`. */
export const shortDay = (day: string) => `${Number(day.slice(8))}. ${Number(day.slice(5, 7))}.`;
