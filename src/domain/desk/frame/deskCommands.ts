import type { Role } from '#src/contract/role.ts';
import { contentTabs, folded } from '#src/domain/desk/content/deskContent.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { overviewTabs } from '#src/domain/desk/overview/overviewTabs.ts';
import { withFilters } from '#src/domain/withFilters.ts';

export interface DeskCommand {
  name: string;
  /** What it belongs to. */
  note: string;
  href: string;
  /** Other words for it. */
  words: string;
}

interface Kept extends DeskCommand {
  /** Beside admins. */
  roles: readonly Role[];
}

/** The kinds that lecturers write, too: the others are the editors'. */
const theirs: readonly string[] = ['course', 'article', 'episode', 'video', 'author'];
const writersOf = (kind: string): Role[] => (theirs.includes(kind) ? ['EDITOR', 'LECTURER'] : ['EDITOR']);

const people = (group: string) => withFilters(deskPaths.people(), { skupina: group });
const comments = (tab: string) => withFilters(deskPaths.comments(), { tab });
const exported = (href: string) => withFilters(href, { export: '1' });

/** Screens below the menu. */
const screens: readonly Kept[] = [
  ...contentTabs.map(({ kind, tab, name }) => ({
    ...{ name, note: 'Obsah', href: deskPaths.contentList(tab), words: '', roles: writersOf(kind) },
  })),
  {
    name: 'Súbory',
    note: 'Obsah',
    href: deskPaths.media(),
    words: 'obrázky médiá nahrať',
    roles: ['EDITOR', 'LECTURER'],
  },
  { name: 'Zdroje', note: 'Obsah', href: deskPaths.sources(), words: 'wordpress youtube import', roles: ['EDITOR'] },
  { name: 'Všetky komentáre', note: 'Komentáre', href: comments('vsetky'), words: '', roles: ['MODERATOR'] },
  { name: 'Skryté', note: 'Komentáre', href: comments('skryte'), words: '', roles: ['MODERATOR'] },
  { name: 'Hodnotenia', note: 'Komentáre', href: comments('hodnotenia'), words: 'recenzie', roles: ['MODERATOR'] },
  { name: 'Zablokovaní', note: 'Komentáre', href: comments('zablokovani'), words: 'blok', roles: ['MODERATOR'] },
  { name: 'Pohyby', note: 'Objednávky', href: deskPaths.movements(), words: 'výplaty poplatky', roles: ['TREASURER'] },
  { name: 'Darované kurzy', note: 'Zľavové kódy', href: deskPaths.gifts(), words: 'dary', roles: ['TREASURER'] },
  { name: 'Združenie', note: 'Ľudia', href: people('zdruzenie'), words: 'roly pozvánky', roles: [] },
  { name: 'Odberatelia', note: 'Newsletter', href: deskPaths.subscribers(), words: 'adresy', roles: ['EDITOR'] },
];

/** What is done often, and begins without a thing being chosen first. */
const acts: readonly Kept[] = [
  // A lecturer's own page is one, and begun from its list.
  ...contentTabs.map(({ kind, tab, create, name }) => ({
    ...{
      name: create,
      note: name,
      href: withFilters(deskPaths.contentList(tab), { novy: '1' }),
      words: 'pridať vytvoriť',
    },
    roles: kind === 'author' ? (['EDITOR'] as const) : writersOf(kind),
  })),
  { name: 'Nový newsletter', note: 'Newsletter', href: deskPaths.newIssue(), words: 'napísať', roles: ['EDITOR'] },
  { name: 'Nový zľavový kód', note: 'Zľavové kódy', href: deskPaths.newCode(), words: 'zľava', roles: ['TREASURER'] },
  { name: 'Darovať kurz', note: 'Zľavové kódy', href: deskPaths.gifts(), words: 'dar', roles: ['TREASURER'] },
  {
    ...{ name: 'Exportovať objednávky', note: 'Objednávky', words: 'csv účtovníčka stiahnuť' },
    ...{ href: exported(deskPaths.orders()), roles: ['TREASURER'] },
  },
  {
    ...{ name: 'Exportovať pohyby', note: 'Pohyby', words: 'csv účtovníčka stiahnuť' },
    ...{ href: exported(deskPaths.movements()), roles: ['TREASURER'] },
  },
  { name: 'Uzavrieť mesiac', note: 'Pohyby', href: deskPaths.movements(), words: 'uzávierka', roles: ['TREASURER'] },
  {
    ...{ name: 'Exportovať odberateľov', note: 'Newsletter', words: 'csv adresy stiahnuť' },
    ...{ href: exported(deskPaths.subscribers()), roles: [] },
  },
  {
    ...{ name: 'Nahrať súbor', note: 'Súbory', href: deskPaths.media(), words: 'obrázok film titulky pridať' },
    roles: ['EDITOR', 'LECTURER'],
  },
  { name: 'Stiahnuť záznam', note: 'Záznam', href: deskPaths.audit(), words: 'exportovať csv audit', roles: [] },
  { name: 'Žiadosti o\u00A0rolu Škola', note: 'Ľudia', href: people('zdruzenie'), words: 'učiteľ trieda', roles: [] },
  {
    ...{ name: 'Pozvať do združenia', note: 'Ľudia', words: 'pozvať človeka pozvánka' },
    ...{ href: withFilters(deskPaths.people(), { skupina: 'zdruzenie', pozvat: '1' }), roles: [] },
  },
];

const holds = (roles: readonly Role[], wanted: readonly Role[]) =>
  roles.some((role) => role === 'ADMIN' || wanted.includes(role));

/** The tabs of the overview, the screens below the menu and the acts that somebody may reach. */
export function commandsFor(roles: readonly Role[]): { screens: DeskCommand[]; acts: DeskCommand[] } {
  const numbers = overviewTabs(roles)
    .filter(({ tab }) => tab !== 'today')
    .map(({ name, href }) => ({ name, note: 'Prehľad', href, words: 'čísla štatistiky' }));
  const allowed = (commands: readonly Kept[]): DeskCommand[] => commands.filter((one) => holds(roles, one.roles));
  return { screens: [...numbers, ...allowed(screens)], acts: allowed(acts) };
}

/** Whether all that is typed begins words of a command, with or without accents. */
export function isMeant(
  typed: string,
  { name, note = '', words = '' }: Partial<DeskCommand> & { name: string },
): boolean {
  const known = folded(`${name} ${note} ${words}`).split(/\s+/);
  return folded(typed)
    .split(/\s+/)
    .every((part) => known.some((word) => word.startsWith(part)));
}
