import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { type TrustProxy, trustOf } from '#src/server/network/clientNetwork.ts';
import { isLoopbackHost } from '#src/server/network/loopback.ts';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL', abort: true });

/** Where visitors find the site. Paths of pages are put behind it, so it has none; without a trailing slash. */
export const siteUrl = httpUrl
  .refine((value) => isPlain(value) && new URL(value).pathname === '/', {
    error: 'must be http(s)://host alone: no user, path, query or #',
  })
  .transform((value) => new URL(value).origin);

/** Where browsers find the API; it may have a path. Without a trailing slash. */
export const apiUrl = httpUrl
  .refine(isPlain, 'must be http(s)://host/path alone: no user, query or #')
  .transform((value) => new URL(value).href.replace(/\/+$/, ''));

/** A bucket that speaks S3, in the path or as the host. Names of files are put behind it, so without a trailing slash. */
export const bucketUrl = httpUrl
  .refine(isPlain, 'must be http(s)://host/bucket alone: no user, query or #')
  .transform((value) => new URL(value).href.replace(/\/+$/, ''));

/** Something that others publish, and that is read by everybody. */
export const sourceUrl = httpUrl
  .refine((value) => {
    const { username, password, hash } = new URL(value);
    return username === '' && password === '' && hash === '';
  }, 'must be http(s)://host/path: no user and no #')
  .transform((value) => new URL(value).href);

/** A server of this computer that stands in for one outside. */
export const loopbackUrl = httpUrl.refine(
  (value) => isPlain(value) && new URL(value).pathname === '/' && isLoopbackHost(new URL(value).hostname),
  'must be http(s)://host:port of this computer, such as http://127.0.0.1:12111',
);

export const host = z.string().regex(/^[\w.-]+(:\d+)?$/, 'must be a host name, with a port or without');

export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number, 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a port number, 0 to 65535');

/** A mail server: `smtp://` or `smtps://`, with a user or without. */
export const smtpUrl = z
  .string()
  .regex(/^smtps?:\/\//, { error: 'must start with smtp:// or smtps://', abort: true })
  .refine(
    isMailServer,
    'must be smtp(s)://user:password@host:port; write other characters than letters and digits as %40',
  );

/** `Name <address>` or the address alone. */
export const mailbox = z
  .string()
  .refine(isMailbox, 'must be one address, with a name or without: Prvý riadok <ahoj@example.sk>');

/** Addresses divided by commas; answered in lower case. */
export const addresses = z
  .string()
  .transform((value) => value.split(',').flatMap((address) => address.trim().toLowerCase() || []))
  .refine((list) => list.every(isAddress), 'must be e-mail addresses divided by commas');

/** Without what nobody should be sent to, or what would be lost on the way. */
function isPlain(value: string): boolean {
  const { username, password } = new URL(value);
  return username === '' && password === '' && !/[?#]/.test(value);
}

function isMailServer(value: string): boolean {
  const url = URL.parse(value);
  return Boolean(url?.hostname) && isDecodable(`${url?.username} ${url?.password}`);
}

function isDecodable(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

function isMailbox(value: string): boolean {
  const [one, ...more] = addressparser(value);
  return one !== undefined && more.length === 0 && 'address' in one && isAddress(one.address ?? '');
}

function isAddress(value: string): boolean {
  return /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(value);
}

/** The number of proxies in front of the server, or their networks. */
export const trustProxy = z.string().transform((value, ctx): TrustProxy => {
  if (/^[1-9]$/.test(value)) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  try {
    trustOf(networks);
  } catch {
    ctx.addIssue('must be a number of proxies, 1 to 9, or their networks: loopback, 10.0.0.0/8');
  }
  return networks;
});
