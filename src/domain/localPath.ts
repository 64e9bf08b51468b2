/** A path of this site as it was given, with its query; `null` for anything that could lead elsewhere. */
export function localPath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/')) return null;
  const base = 'https://prvyriadok.internal';
  const url = URL.parse(value, base);
  // A browser reads `//x`, `/\x` and `/<tab>/x` as another site, and makes `//x` of `/.//x`.
  if (url?.origin !== base || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
