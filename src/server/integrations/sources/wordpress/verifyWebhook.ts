import { createHmac } from 'node:crypto';
import { isSame } from '#src/server/isSame.ts';

/** Whether who knows the secret has signed exactly this body: `sha256=` and its HMAC in hex, as most plugins for webhooks send it. */
export function verifyWebhook(secret: string, body: Uint8Array, signature: string): boolean {
  const [, hex] = /^(?:sha256=)?([0-9a-f]{64})$/i.exec(signature.trim()) ?? [];
  if (secret === '' || hex === undefined) return false;
  return isSame(hex.toLowerCase(), createHmac('sha256', secret).update(body).digest('hex'));
}
