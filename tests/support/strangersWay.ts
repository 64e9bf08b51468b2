import { mkdirSync } from 'node:fs';

const chapter = '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia';

/** The way of a stranger with a small phone: a lecture is opened, its task solved with one mistake, the next lecture begun. */
export const strangersWay = {
  /** The narrowest and lowest window that the site is made for. */
  window: { width: 360, height: 640 },
  lecture: `${chapter}/zaklady-premenne`,
  next: { path: /zaklady-hodnoty/, name: 'Hodnoty a ich typy' },
  mistaken: solution('cenaListka'),
  right: solution('2 * cenaListka'),
};

function solution(last: string): string {
  return [
    'const cenaListka = 7;',
    'let uspory = 30;',
    'console.log(uspory);',
    'uspory = uspory + 10;',
    'console.log(uspory);',
    `uspory = uspory - ${last};`,
    'console.log(uspory);',
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
