import { describe, expect, it, test } from 'vitest';
import type { CourseCard } from '#src/contract/course.ts';
import type { MyCourse } from '#src/contract/progress.ts';
import { ownCourseLine } from '#src/domain/learnerHome/courseLines.ts';
import { programAround } from '#src/domain/learnerHome/courseProgram.ts';
import { greetingName } from '#src/domain/learnerHome/greetingName.ts';
import { countWeeks, weekOf, weekWords } from '#src/domain/learnerHome/learntWeek.ts';
import { newsOf } from '#src/domain/learnerHome/news.ts';
import { courseInHand, type Learning, otherBeginnings, otherCourses, wayOnOf } from '#src/domain/learnerHome/wayOn.ts';

const outlineOf = (count: number) => ({
  chapters: [
    {
      lectures: Array.from({ length: count }, (_, index) => ({
        id: `l${index + 1}`,
        name: `L${index + 1}`,
        minutes: 5,
      })),
    },
  ],
});

function card(name: string, overrides: Partial<CourseCard> = {}): CourseCard {
  return {
    id: name.toLowerCase(),
    slug: name.toLowerCase(),
    name,
    summary: `O kurze ${name}.`,
    illustration: 'java',
    level: 'beginner',
    language: 'Java',
    lectureCount: 8,
    minutes: 90,
    courseProducts: [],
    priceText: null,
    ...overrides,
  };
}

const own = (name: string, completed: number, total = 8): MyCourse => ({
  course: card(name),
  progress: {
    completedLectureIds: Array.from({ length: completed }, (_, index) => `l${index + 1}`),
    completed,
    total,
    percent: 0,
    next: completed < total ? { chapterId: 'k', lectureId: `l${completed + 1}`, name: `Lekcia kurzu ${name}` } : null,
    newLectureIds: [],
  },
});

const first: NonNullable<Learning['first']> = {
  id: 'l1',
  chapterId: 'k',
  courseSlug: 'zaklady',
  courseName: 'Základy',
  name: 'Čo je to program',
  minutes: 8,
  opening: null,
  second: null,
};
const learning = (mine: MyCourse[], rest: Partial<Learning> = {}): Learning => {
  return { mine, catalogue: [card('Zaklady'), card('Sql')], first, isGuest: false, ...rest };
};

describe('the six lines around the next lecture', () => {
  it.each<[string, number, number, number[]]>([
    ['at the beginning', 12, 1, [1, 2, 3, 4, 5, 6]],
    ['in the middle', 12, 5, [3, 4, 5, 6, 7, 8]],
    ['at the end', 12, 12, [7, 8, 9, 10, 11, 12]],
    ['of a short course', 3, 2, [1, 2, 3]],
    ['of a lecture that is gone', 12, 99, []],
  ])('%s', (_case, count, next, numbers) => {
    expect(programAround(outlineOf(count), `l${next}`, new Set()).map(({ number }) => number)).toEqual(numbers);
  });

  it('tick what is done, wherever it stands', () => {
    const lines = programAround(outlineOf(12), 'l5', new Set(['l3', 'l7']));
    expect(lines.map(({ state }) => state)).toEqual(['done', 'ahead', 'current', 'ahead', 'done', 'ahead']);
  });
});

test.each(['2026-11-23', '2026-11-26', '2026-11-29'])('the week of %s is from Monday to Sunday', (today) => {
  const week = weekOf(today, ['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30']);
  expect(week.map(({ isLearnt }) => isLearnt)).toEqual([true, false, false, false, false, false, true]);
  expect(week.filter(({ isToday }) => isToday).map(({ name }) => name)).toEqual([
    { '2026-11-23': 'Po', '2026-11-26': 'Št', '2026-11-29': 'Ne' }[today],
  ]);
});

test('weeks begin on Mondays, and two days of one are one', () => {
  expect(countWeeks(['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30', '2026-01-01', '2025-12-29'])).toBe(4);
  expect(countWeeks([])).toBe(0);
});

test.each<[number, number | null, number, (string | null)[]]>([
  [0, null, 0, [null, null, null]],
  [0, 3, 0, [null, 'Cieľ: 3 dni v týždni.', null]],
  [0, null, 7, [null, null, 'Učíš sa už 7 týždňov.']],
  [1, null, 1, ['1 deň', null, 'Toto je tvoj prvý týždeň.']],
  [0, null, 1, [null, null, 'Učíš sa už 1 týždeň.']],
  [2, 3, 4, ['2 z 3 dní', 'Cieľ: 3 dni v týždni.', 'Učíš sa už 4 týždne.']],
  [1, 4, 1, ['1 zo 4 dní', 'Cieľ: 4 dni v týždni.', 'Toto je tvoj prvý týždeň.']],
  [3, 3, 1, ['3 z 3 dní', 'Cieľ na tento týždeň máš.', 'Toto je tvoj prvý týždeň.']],
  [5, 3, 1, ['5 dní', 'Cieľ na tento týždeň máš.', 'Toto je tvoj prvý týždeň.']],
  [1, 1, 1, ['1 deň', 'Cieľ na tento týždeň máš.', 'Toto je tvoj prvý týždeň.']],
])('of %s days, a goal of %s and %s weeks only what is there is said', (learnt, goalDays, learntWeeks, said) => {
  const { days, goal, weeks } = weekWords({ learnt, goalDays, learntWeeks });
  expect([days, goal, weeks].map((words) => words?.replaceAll('\u00A0', ' ') ?? null)).toEqual(said);
});

test('somebody is greeted by their first name, with a title by all of it', () => {
  expect(greetingName(' Janka Nová ')).toBe('Janka');
  expect(greetingName('Ing. Nová')).toBe('Ing. Nová');
});

test('the course in hand was touched last, is begun and not finished; else one that waits', () => {
  const mine = [own('Hotovy', 8), own('Kupeny', 0), own('Zacaty', 3), own('Starsi', 5)];
  expect(courseInHand(mine)?.course.name).toBe('Zacaty');
  expect(courseInHand(mine.slice(0, 2))?.course.name).toBe('Kupeny');
  expect(courseInHand(mine.slice(0, 1))).toBeUndefined();
});

describe('the way on', () => {
  const outline = { ...outlineOf(8), illustration: 'java' } as never;

  it('leads to the next lecture, by its number once the outline is there', () => {
    const way = wayOnOf(learning([own('Java', 4)]), outline);
    expect(way).toMatchObject({ label: 'Pokračuj riadkom\u00A05', title: 'Lekcia kurzu Java', action: 'Pokračovať' });
    expect(way.href).toBe('/kurzy/java/kapitola/k/lekcia/l5');
    expect(way.lines).toHaveLength(6);
    expect(wayOnOf(learning([own('Java', 4)]), undefined)).toMatchObject({ label: 'Pokračuj', lines: [] });
  });

  it.each([
    [true, null, 'Pokračuješ bez účtu.'],
    [false, null, 'Táto lekcia sa otvorí po prihlásení.'],
    [false, '49 €', 'Ukážku zadarmo máš za sebou.'],
  ])('tells a guest what they meet there: open %s, price %s', (freeSample, priceText, text) => {
    const { course, ...rest } = own('Java', 4);
    const chapters = outlineOf(8).chapters.map((chapter) => ({ ...chapter, freeSample }));
    const guest = learning([{ ...rest, course: { ...course, priceText } }], { isGuest: true });
    expect(wayOnOf(guest, { chapters, illustration: 'java' } as never).text).toContain(text);
  });

  it('leads into a course that was bought and not begun', () => {
    expect(wayOnOf(learning([own('Java', 0)]), outline)).toMatchObject({
      label: 'Začni prvým riadkom',
      action: 'Začať',
    });
  });

  it('leads to the first lecture of all for who has begun nothing', () => {
    expect(wayOnOf(learning([]), outline)).toMatchObject({
      label: 'Začni prvým riadkom',
      title: 'Čo je to program',
      href: '/kurzy/zaklady/kapitola/k/lekcia/l1',
    });
  });

  it('has other beginnings beside it, which do not name its course again', () => {
    expect(otherBeginnings(learning([])).map(({ name }) => name)).toEqual(['Sql']);
  });

  it('leads to a course that is not theirs yet for who has finished everything', () => {
    const way = wayOnOf(learning([own('Zaklady', 8)]), undefined);
    expect(way).toMatchObject({ title: 'Sql', href: '/kurzy/sql', action: 'Pozrieť kurz' });
  });

  it('leads to reading where no course is left', () => {
    const all = learning([own('Zaklady', 8), own('Sql', 8)]);
    expect(otherCourses(all)).toEqual([]);
    expect(wayOnOf(all, undefined).href).toBe('/clanky');
  });
});

test.each<[string, MyCourse, string, string]>([
  ['begun', own('Java', 4), '4 z\u00A08\u00A0riadkov · ďalej Lekcia kurzu Java', 'Pokračovať'],
  ['bought', own('Java', 0, 3), 'tvoj kurz · 3\u00A0riadky čakajú', 'Začať'],
  ['finished', own('Java', 8), 'dokončený · 8\u00A0riadkov', 'Zopakovať'],
  ['without lectures', own('Java', 0, 0), 'lekcie pripravujeme', 'Otvoriť'],
])('a course that is %s says so', (_case, item, text, action) => {
  expect(ownCourseLine(item, false)).toMatchObject({ text, action });
});

test('a guest is told what of a course is open', () => {
  expect(ownCourseLine(own('Java', 4), true).text).toBe('4 z\u00A08\u00A0riadkov · celý kurz je zadarmo');
});

test('what is new is told newest first, five at most, answers by how many they are', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const answered = { kind: 'article', name: 'Chyby', path: '/clanky/chyby', count: 2 } as const;
  const video = (day: number) => ({
    id: `v${day}`,
    slug: `v${day}`,
    title: `Video ${day}`,
    summary: '',
    publishedAt: `2026-11-0${day}T08:00:00Z`,
    publishedAtText: '',
    poster: null,
    durationSeconds: 0,
  });
  const news = newsOf({
    home: { addedLectures: [], answeredComments: [{ ...answered, answeredAt: '2026-11-25T08:00:00Z' }] },
    posts: [],
    videos: [1, 2, 3, 4, 5].map(video),
    now,
  });
  expect(news[0]).toEqual({
    title: 'Na tvoj komentár pod článkom „Chyby“ prišli odpovede',
    about: 'komentár · včera',
    href: '/clanky/chyby#komentare',
  });
  expect(news.map(({ title }) => title).slice(1)).toEqual(['Video 5', 'Video 4', 'Video 3', 'Video 2']);
});
