import { RoleGivenMail } from '#src/components/mail/RoleGivenMail.tsx';
import type { Role } from '#src/contract/role.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { listed } from '#src/domain/listed.ts';
import { roleNames } from '#src/domain/roleNames.ts';
import { site } from '#src/site.ts';
import type { Letter } from './Letter.ts';
import { renderMail } from './renderMail.tsx';

interface GivenRoles {
  name: string;
  /** Who gave them; `null`: nobody whom we know by name. */
  giver: string | null;
  roles: Role[];
  /** Whether a lecturer's page is linked already. */
  hasPage: boolean;
}

/** The mail to somebody who has got roles at the desk, with the way to their first step. */
export function roleGivenMail({ name, giver, roles, hasPage }: GivenRoles, publicUrl: string): Letter {
  const names = listed(roles.map((role) => roleNames[role].title));
  const may = listed(roles.map((role) => roleNames[role].may));
  const title = roles.length === 1 ? `Máš rolu ${names}` : `Máš roly ${names}`;
  const from = giver === null ? 'dostávaš' : `${giver} ti dáva`;
  const message = `Ahoj, ${name}, ${from} v\u00A0zázemí webu ${site.name} ${roles.length === 1 ? 'rolu' : 'roly'} ${names}. Na starosti máš: ${may}.`;
  const step = !roles.includes('LECTURER')
    ? 'Na prehľade zázemia je, čo na teba čaká.'
    : hasPage
      ? 'Prvý kurz založíš v\u00A0Obsahu, tlačidlom „Nový kurz“.'
      : 'Prvý kurz založíš v\u00A0Obsahu, tlačidlom „Nový kurz“. Na začiatku si tam urobíš aj svoju stránku, stačí meno a\u00A0jedna veta.';
  const deskUrl = publicUrl + deskPaths.overview();
  const text = `${message}\n\n${step}\n\n${deskUrl}`;
  return { subject: title, ...renderMail(<RoleGivenMail {...{ title, message, step, deskUrl }} />, text) };
}
