/** Sites that are not told apart: it is no host that anybody could have. */
export const otherSites = '*';

/** A name of more letters is invented. */
const longestHost = 100;
const hostName = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** What says of itself that it is no reader; phones of the make Cubot are no bots. */
const machine = /(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|preview|https?:/i;

/** What a request for a page says of itself. */
export interface PageRequest {
  method?: string | undefined;
  userAgent?: string | undefined;
  /** `Sec-Purpose` and `Purpose`: what is fetched ahead may never be looked at. */
  purposes: readonly (string | string[] | undefined)[];
  /** `Sec-Fetch-Dest`; older browsers do not say it. */
  destination?: string | string[] | undefined;
}

/** Whether somebody has opened a page, as far as the request itself says it. Every browser calls itself Mozilla; programs that do not are none. */
export function isVisit({ method, userAgent = '', purposes, destination = 'document' }: PageRequest): boolean {
  if (method !== 'GET' || destination !== 'document') return false;
  if (purposes.some((purpose) => /prefetch|prerender/i.test(String(purpose ?? '')))) return false;
  return userAgent.startsWith('Mozilla/') && !machine.test(userAgent);
}

/** The site that a visitor came from, as nothing but its host: empty for none and for the site itself, `*` for what is no public name. */
export function siteOfReferrer(referrer: string | undefined, ownHost: string): string {
  if (!referrer) return '';
  if (!URL.canParse(referrer)) return otherSites;
  const { hostname, protocol } = new URL(referrer);
  const host = withoutWww(hostname);
  if (host === withoutWww(ownHost)) return '';
  const isName = /^https?:$/.test(protocol) && host.length <= longestHost && hostName.test(host);
  // The last part of a name is a word: `192.168.0.1` is the address of a computer.
  return isName && /[a-z]/.test(host.slice(host.lastIndexOf('.'))) ? host : otherSites;
}

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '');
