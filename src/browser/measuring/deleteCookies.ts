import { cookies, writeCookie } from '#src/browser/storage/cookies.ts';

/** Deletes the cookies with such names, whether they were set for this host or for a domain above it. */
export function deleteCookies(names: RegExp): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const cookie of cookies()) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (!names.test(name)) continue;
    for (const domain of ['', ...domains]) writeCookie(`${name}=; Path=/; Max-Age=0${domain}`);
  }
}
