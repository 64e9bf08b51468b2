import { expect, test } from 'vitest';
import { roleSchema } from '#src/contract/role.ts';
import { commandsFor, isMeant } from '#src/domain/desk/frame/deskCommands.ts';
import { deskPlaces, placesFor } from '#src/domain/desk/frame/deskMenu.ts';
import { overviewTabs } from '#src/domain/desk/overview/overviewTabs.ts';

const deskRoles = roleSchema.options.filter((role) => role !== 'TEACHER');
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const all = (role: (typeof deskRoles)[number]) => {
  const { screens, acts } = commandsFor([role]);
  return [...screens, ...acts];
};
const found = (role: (typeof deskRoles)[number], typed: string) =>
  all(role)
    .filter((one) => isMeant(typed, one))
    .map(({ name }) => name);

test.each(deskRoles)('%s finds every entry of the menu and every command, with accents and without', (role) => {
  for (const one of [...placesFor([role]), ...all(role)]) {
    for (const typed of [one.name, withoutAccents(one.name), one.name.toUpperCase()])
      expect(isMeant(typed, one), typed).toBe(true);
  }
});

test.each(deskRoles)('%s is offered nothing that the menu keeps from them', (role) => {
  const open = [...placesFor([role]), ...overviewTabs([role])].map(({ href }) => href);
  const closed = deskPlaces.map(({ href }) => href).filter((href) => !open.includes(href));
  for (const { name, href } of all(role))
    expect(
      closed.some((one) => href.startsWith(one)),
      name,
    ).toBe(false);
});

test('an address names one command', () => {
  const { screens, acts } = commandsFor(['ADMIN']);
  for (const group of [screens, acts.filter(({ href }) => href.includes('?'))]) {
    const hrefs = group.map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  }
});

test('what one wants to do is found by the words that one has for it', () => {
  expect(found('EDITOR', 'novy clanok')).toEqual(['Nový článok']);
  expect(found('LECTURER', 'nový kurz')).toEqual(['Nový kurz']);
  expect(found('EDITOR', 'nový newsletter')).toEqual(['Nový newsletter']);
  expect(found('TREASURER', 'novy zlavovy kod')).toEqual(['Nový zľavový kód']);
  expect(found('TREASURER', 'exportovať pohyby')).toEqual(['Exportovať pohyby']);
  expect(found('TREASURER', 'uzavrieť')).toEqual(['Uzavrieť mesiac']);
  expect(found('ADMIN', 'pozvat cloveka')).toEqual(['Pozvať do združenia']);
  expect(found('LECTURER', 'nahrať')).toContain('Nahrať súbor');
  expect(found('ADMIN', 'exportovať záznam')).toEqual(['Stiahnuť záznam']);
  expect(found('ADMIN', 'žiadosti')).toEqual(['Žiadosti o\u00A0rolu Škola']);
  expect(found('TREASURER', 'pozvať')).toEqual([]);
  expect(found('LECTURER', 'nová stránka')).toEqual([]);
  expect(found('EDITOR', 'exportovať odberateľov')).toEqual([]);
});
