import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { OutageError } from '#src/server/network/outage.ts';

interface Options {
  url: string;
  now: () => Date;
}

export interface KeptKeySet {
  getKey: JWTVerifyGetKey;
  /** Seconds since the keys were last read; `null` before the first time. */
  age(): number | null;
}

interface Keys {
  getKey: JWTVerifyGetKey;
  readAt: number;
}

const minute = 60_000;
/** After it the keys are read again, so that one that is withdrawn signs nobody in for longer. */
const freshFor = 10 * minute;
/** While they cannot be read, the last good keys hold for a day: they are changed every few days. */
const goodFor = 24 * 60 * minute;
/** Between two readings because of a key's unknown name, which anyone can write into a token, or after a failed one. */
const cooldown = 30_000;
const longestReadMs = 5_000;

/**
 * The public keys at an address, which jose's own remote set forgets after ten minutes.
 * @throws OutageError with code `identity-unavailable` when the key could not be had.
 */
export function createKeptKeySet({ url, now }: Options): KeptKeySet {
  let kept: Keys | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;
  let failure: unknown = null;
  let reading: Promise<void> | null = null;

  /** Reads the keys, once for all who wait; a failure stays in `failure`. */
  function read(): Promise<void> {
    reading ??= readKeys(url)
      .then(
        (getKey) => {
          kept = { getKey, readAt: now().getTime() };
          failure = null;
        },
        (error: unknown) => {
          failure = error;
        },
      )
      .finally(() => {
        triedAt = now().getTime();
        reading = null;
      });
    return reading;
  }

  const age = () => (kept ? now().getTime() - kept.readAt : Number.POSITIVE_INFINITY);
  const mayTry = () => reading !== null || now().getTime() - triedAt >= cooldown;
  const unavailable = () =>
    new OutageError('identity-unavailable', 'The identity provider does not answer; try again in a moment.', failure);

  return {
    age: () => (kept ? age() / 1000 : null),
    getKey: async (header, token) => {
      if (age() >= freshFor && mayTry()) {
        const reply = read();
        // Once it has failed, nobody waits for it again while the old keys hold.
        if (age() >= goodFor || failure === null) await reply;
      }
      if (!kept || age() >= goodFor) throw unavailable();
      try {
        return await kept.getKey(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        if (mayTry()) await read();
        if (failure !== null) throw unavailable();
        return kept.getKey(header, token);
      }
    },
  };
}

/** @throws when the address gives no keys within its time. */
async function readKeys(url: string): Promise<JWTVerifyGetKey> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(longestReadMs) });
  if (!response.ok) throw new Error(`The key set answered ${response.status}.`);
  const keys = (await response.json()) as JSONWebKeySet;
  // Throws when it is no set of keys.
  const getKey = createLocalJWKSet(keys);
  if (keys.keys.length === 0) throw new Error('The key set is empty.');
  return getKey;
}
