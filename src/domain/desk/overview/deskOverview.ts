import type {
  CourseStops,
  DeskWaiting,
  IncomeInTime,
  LearnersInTime,
  LectureStops,
  SubscribersInTime,
  WaitingKind,
} from '#src/contract/desk/overview/deskOverview.ts';
import type { ExerciseStatisticsList } from '#src/contract/exerciseProgress.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { formatExactAmount, formatMoney } from '#src/domain/money.ts';
import { formatNumber } from '#src/domain/number.ts';
import { outOf } from '#src/domain/plural.ts';
import { countInWords, fewestForShare, shareInWords, shownShare } from './fewPeople.ts';
import { dayInFull, type SpanStep } from './span.ts';

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

/** What the first column of a table of parts is called. */
export const partNames: Record<SpanStep, string> = { day: 'Deň', week: 'Týždeň od', month: 'Mesiac' };
export const byPart: Record<SpanStep, string> = { day: 'dňa', week: 'týždňa', month: 'mesiaca' };
/** A part in a table: „23. 11. 2026“, or „november 2026“. */
export const partInFull = (day: string, step: SpanStep) => (step === 'month' ? inFull(day) : dayInFull(day));
/** A part below a picture: „23. 11.“, or „nov“. */
export const partInShort = (day: string, step: SpanStep) => (step === 'month' ? shortMonth(day) : shortDay(day));

/** „, o 9 % viac ako predtým“; nothing where too few were there before. */
export function comparedWith(now: number | null, before: number | null): string {
  const share = shownShare(now, before);
  if (share === null) return '';
  if (share === 100) return ', rovnako ako predtým';
  return `, o\u00A0${formatNumber(Math.abs(share - 100))}\u00A0% ${share > 100 ? 'viac' : 'menej'} ako predtým`;
}

export function learnersFinding({ items, step, active, activeBefore, isOwn }: LearnersInTime): Finding {
  const where = isOwn ? 'V\u00A0tvojich kurzoch sa učilo' : 'Učilo sa';
  const isFew = active === null || active < fewestForShare;
  return {
    title: isFew ? few : `${where} ${countedAtDesk(active, 'clovek')}${comparedWith(active, activeBefore)}`,
    caption: `${isOwn ? 'Aktívni' : 'Aktívni a\u00A0noví'} podľa ${byPart[step]}.`,
    columns: isOwn ? [partNames[step], 'Aktívni'] : [partNames[step], 'Aktívni', 'Noví'],
    rows: items.map((item) => [
      partInFull(item.day, step),
      countInWords(item.active),
      ...(isOwn ? [] : [countInWords(item.fresh)]),
    ]),
    file: 'uciaci-sa',
  };
}

interface Stop {
  id: string;
  name: string;
  completed: number | null;
  /** Percent of those who came as far and did not complete this one; `null`: of too few to say it. */
  lost: number | null;
}

/** What each lecture loses of those who completed the one before it. */
export function stopsOf({ started, lectures }: Pick<CourseStops, 'started' | 'lectures'>): Stop[] {
  return lectures.map((lecture, index) => {
    const before = index === 0 ? started : (lectures[index - 1]?.completed ?? null);
    const kept = shownShare(lecture.completed, before);
    return { ...lecture, lost: kept === null ? null : Math.max(0, 100 - kept) };
  });
}

/** The lecture that loses most, of those that enough people came to. */
export function worstStop(stops: Pick<CourseStops, 'started' | 'lectures'>): (Stop & { lost: number }) | null {
  let worst: (Stop & { lost: number }) | null = null;
  for (const stop of stopsOf(stops)) {
    if (stop.lost !== null && stop.lost > (worst?.lost ?? 0)) worst = { ...stop, lost: stop.lost };
  }
  return worst;
}

export function stopsFinding(stops: CourseStops): Finding {
  const worst = worstStop(stops);
  const name = stops.course?.name ?? '';
  const title =
    stops.started === null || stops.started < fewestForShare
      ? few
      : worst
        ? `V\u00A0kurze „${name}“ sa najviac ľudí zastaví pri lekcii „${worst.name}“: ${worst.lost}\u00A0%`
        : `V\u00A0kurze „${name}“ sa nikto nezastavil`;
  return {
    title,
    caption:
      stops.started === null
        ? `Kurz „${name}“ a\u00A0jeho lekcie.`
        : `Koľkí ${outOf(stops.started)}, ktorí sa v\u00A0tomto období učili v\u00A0kurze „${name}“, už lekciu dokončili.`,
    columns: ['Lekcia', 'Dokončili', 'Ďalej už nešli'],
    rows: stopsOf(stops).map((stop) => [stop.name, countInWords(stop.completed), shareInWords(stop.lost)]),
    file: 'kde-sa-uciaci-zastavia',
  };
}

/** The task of a lecture at which most stop; `null`: at none so many that it may be said. */
export function worstTask({ tasks }: Pick<LectureStops, 'tasks'>): { number: number; stopped: number } | null {
  let worst: { number: number; stopped: number } | null = null;
  for (const [at, { stopped }] of tasks.entries()) {
    if (stopped !== null && stopped > (worst?.stopped ?? 0)) worst = { number: at + 1, stopped };
  }
  return worst;
}

export function lectureFinding(stops: LectureStops): Finding {
  const { opened, completed, stoppedInText, tasks, lecture } = stops;
  const worst = worstTask(stops);
  const end = worst ? ` Najviac ich končí pri úlohe ${worst.number}: ${formatNumber(worst.stopped)}.` : '';
  const [first = '', ...others] = outOf(opened ?? 0);
  const of = `${first.toUpperCase()}${others.join('')}`;
  return {
    title: opened ? `${of} ľudí, čo v\u00A0lekcii niečo urobili, ju dokončilo ${countInWords(completed)}.${end}` : few,
    caption:
      'Kam prišli tí, čo v\u00A0lekcii v\u00A0tomto období niečo urobili. Kto ju nedokončil, skončil pri úlohe, ktorej sa dotkol naposledy.',
    columns: ['Miesto', 'Začali', 'Skúsili', 'Prešli', 'Tu skončili'],
    rows: [
      ['Text a\u00A0video', countInWords(opened), '', '', countInWords(stoppedInText)],
      ...tasks.map(
        (task, at) =>
          [
            `${at + 1}. ${task.exerciseId}`,
            countInWords(task.begun),
            countInWords(task.tried),
            countInWords(task.passed),
            countInWords(task.stopped),
          ] as [string, ...string[]],
      ),
      ['Celá lekcia', countInWords(opened), '', countInWords(completed), ''],
    ],
    file: `lekcia-${lecture.id}`,
  };
}

type Exercise = ExerciseStatisticsList['items'][number];

/** Exercises that enough people have tried, the hardest first. */
export function triedEnough({ items }: ExerciseStatisticsList): (Exercise & { share: number })[] {
  return items
    .flatMap((item) => {
      const share = shownShare(item.passedFirst, item.tried);
      return share === null ? [] : [{ ...item, share }];
    })
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
    caption: `Podiel prvých pokusov, ktoré prešli. Úlohy, ktoré skúsilo aspoň ${fewestForShare}\u00A0ľudí.`,
    columns: ['Úloha', 'Lekcia', 'Skúsili', 'Na prvý raz', 'Na druhý', 'Neskôr'],
    rows: statistics.items.map((item) => [
      item.exerciseId,
      item.lectureName,
      countInWords(item.tried),
      countInWords(item.passedFirst),
      countInWords(item.passedSecond),
      countInWords(item.passedLater),
    ]),
    file: 'ulohy-na-prvy-raz',
  };
}

export function incomeFinding({ items, step }: IncomeInTime): Finding {
  const sumOf = (of: 'paid' | 'refunded') => items.reduce((sum, item) => sum + item[of], 0);
  const refunded = sumOf('refunded');
  const back = refunded > 0 ? `, vrátili sme ${formatMoney(refunded, 'EUR')}` : '';
  return {
    title: `Prišlo ${formatMoney(sumOf('paid'), 'EUR')}${back}`,
    caption: `Zaplatené objednávky po zľave a\u00A0vrátené peniaze, podľa ${byPart[step]}.`,
    columns: [partNames[step], 'Zaplatené', 'Vrátené'],
    rows: items.map((item) => [
      partInFull(item.day, step),
      formatExactAmount(item.paid, 'EUR'),
      formatExactAmount(item.refunded, 'EUR'),
    ]),
    file: 'prijmy',
  };
}

export function subscribersFinding({ items, step, before }: SubscribersInTime): Finding {
  const last = items.at(-1)?.confirmed ?? before;
  const change = last - before;
  const more =
    change === 0
      ? ''
      : `, o\u00A0${formatNumber(Math.abs(change))} ${change > 0 ? 'viac' : 'menej'} ako na začiatku obdobia`;
  return {
    title: last < fewestForShare ? few : `Novinky odoberá ${countedAtDesk(last, 'clovek')}${more}`,
    caption: `Potvrdené adresy na konci ${byPart[step]}, podľa dňa prihlásenia a\u00A0odhlásenia.`,
    columns: [partNames[step], 'Odoberajú'],
    rows: items.map(({ day, confirmed }) => [partInFull(day, step), String(confirmed)]),
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
  teachers: {
    text: (count) => `${countedAtDesk(count, 'ziadostCaka')} na odpoveď`,
    note: 'niekto chce na škole učiť s\u00A0nami',
    act: 'Odpovedať',
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
    href: `${deskPaths.courseNumbers()}#ulohy`,
  },
};

/** A thing that waits, in words, and where it is done. */
export function waitingInWords({ kind, count }: Pick<DeskWaiting['items'][number], 'kind' | 'count'>) {
  const { text, ...words } = waiting[kind];
  return { ...words, text: text(count) };
}

const months = 'január február marec apríl máj jún júl august september október november december'.split(' ');

/** „november“ of `2026-11-01`. */
const monthName = (day: string) => months[Number(day.slice(5, 7)) - 1] ?? day;
const inFull = (day: string) => `${monthName(day)} ${day.slice(0, 4)}`;
const shortMonth = (day: string) => monthName(day).slice(0, 3);
/** „23. 11.“ of `2026-11-23`. */
const shortDay = (day: string) => `${Number(day.slice(8))}. ${Number(day.slice(5, 7))}.`;
