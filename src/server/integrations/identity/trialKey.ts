import { randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsError } from '#src/server/errors.ts';
import { isSame } from '#src/server/isSame.ts';
import { readOrMake } from './keptFile.ts';

/**
 * The secret of a data folder, without which nobody has rights in a trial: the start prints it, and only who sees that is sure to sit at
 * this computer. Everybody else may come through a proxy or a tunnel that looks like it.
 */
export interface TrialKey {
  text: string;
  /**
   * Whether somebody has it.
   * @throws TooManyRequestsError after ten wrong ones within a minute, whoever sent them: behind a forwarder all have one address.
   */
  isRight(offered: string): Promise<boolean>;
}

/** Not among the keys that an archive of the site takes along: another folder has another one. */
export const trialKeyFile = 'trial-key';

/** Opens the key of a data folder, which is made on the first start. */
export async function openTrialKey(dataDir: string): Promise<TrialKey> {
  const text = (await readOrMake(dataDir, trialKeyFile, () => randomBytes(24).toString('base64url'))).trim();
  if (text.length < 20)
    throw new Error(`${trialKeyFile} in ${dataDir} is not a key. Delete it, and a new one is made.`);
  const wrongOnes = new RateLimiterMemory({ points: 10, duration: 60 });
  const all = 'all';
  return {
    text,
    isRight: async (offered) => {
      const counted = await wrongOnes.get(all);
      if (counted && counted.remainingPoints <= 0) throw tooMany(counted);
      if (isSame(offered, text)) return true;
      await wrongOnes.consume(all).catch((refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
      });
      return false;
    },
  };
}

const tooMany = ({ msBeforeNext }: RateLimiterRes) => new TooManyRequestsError(Math.ceil(msBeforeNext / 1000));
