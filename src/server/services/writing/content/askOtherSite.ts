import { createGet, type Get } from '#src/server/integrations/sources/openAddress.ts';
import { SourceError } from '#src/server/integrations/sources/SourceError.ts';

/** What a link of another site leads to: nothing is told of `private` ones, which nobody outside could follow. */
export type LinkAnswer =
  | { kind: 'there' }
  | { kind: 'status'; status: number }
  | { kind: 'silent' }
  | { kind: 'private' };

const patienceMs = 3_000;
const headers = { 'user-agent': 'prvyriadok-link-check', 'accept-encoding': 'identity' };

/** Asks whether something is at an address of another site; what leads into a private network is not asked. */
export async function askOtherSite(address: string, get: Get = createGet()): Promise<LinkAnswer> {
  const signal = AbortSignal.timeout(patienceMs);
  const statusBy = async (method: 'HEAD' | 'GET') => {
    // However long it is: nothing of it is read.
    const { status, body } = await get(address, { method, headers, signal, maxBytes: Number.POSITIVE_INFINITY });
    await body.cancel();
    return status;
  };
  try {
    const told = await statusBy('HEAD');
    // Some answer only who reads.
    const status = told < 400 || told === 404 || told === 410 ? told : await statusBy('GET');
    return status < 400 ? { kind: 'there' } : { kind: 'status', status };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { kind: error.code === 'private' ? 'private' : 'silent' };
  }
}
