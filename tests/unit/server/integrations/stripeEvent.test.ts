import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { readSignedEvent } from '#src/server/integrations/payments/stripeEvent.ts';

const now = new Date('2026-06-15T12:00:00Z');
const body = JSON.stringify({ type: 'customer.created', data: { object: {} } });

test('an event is read only where the library verifies it', () => {
  const seconds = now.getTime() / 1000;
  const header = { payload: body, secret: 'whsec_test', timestamp: seconds };
  const signature = Stripe.webhooks.generateTestHeaderString(header);
  expect(readSignedEvent(body, signature, 'whsec_test', now)).toBeNull();
  const { signature: signatures } = Stripe.webhooks;
  try {
    Reflect.deleteProperty(Stripe.webhooks, 'signature');
    expect(() => readSignedEvent(body, `t=${seconds},v1=forged`, 'whsec_test', now)).toThrow('verifies no signatures');
  } finally {
    Object.assign(Stripe.webhooks, { signature: signatures });
  }
});
