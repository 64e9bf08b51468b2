import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { days, minutes, seconds } from '#src/domain/duration.ts';
import { OutageError } from '#src/server/network/outage.ts';

export interface KeptKeySet {
  getKey: JWTVerifyGetKey;
  /** Seconds since the keys were last read; `null` before the first time. */
  age(): number | null;
}

/** After it the keys are read again, so that one that is withdrawn signs nobody in for longer. */
const freshFor = minutes(10);
/** While they cannot be read, the last good keys hold for a day: they are changed every few days. */
const goodFor = days(1);
/** Between two readings because of a key's unknown name, which anyone can write into a token, or after a failed one. */
const cooldown = seconds(30);
const longestReadMs = seconds(5);

/**
 * The public keys at an address, read by jose's remote set, which alone would ask again at once after a failure and forget
 * the keys that it has.
 * @throws OutageError with code `identity-unavailable` when the key could not be had.
 */
export function createKeptKeySet(url: string): KeptKeySet {
  let readAt: number | null = null;
  /** Why the last reading failed; `null` when it did not. */
  let failure: { at: number; error: unknown } | null = null;

  const remote = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: freshFor,
    cooldownDuration: cooldown,
    timeoutDuration: longestReadMs,
    [customFetch]: async (address, options) => {
      if (failure && Date.now() - failure.at < cooldown) throw failure.error;
      try {
        const keys = await keysOf(await fetch(address, options));
        readAt = Date.now();
        failure = null;
        return Response.json(keys);
      } catch (error) {
        failure = { at: Date.now(), error };
        throw error;
      }
    },
  });

  const age = () => Date.now() - (readAt ?? Number.NEGATIVE_INFINITY);
  const keptKey = async (...[header, token]: Parameters<JWTVerifyGetKey>) => {
    const keys = age() < goodFor ? remote.jwks() : undefined;
    try {
      if (keys) return await createLocalJWKSet(keys)(header, token);
    } catch (error) {
      // A name that they do not have may be one of a new key.
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
    }
    const text = 'The identity provider does not answer; try again in a moment.';
    throw new OutageError('identity-unavailable', text, failure?.error);
  };

  return {
    age: () => (readAt === null ? null : age() / 1000),
    getKey: async (header, token) => {
      const hasFailed = failure !== null;
      const asked = remote(header, token).catch((error: unknown) => {
        if (failure === null) throw error;
        return keptKey(header, token);
      });
      if (!hasFailed || remote.fresh) return asked;
      // Once it has failed, nobody waits for it again while the old keys hold.
      asked.catch(() => {});
      return keptKey(header, token).catch(() => asked);
    },
  };
}

/** @throws when it is no set of keys, or an empty one. */
async function keysOf(response: Response): Promise<JSONWebKeySet> {
  if (!response.ok) throw new Error(`The key set answered ${response.status}.`);
  const keys = (await response.json()) as JSONWebKeySet;
  createLocalJWKSet(keys);
  if (keys.keys.length === 0) throw new Error('The key set is empty.');
  return keys;
}
