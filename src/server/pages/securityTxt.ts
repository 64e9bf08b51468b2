import { days } from '#src/domain/duration.ts';
import { site } from '#src/site.ts';

/** The standard asks for less than a year. */
const validDays = 180;

/** Where to tell of a weakness of the site (RFC 9116). `now` moves its expiry, so that a running site's never comes. */
export function securityTxt(publicUrl: string, now: Date): string {
  const expires = new Date(days(Math.floor(now.getTime() / days(1)) + validDays));
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: sk, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${site.sourceRepository}/blob/main/SECURITY.md`,
    '',
  ].join('\n');
}
