import type { Ctx } from '#src/server/context.ts';
import { certificateKeys } from './certificateKeys.ts';

/** The name of the site that everybody can look its keys up by: `did:web:prvyriadok.sk`. */
export const issuerId = (publicUrl: string): string => `did:web:${encodeURIComponent(new URL(publicUrl).host)}`;

/** The name of one of its keys. */
export const keyName = (publicUrl: string, id: string): string => `${issuerId(publicUrl)}#${id}`;

/** The document behind that name (`/.well-known/did.json`): every key that has ever signed. */
export async function getIssuerDocument({
  ctx,
  input: { publicUrl },
}: {
  ctx: Pick<Ctx, 'db'>;
  input: { publicUrl: string };
}) {
  const id = issuerId(publicUrl);
  const keys = await certificateKeys(ctx);
  const verificationMethod = keys.map((key) => ({
    id: keyName(publicUrl, key.id),
    type: 'JsonWebKey2020',
    controller: id,
    publicKeyJwk: key.publicJwk,
  }));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id,
    verificationMethod,
    assertionMethod: verificationMethod.map((method) => method.id),
  };
}
