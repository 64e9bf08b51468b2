import pLimit, { type LimitFunction } from 'p-limit';
import type { Get } from './openAddress.ts';
import { SourceError } from './SourceError.ts';

/** Old posts have hundreds of pictures at hosts that are no more. */
const mostFailures = 3;

/** A way to read others that stops asking a host which does not answer: for one run, not for ever. */
export function givingUp(get: Get): Get {
  const hosts = new Map<string, { failures: number; limit: LimitFunction }>();
  return (address, options) => {
    const name = URL.parse(address)?.host ?? '';
    const host = hosts.get(name) ?? { failures: 0, limit: pLimit(mostFailures) };
    hosts.set(name, host);
    return host.limit(async () => {
      if (host.failures >= mostFailures) throw new SourceError('away', `${name} has not answered before`);
      try {
        return await get(address, options);
      } catch (error) {
        const isSilent = error instanceof SourceError && (error.code === 'away' || error.code === 'slow');
        if (isSilent) host.failures += 1;
        // No more are asked at once than may still fail.
        host.limit.concurrency = Math.max(1, mostFailures - host.failures);
        throw error;
      }
    });
  };
}
