/** The value of a cookie as it is stored; `null` without one, or where cookies are forbidden. */
export function readCookie(name: string): string | null {
  const start = `${name}=`;
  return (
    cookies()
      .find((cookie) => cookie.startsWith(start))
      ?.slice(start.length) ?? null
  );
}

/** Writes one cookie with its attributes; does nothing where cookies are forbidden. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // A page in a sandbox has no cookies.
  }
}

/** Every cookie that scripts may read, as `name=value`. */
export function cookies(): string[] {
  try {
    return document.cookie.split('; ').filter(Boolean);
  } catch {
    // A page in a sandbox has no cookies.
    return [];
  }
}
