import { Agent, request } from 'node:http';

/** A call of the traffic; `kind` is what its time is counted under. */
export interface Call {
  kind: string;
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Options {
  /** Calls a second, and for how many seconds. */
  rate: number;
  seconds: number;
  call: (index: number) => Call;
}

/** Milliseconds of every call by its kind, and what went wrong. */
export interface Measured {
  times: Map<string, number[]>;
  errors: string[];
}

/** A call that is not answered for this long is an error. */
const patience = 10_000;
/** Between two looks at the clock, in milliseconds. */
const tick = 2;

/**
 * Sends calls when they are due, whether the earlier ones are answered or not, as visitors do; the time of a call counts
 * from when it was due, so a server that falls behind is not spared.
 */
export async function sendTraffic({ rate, seconds, call }: Options): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const measured: Measured = { times: new Map(), errors: [] };
  const total = Math.round(rate * seconds);
  const start = performance.now();
  const answers: Promise<void>[] = [];
  while (answers.length < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - start) / 1000) * rate));
    while (answers.length < due) {
      const dueAt = start + (answers.length / rate) * 1000;
      answers.push(measure(call(answers.length), dueAt));
    }
    await new Promise((resolve) => setTimeout(resolve, tick));
  }
  await Promise.all(answers);
  agent.destroy();
  return measured;

  async function measure(one: Call, dueAt: number): Promise<void> {
    try {
      const status = await send(one, agent);
      if (status >= 400) throw new Error(String(status));
      const times = measured.times.get(one.kind) ?? [];
      times.push(performance.now() - dueAt);
      measured.times.set(one.kind, times);
    } catch (error) {
      measured.errors.push(`${one.method ?? 'GET'} ${one.url}: ${(error as Error).message}`);
    }
  }
}

/** Answers the status once the whole answer is there. */
function send({ url, method = 'GET', headers = {}, body }: Call, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent, timeout: patience }, (response) => {
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(body);
  });
}
