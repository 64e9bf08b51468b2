import type { Get } from './openAddress.ts';
import { SourceError } from './SourceError.ts';

/** Old posts have hundreds of pictures at hosts that are no more. */
const mostFailures = 3;

/** A way to read others that stops asking a host which does not answer: for one run, not for ever. */
export function givingUp(get: Get): Get {
  const failures = new Map<string, number>();
  return async (address, options) => {
    const host = URL.parse(address)?.host ?? '';
    if ((failures.get(host) ?? 0) >= mostFailures) throw new SourceError('away', `${host} has not answered before`);
    try {
      return await get(address, options);
    } catch (error) {
      const isSilent = error instanceof SourceError && (error.code === 'away' || error.code === 'slow');
      if (isSilent) failures.set(host, (failures.get(host) ?? 0) + 1);
      throw error;
    }
  };
}
