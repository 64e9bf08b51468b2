/** What a mail server has said of an address, in words; its own words where it is none of the usual reasons. */
export function failureInWords(reason: string): string {
  const code = codeOf(reason);
  if (/ENOTFOUND|EDNS/.test(reason)) return 'mailový server sa nenašiel';
  if (/ECONNREFUSED|ETIMEDOUT|ECONNECTION|ESOCKET|timed? ?out|connect/i.test(reason))
    return 'mailový server neodpovedá';
  if (code === null) return reason || 'neznámy dôvod';
  if (code.startsWith('4')) return `server hovorí „neskôr“ (${code})`;
  if (code === '552' || /\b5\.2\.2\b/.test(reason)) return `schránka je plná (${code})`;
  if (isBounce(reason)) return `schránka neexistuje (${code})`;
  return `server e-mail odmietol (${code})`;
}

/**
 * Whether a refusal for good is about the address, so that no other mail would arrive either: said to the address, and not of a
 * policy, which is about us or about what we wrote.
 */
export function isBounce(reason: string): boolean {
  const code = codeOf(reason);
  return code?.startsWith('5') === true && /recipients were rejected/.test(reason) && !/\b5\.7\.\d/.test(reason);
}

/** Whether it is the site's own mail server that takes nothing from anybody: it is away, or does not let the site in. */
export function isOutage(reason: string): boolean {
  const code = codeOf(reason);
  return code === null ? reason !== '' : ['530', '534', '535', '538'].includes(code);
}

function codeOf(reason: string): string | null {
  return /(?:^|[\s:])([45]\d\d)(?=[\s-]|$)/.exec(reason)?.[1] ?? null;
}
