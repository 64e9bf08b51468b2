import { site } from '#src/site.ts';

const day = 24 * 60 * 60 * 1000;
/** The standard asks for less than a year. */
const validDays = 180;

/** Where to tell of a weakness of the site (RFC 9116). `now` moves its expiry, so that a running site's never comes. */
export function securityTxt(publicUrl: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / day) * day + validDays * day);
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: sk, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${site.sourceRepository}/blob/main/SECURITY.md`,
    '',
  ].join('\n');
}
