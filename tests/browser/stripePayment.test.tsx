import { cleanup, render, waitFor } from '@testing-library/react';
import { createRef, type Ref } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { PaymentOutcome, PaymentWay } from '#src/containers/checkout/paymentWay.ts';
import { StripePaymentContainer } from '#src/containers/checkout/StripePaymentContainer.tsx';

// In the place of the provider's script, which the browser would load from its host.

interface Answers {
  submit?: { error?: { type: string } };
  confirm?: object;
}

let answers: Required<Answers>;
/** What the provider's script was asked, in order. */
let calls: [name: string, argument?: unknown][];

const element = { mount() {}, destroy() {}, on: () => element, off: () => element, update() {} };
const elements = {
  create: () => element,
  getElement: () => null,
  update: (options: unknown) => void calls.push(['update', options]),
  submit: async () => {
    calls.push(['submit']);
    return answers.submit;
  },
};
const stripe = {
  elements: (options: unknown) => {
    calls.push(['elements', options]);
    return elements;
  },
  confirmPayment: async (options: unknown) => {
    calls.push(['confirm', options]);
    return answers.confirm;
  },
  createToken() {},
  createPaymentMethod() {},
  confirmCardPayment() {},
  registerAppInfo() {},
  _registerWrapper() {},
};
// Found there once: the provider's loader keeps what it has loaded.
Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });

afterEach(cleanup);

const form = (ref: Ref<PaymentWay>, amount: number) => (
  <StripePaymentContainer ref={ref} publishableKey="pk_test_1" amount={amount} currency="EUR" />
);

async function open({ submit = {}, confirm = { paymentIntent: { status: 'succeeded' } } }: Answers = {}) {
  answers = { submit, confirm };
  calls = [];
  const way = createRef<PaymentWay>();
  const { rerender } = render(form(way, 4900));
  await waitFor(() => expect(way.current).not.toBeNull());
  const pay = async (secret: string | null = 'pi_1_secret') => {
    const prepare = async () => {
      calls.push(['prepare']);
      return secret;
    };
    const attempt = { prepare, returnUrl: 'https://prvyriadok.sk/checkout', onLeave: () => void calls.push(['leave']) };
    return way.current?.pay(attempt);
  };
  return { pay, changeAmount: (amount: number) => rerender(form(way, amount)) };
}

test('the form is made for an amount, in Slovak, and a new amount leaves it standing', async () => {
  const { changeAmount } = await open();
  changeAmount(3920);
  await waitFor(() => expect(calls.at(-1)).toEqual(['update', { amount: 3920 }]));
  expect(calls[0]).toEqual([
    'elements',
    expect.objectContaining({ mode: 'payment', amount: 4900, currency: 'eur', locale: 'sk' }),
  ]);
  expect(calls.filter(([name]) => name === 'elements')).toHaveLength(1);
});

test('first the form, then the server, then the money', async () => {
  const { pay } = await open();
  expect(await pay()).toEqual({ outcome: 'paid' });
  expect(calls.map(([name]) => name)).toEqual(['elements', 'submit', 'prepare', 'confirm']);
  expect(calls.at(-1)?.[1]).toMatchObject({
    clientSecret: 'pi_1_secret',
    confirmParams: { return_url: 'https://prvyriadok.sk/checkout' },
    redirect: 'if_required',
  });
});

test('what the form says itself goes no further', async () => {
  const { pay } = await open({ submit: { error: { type: 'validation_error' } } });
  expect(await pay()).toEqual({ outcome: 'incomplete' });
  expect(calls.map(([name]) => name)).toEqual(['elements', 'submit']);
});

test('an order that is paid already is not paid again', async () => {
  const { pay } = await open();
  expect(await pay(null)).toEqual({ outcome: 'paid' });
  expect(calls.at(-1)).toEqual(['prepare']);
});

const outcomes: [confirm: object, outcome: PaymentOutcome][] = [
  [{ paymentIntent: { status: 'processing' } }, { outcome: 'processing' }],
  [
    { error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' } },
    { outcome: 'failed', code: 'insufficient_funds' },
  ],
  [{ error: { type: 'card_error', code: 'expired_card' } }, { outcome: 'failed', code: 'expired_card' }],
  [{ error: { type: 'api_connection_error' } }, { outcome: 'failed', code: 'api_connection_error' }],
  [
    {
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        payment_intent: { status: 'succeeded' },
      },
    },
    { outcome: 'paid' },
  ],
];

test.each(outcomes)('%j is told as %j', async (confirm, outcome) => {
  const { pay } = await open({ confirm });
  expect(await pay()).toEqual(outcome);
});
