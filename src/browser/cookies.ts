/** The value of a cookie as it is stored; `null` without one, or where cookies are forbidden. */
export function readCookie(name: string): string | null {
  const start = `${name}=`;
  return (
    cookies()
      .find((cookie) => cookie.startsWith(start))
      ?.slice(start.length) ?? null
  );
}

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

/** Writes one cookie with its attributes; does nothing where cookies are forbidden. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // A page in a sandbox has no cookies.
  }
}

function cookies(): string[] {
  try {
    return document.cookie.split('; ').filter(Boolean);
  } catch {
    // A page in a sandbox has no cookies.
    return [];
  }
}
