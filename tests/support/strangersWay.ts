import { mkdirSync } from 'node:fs';

const chapter = '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia';

/** The way of a stranger with a small phone: a lecture is opened, its task solved with one mistake, the next lecture begun. */
export const strangersWay = {
  /** The narrowest and lowest window that the site is made for. */
  window: { width: 360, height: 640 },
  lecture: `${chapter}/zaklady-tvoj-prvy-riadok`,
  /** The last one of the lecture, by selector. */
  task: 'fieldset[data-exercise="zaklady-tri-riadky"]',
  next: { path: /zaklady-ako-citat-chyby/, name: 'Keď to nefunguje: ako čítať chyby' },
  mistaken: solution(5),
  right: solution(4),
};

function solution(days: number): string {
  return [
    'console.log("Volám sa Nina");',
    'console.log("Baví ma plávanie");',
    `console.log("Minút za týždeň:", 45 * ${days});`,
  ].join('\n');
}

/** Runs in the page: whether all of it is in the window as it stands, and nothing lies over it. */
export function isWhole(part: Element): boolean {
  const { left, top, right, bottom, height } = part.getBoundingClientRect();
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return height > 0 && top >= 0 && bottom <= window.innerHeight && part.contains(above);
}

/** Where the picture of a station is left, by browser: CI keeps the folder. */
export function stationPicture(browser: 'chromium' | 'firefox', number: number, name: string): `${string}.png` {
  const folder = `test-results/stranger/${browser}`;
  mkdirSync(folder, { recursive: true });
  return `${folder}/${number}-${name}.png`;
}
