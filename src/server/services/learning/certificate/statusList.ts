import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { and, gte, lt } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { revokedCertificate } from '#src/server/db/schema/certificate.ts';
import { issuerId } from './issuer.ts';
import { signCredential } from './signCredential.ts';

/** The least that W3C's Bitstring Status List may have, so that nobody is told apart by who asks. */
const places = 131_072;
const zip = promisify(gzip);

const addressOf = (list: number, publicUrl: string) => `${publicUrl}/api/certificate/status/${list}`;

/** Where it is said whether a certificate was revoked. */
export function statusEntry(statusIndex: number, publicUrl: string) {
  const list = addressOf(Math.floor(statusIndex / places), publicUrl);
  const index = String(statusIndex % places);
  return {
    id: `${list}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: index,
    statusListCredential: list,
  };
}

/** One of the lists of what was revoked, signed: a bit for each certificate, and nothing of anybody. */
export async function getStatusList({
  ctx,
  input: { list, publicUrl },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { list: number; publicUrl: string };
}): Promise<string> {
  const first = list * places;
  const rows = await ctx.db
    .select({ statusIndex: revokedCertificate.statusIndex })
    .from(revokedCertificate)
    .where(and(gte(revokedCertificate.statusIndex, first), lt(revokedCertificate.statusIndex, first + places)));
  const bits = Buffer.alloc(places / 8);
  for (const { statusIndex } of rows) {
    const place = statusIndex - first;
    bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7));
  }
  const address = addressOf(list, publicUrl);
  const credential = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerId(publicUrl),
    validFrom: ctx.now().toISOString(),
    credentialSubject: {
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${(await zip(bits)).toString('base64url')}`,
    },
  };
  return signCredential(ctx, credential, publicUrl);
}
