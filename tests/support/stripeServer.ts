import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call as it came. */
export interface StripeCall {
  method: string;
  path: string;
  /** Fields of the form, or of the address: `metadata[orderId]`. */
  fields: Record<string, string>;
  authorization: string | undefined;
  version: string | undefined;
  idempotencyKey: string | undefined;
}

/** `error`: 500; `reset`: the connection ends before anything is done; `lost`: it is done, and the answer is lost; `slow`: no answer. */
type Failure = 'error' | 'reset' | 'lost' | 'slow';

interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  livemode: boolean;
  metadata: Record<string, string>;
  latest_charge: string | null;
}

interface Charge {
  id: string;
  object: 'charge';
  status: 'succeeded';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  payment_intent: string;
  livemode: boolean;
  metadata: Record<string, string>;
}

interface Answer {
  status: number;
  body: object;
}

const intentFields = ['amount', 'currency', 'automatic_payment_methods[enabled]', 'metadata[orderId]', 'description'];
const cancellable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Stands in for Stripe's API: the calls that the site makes, with their rules, their state and their idempotency keys. */
export async function startStripeServer({ secretKey }: { secretKey: string }) {
  const calls: StripeCall[] = [];
  const intents = new Map<string, Intent>();
  const charges = new Map<string, Charge>();
  const known = new Map<string, { fields: string; answer: Answer }>();
  /** Lines of the balance, the oldest first. */
  const balance: { id: string; created: number }[] = [];
  let failures: (Failure | null)[] = [];

  function create(fields: StripeCall['fields']): Answer {
    const unknown = Object.keys(fields).find((name) => !intentFields.includes(name));
    if (unknown) return refusal(400, 'parameter_unknown', `Received unknown parameter: ${unknown}`);
    const { amount = '', currency = '' } = fields;
    if (!/^[1-9]\d*$/.test(amount)) return refusal(400, 'parameter_invalid_integer', 'Invalid integer: amount');
    if (!/^[a-z]{3}$/.test(currency)) return refusal(400, 'parameter_invalid', 'Invalid currency');
    const id = `pi_${intents.size + 1}`;
    intents.set(id, {
      id,
      object: 'payment_intent',
      amount: Number(amount),
      amount_received: 0,
      currency,
      status: 'requires_payment_method',
      livemode: false,
      client_secret: `${id}_secret_${intents.size + 1}`,
      metadata: fields['metadata[orderId]'] ? { orderId: fields['metadata[orderId]'] } : {},
      latest_charge: null,
    });
    return read(id);
  }

  function read(id: string, expanded = false): Answer {
    const intent = intents.get(id);
    if (!intent) return refusal(404, 'resource_missing', `No such payment_intent: '${id}'`);
    const charge = charges.get(intent.latest_charge ?? '');
    return { status: 200, body: { ...intent, ...(expanded && charge ? { latest_charge: charge } : {}) } };
  }

  function cancel(id: string): Answer {
    const intent = intents.get(id);
    if (intent && !cancellable.includes(intent.status)) {
      const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
      return refusal(400, 'payment_intent_unexpected_state', message, { payment_intent: intent });
    }
    if (intent) intent.status = 'canceled';
    return read(id);
  }

  function refund({ payment_intent: id = '', amount = '' }: StripeCall['fields']): Answer {
    const charge = [...charges.values()].find((each) => each.payment_intent === id);
    if (!charge)
      return refusal(400, 'charge_invalid', 'This PaymentIntent does not have a successful charge to refund.');
    if (charge.amount_refunded + Number(amount) > charge.amount) {
      return refusal(400, 'charge_already_refunded', 'Refund amount is greater than unrefunded amount on charge.');
    }
    charge.amount_refunded += Number(amount);
    return {
      status: 200,
      body: { id: `re_${calls.length}`, object: 'refund', amount: Number(amount), payment_intent: id },
    };
  }

  function readBalance(fields: StripeCall['fields']): Answer {
    if (fields['expand[0]'] !== 'data.source') return refusal(400, 'parameter_missing', 'The sources are not told.');
    const since = Number(fields['created[gte]'] ?? 0);
    const newestFirst = balance.filter(({ created }) => created >= since).toReversed();
    const from = newestFirst.findIndex(({ id }) => id === fields.starting_after) + 1;
    const data = newestFirst.slice(from, from + Number(fields.limit ?? 10));
    const has_more = from + data.length < newestFirst.length;
    return { status: 200, body: { object: 'list', url: '/v1/balance_transactions', has_more, data } };
  }

  function route({ method, path, fields }: StripeCall): Answer {
    const [, id = '', action] = /^\/v1\/payment_intents\/(\w+)(\/cancel)?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/payment_intents') return create(fields);
    if (method === 'POST' && path === '/v1/refunds') return refund(fields);
    if (method === 'POST' && id && action) return cancel(id);
    if (method === 'GET' && id && !action) return read(id, fields['expand[0]'] === 'latest_charge');
    if (method === 'GET' && path === '/v1/balance_transactions') return readBalance(fields);
    return refusal(404, 'unknown_path', `Unrecognized request URL (${method}: ${path}).`);
  }

  /** A key that was used before is answered as it was then, and refused when the call is another one. */
  function answer(call: StripeCall): Answer & { replayed?: true } {
    if (call.authorization !== `Bearer ${secretKey}`) return refusal(401, undefined, 'Invalid API Key provided.');
    if (!call.version) return refusal(400, 'version_missing', 'This installation always names a version.');
    const { idempotencyKey: key } = call;
    if (!key) return route(call);
    const fields = JSON.stringify([call.path, call.fields]);
    const before = known.get(key);
    if (before?.fields === fields) return { ...before.answer, replayed: true };
    if (before) {
      return refusal(400, undefined, 'Keys for idempotent requests can only be used with the same parameters.', {
        type: 'idempotency_error',
      });
    }
    const given = structuredClone(route(call));
    known.set(key, { fields, answer: given });
    return given;
  }

  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    calls.push(call);
    const failure = failures.shift();
    if (failure === 'slow') return;
    if (failure === 'reset') return void request.socket.destroy();
    const { status, body, replayed } =
      failure === 'error' ? { ...refusal(500, undefined, 'Something went wrong.'), replayed: false } : answer(call);
    if (failure === 'lost') return void request.socket.destroy();
    const headers = { 'content-type': 'application/json', 'request-id': `req_${calls.length}` };
    response.writeHead(status, { ...headers, ...(replayed ? { 'idempotent-replayed': 'true' } : {}) });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  function intentOf(id: string): Intent {
    const intent = intents.get(id);
    if (!intent) throw new Error(`There is no ${id}`);
    return intent;
  }

  return {
    host: '127.0.0.1',
    port,
    protocol: 'http' as const,
    calls,
    intents,
    balance,
    /** The next calls fail so, one after the other; `null` is one that works. */
    fail: (...next: (Failure | null)[]) => {
      failures = next;
    },
    /** What a buyer does in the browser. */
    pay: (id: string) => {
      const intent = intentOf(id);
      const { amount, currency, metadata } = intent;
      const charge = { id: id.replace('pi_', 'ch_'), object: 'charge' as const, status: 'succeeded' as const };
      const amounts = { amount, amount_captured: amount, amount_refunded: 0, currency };
      charges.set(charge.id, { ...charge, ...amounts, payment_intent: id, livemode: false, metadata });
      Object.assign(intent, { status: 'succeeded', amount_received: amount, latest_charge: charge.id });
    },
    /** What the bank says. */
    setStatus: (id: string, status: string) => {
      intentOf(id).status = status;
    },
    /** The body of an event about a payment as it is now: of its charge, for `charge.…`. */
    eventOf: (type: string, id: string): string => {
      const object = type.startsWith('charge.') ? charges.get(id.replace('pi_', 'ch_')) : intentOf(id);
      return JSON.stringify({ id: `evt_${calls.length}`, object: 'event', type, data: { object } });
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

function refusal(status: number, code: string | undefined, message: string, more: object = {}): Answer {
  return {
    status,
    body: { error: { type: status < 500 ? 'invalid_request_error' : 'api_error', code, message, ...more } },
  };
}

async function readCall(request: IncomingMessage): Promise<StripeCall> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
  const form = new URLSearchParams(await text(request));
  const header = (name: string) => request.headers[name]?.toString();
  return {
    method: request.method ?? '',
    path: pathname,
    fields: Object.fromEntries([...searchParams, ...form]),
    authorization: header('authorization'),
    version: header('stripe-version'),
    idempotencyKey: header('idempotency-key'),
  };
}
