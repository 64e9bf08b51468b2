import { RoleInvitationMail } from '#src/components/mail/RoleInvitationMail.tsx';
import type { Role } from '#src/contract/role.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { inOrder, rolesAsObject } from '#src/domain/desk/people/roleSight.ts';
import { listed } from '#src/domain/listed.ts';
import { paths } from '#src/domain/paths.ts';
import { roleNames } from '#src/domain/roleNames.ts';
import { site } from '#src/site.ts';
import type { Letter } from './Letter.ts';
import { renderMail } from './renderMail.tsx';

interface Invited {
  name: string;
  /** `null`: nobody whom we know by name. */
  inviter: string | null;
  roles: Role[];
  note: string | null;
  token: string;
  expiresAt: string;
}

/** The mail that invites somebody to the desk. */
export function roleInvitationMail(invited: Invited, publicUrl: string): Letter {
  const { name, inviter, roles, note, token, expiresAt } = invited;
  const who = inviter ?? site.name;
  const title =
    inviter === null ? `Pozvánka do zázemia webu ${site.name}` : `${who} ťa pozýva do zázemia webu ${site.name}`;
  const may = listed(inOrder(roles).map((role) => roleNames[role].may));
  const message = `Ahoj, ${name}, ${who} ti dáva ${rolesAsObject(roles)}. Na starosti budeš mať: ${may}.`;
  const terms = `Odkaz platí do ${formatDate(expiresAt)} a\u00A0len pre túto adresu: prihlás sa účtom Google alebo GitHub, ktorý ju má.`;
  const acceptUrl = `${publicUrl}${paths.invitation()}?token=${token}`;
  const said = [message, note, terms, acceptUrl, 'Ak pozvánku nečakáš, nič nerob. Bez nej sa nič nestane.'];
  const text = said.filter((part) => part !== null).join('\n\n');
  return {
    subject: title,
    ...renderMail(<RoleInvitationMail {...{ title, message, note, terms, acceptUrl }} />, text),
  };
}
