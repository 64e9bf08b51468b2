/**
 * Runs in the sandboxed frame, as it is written here: no bundler touches it. The frame has an origin of its own, no network and no
 * storage; each run is a worker, so ending a run is ending the worker, whatever the program does.
 *
 * From the page: `{ run, program, stepName, limits, answers, canAsk }`, `{ run, answer }` to what is asked, or anything else to stop. To the
 * page: `{ ready }`, and of the run with that number `{ began }`, `{ output: [kind, text][] }`, `{ waiting, line }` for a timer, `{ ask, line }`,
 * and one of `{ error }`, `{ limit, line, isAwaiting }`, `{ done, values, unmet, line }`, with `steps` where `limits` have a number of them.
 *
 * JavaScript cannot wait in the middle of a function. So a question ends the worker, and with the answer the program runs once more
 * from its first line: `past` is what it has heard by then and hears again, and what it has printed is not told twice.
 */
(() => {
  /** In the worker: whatever is different each time, a program that begins anew hears as it has heard it before. */
  const repeat = (past) => {
    const clock = performance.now.bind(performance);
    let [heard, seed] = [0, past.seed];
    // A few thousand times, so that a loop may look at a clock.
    const again = (read) => () => {
      if (heard >= past.readings.length && heard < 10_000) past.readings.push(read());
      const value = heard < past.readings.length ? past.readings[heard] : read();
      heard += 1;
      return value;
    };
    /** Milliseconds since the program began for the first time. */
    const passed = () => performance.timeOrigin + clock() - past.origin;
    const now = again(passed);
    performance.now = now;
    const today = again(Date.now);
    Date.now = today;
    self.Date = new Proxy(Date, {
      apply: (date) => String(new date(today())),
      construct: (date, given, made) => Reflect.construct(date, given.length > 0 ? given : [today()], made),
    });
    Date.prototype.constructor = Date;
    // Mulberry32.
    Math.random = () => {
      seed = (seed + 0x6d2b79f5) | 0;
      let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    crypto.getRandomValues = (values) => {
      for (const at of values.keys()) values[at] = Math.random() * 2 ** 32;
      return values;
    };
    if (crypto.randomUUID) crypto.randomUUID = again(crypto.randomUUID.bind(crypto));
    return { passed, now };
  };

  /**
   * In the worker: timers, of which the one that is due first comes first. `ring` does what one is there for, `onChange` hears of one
   * that is gone.
   */
  const timersBy = ({ passed, now }, ring, onChange) => {
    const [later, never] = [setTimeout, clearTimeout];
    const waiting = new Map();
    let [last, alarm, soonest] = [0, 0, Number.POSITIVE_INFINITY];

    const first = () => [...waiting].reduce((one, other) => (other[1].due < one[1].due ? other : one));
    const arm = () => {
      never(alarm);
      soonest = Number.POSITIVE_INFINITY;
      if (waiting.size === 0) return;
      soonest = first()[1].due;
      // Where the program begins anew it is over: nobody waits a second time.
      alarm = later(fire, Math.ceil(soonest - passed()));
    };
    const fire = () => {
      const [id, timer] = first();
      if (timer.every === null) waiting.delete(id);
      else timer.due = now() + timer.every;
      arm();
      ring(timer.act);
    };
    const start =
      (isRepeated) =>
      (action, milliseconds = 0, ...given) => {
        const pause = Math.max(0, Number(milliseconds) || 0);
        const due = now() + pause;
        last += 1;
        waiting.set(last, { act: () => action(...given), every: isRepeated ? pause : null, due });
        if (due < soonest) arm();
        return last;
      };
    const cancel = (id) => {
      waiting.delete(id);
      arm();
      onChange();
    };
    self.setTimeout = start(false);
    self.setInterval = start(true);
    self.clearTimeout = cancel;
    self.clearInterval = cancel;
    return waiting;
  };

  /** In the worker, on the program's first line, before the program. */
  const prelude = (limits, past, { repeat, timersBy, tracer, show }) => {
    const send = self.postMessage.bind(self);
    // What the start of the worker takes is not the program's time.
    send({ began: true });
    const [later, never] = [setTimeout, clearTimeout];
    const clock = performance.now.bind(performance);
    let [ran, line, began, lines, characters, isOver, isAsked] = [0, null, clock(), 0, 0, false, false];
    let unmet;
    let answered = 0;
    let batch = [];

    const flush = () => {
      if (batch.length > 0) send({ output: batch });
      batch = [];
    };
    const end = (message) => {
      if (isOver) return;
      isOver = true;
      flush();
      send(trace ? { ...message, steps: trace.steps } : message);
    };
    const print =
      (kind) =>
      (...values) => {
        if (isOver || isAsked) return;
        const text = values.map((value) => show(value)).join(' ');
        lines += 1;
        characters += text.length;
        if (lines > past.told) batch.push([kind, text.slice(0, limits.characters)]);
        if (lines >= limits.lines || characters >= limits.characters) {
          end({ limit: 'output', line });
          throw new Error('output');
        }
        if (batch.length >= 100) flush();
      };
    const log = print('log');
    const error = print('error');
    /** Of the program, not of a function that it has called since. */
    const callingLine = () => {
      const lines = (new Error('').stack ?? '').matchAll(/:(\d+):\d+\)?$/gm);
      return Array.from(lines, ([, at]) => at - limits.offset).find((at) => at > 0) ?? line;
    };
    const assert = (holds, ...words) => {
      if (holds || isAsked) return;
      unmet ??= callingLine();
      error(words.length > 0 ? 'Assertion failed:' : 'Assertion failed', ...words);
    };
    self.console = { log, info: log, debug: log, warn: print('warn'), error, table: log, clear() {}, assert };

    /** Before each statement: remembers its line, and ends what never comes to an end. */
    const step = (at) => {
      line = at;
      if (isOver) throw new Error('over');
      ran += 1;
      if (ran % 256 === 0 && clock() - began > limits.milliseconds) {
        end({ limit: 'time', line });
        throw new Error('time');
      }
    };
    const trace = tracer?.(limits.steps, step, () => lines);

    /** Answers a question, or ends this worker with it. Where nobody is there the answer is an empty line. */
    const ask = (kind, question, prefilled = '') => {
      if (isOver) throw new Error('over');
      const isKnown = !isAsked && answered < past.answers.length;
      if (past.canAsk && !isKnown && !isAsked) {
        isOver = true;
        flush();
        send({ ask: { kind, question, prefilled }, line, past: { ...past, told: lines } });
        throw new Error('asked');
      }
      const answer = isKnown ? past.answers[answered++] : '';
      log([question.trimEnd(), answer ?? '(zrušené)'].filter((part) => part !== '').join(' '));
      if (isKnown) {
        // Its time begins anew.
        began = clock();
        send({ began: true });
      }
      return answer;
    };
    self.prompt = (question = '', prefilled = '') => ask('prompt', String(question), String(prefilled));
    self.confirm = (question = '') => /^\s*(áno|ano|true)\s*$/i.test(ask('confirm', String(question)));
    self.alert = (text = '') => log(String(text));

    let [isAwaiting, despair] = [false, 0];
    const settle = () => {
      if (isOver) return;
      flush();
      never(despair);
      if (waiting.size > 0) send({ waiting: true, line });
      // What was promised comes first.
      else later(() => (waiting.size > 0 ? settle() : isAwaiting ? despairLater() : finish()), 0);
    };
    /** Nothing is left here that could go on with it; a browser may still be computing something. */
    const despairLater = () => {
      never(despair);
      despair = later(() => end({ limit: 'time', line, isAwaiting: true }), limits.milliseconds);
    };
    /** A program that awaits something outside of its functions stands in one. */
    const main = (run) => {
      isAwaiting = true;
      run().then(
        () => {
          isAwaiting = false;
          settle();
        },
        (error) => failed(error, line),
      );
    };
    const told = (error, at) => {
      const [name, message] = error instanceof Error ? [error.name, error.message] : ['', `${show(error)}`];
      return { name, message, line: at };
    };
    /** Whether a check can compare it by its type: a number, a text, true, false, null, and lists of such. */
    const isPlain = (value, depth = 0) =>
      value === null ||
      ['string', 'boolean'].includes(typeof value) ||
      Number.isFinite(value) ||
      (Array.isArray(value) && depth < 9 && Array.from(value).every((item) => isPlain(item, depth + 1)));
    /** The program has ended by itself: now it is asked for values, and prints nothing more. */
    const finish = () => {
      if (isOver) return;
      isAsked = true;
      const last = line;
      const values = step.calls?.map((call) => {
        [began, line] = [clock(), null];
        try {
          const value = call();
          return { text: show(value), ...(isPlain(value) && { value }) };
        } catch (error) {
          return { error: { kind: 'runtime', ...told(error, line) } };
        }
      });
      end({ done: true, values, unmet, line: last });
    };
    const ring = (act) => {
      began = clock();
      try {
        act();
      } finally {
        // Behind what was promised.
        later(settle, 0);
      }
    };
    const waiting = timersBy(repeat(past), ring, settle);
    const failed = (error, at) => end({ error: told(error, at) });
    self.addEventListener('error', (event) => {
      event.preventDefault();
      failed(event.error, event.lineno > limits.offset ? event.lineno - limits.offset : line);
    });
    self.addEventListener('unhandledrejection', (event) => {
      event.preventDefault();
      failed(event.reason, line);
    });
    later(settle, 0);
    for (const name of [
      'postMessage',
      'close',
      'importScripts',
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'EventSource',
    ]) {
      Object.defineProperty(self, name, { value: undefined });
    }
    return Object.assign(step, trace, { main });
  };

  /**
   * In a run whose steps are told, beside the prelude: what trace.ts calls. A frame is one call of a function; `read` gives what
   * it has in its variables at that moment.
   */
  const tracer = (mostSteps, step, printed) => {
    const steps = [];
    const program = { name: '', line: 0, read: () => ({}) };
    const stack = [program];
    // How much is kept in all: of a deep recursion, or of long lists, less than all steps.
    let [room, isReading] = [100_000, false];

    const entriesOf = (value) =>
      Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, entry]) => entry.enumerable);
    const boxes = (all, box) => ({ shown: all.slice(0, 20).map(box), more: Math.max(0, all.length - 20) });
    const copy = (value, depth) => {
      room -= 1;
      if (typeof value === 'string')
        return { text: JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value) };
      if (typeof value === 'bigint') return { text: `${value}n` };
      if (Object.is(value, -0)) return { text: '-0' };
      if (typeof value === 'function') return { text: 'funkcia' };
      if (typeof value !== 'object' || value === null) return { text: String(value) };
      if (value instanceof Error) return { text: `${value.name}: ${value.message}` };
      if (value instanceof Date) return { text: String(value) };
      const isList = Array.isArray(value) || value instanceof Set;
      if (depth > 2) return { text: isList ? '[…]' : '{…}' };
      if (isList) {
        const { shown, more } = boxes([...value], (item) => copy(item, depth + 1));
        return { items: shown, more };
      }
      const all = value instanceof Map ? [...value] : entriesOf(value);
      const { shown, more } = boxes(all, ([key, entry]) => {
        if (value instanceof Map) return [copy(key, 3).text, copy(entry, depth + 1)];
        return [key, 'value' in entry ? copy(entry.value, depth + 1) : { text: '…' }];
      });
      return { entries: shown, more };
    };
    const variablesOf = (frame) => {
      let values = {};
      try {
        values = frame.read();
      } catch {
        // One of them has no value yet.
      }
      return Object.entries(values)
        .filter(([, value]) => typeof value !== 'function')
        .map(([name, value]) => ({ name, value: copy(value, 0) }));
    };
    const begins = (frame, line, read) => {
      const at = stack.lastIndexOf(frame);
      // What waited, for a promise, goes on.
      if (at < 0) stack.push(frame);
      else stack.length = at + 1;
      frame.line = line;
      frame.read = read;
      step(line);
    };
    const record = (frame, event, line, read, more) => {
      begins(frame, line, read);
      // Reading a value may run a piece of the program.
      if (isReading) return;
      if (room <= 0 || steps.length >= mostSteps) {
        steps[steps.length - 1].isCut = true;
        return;
      }
      isReading = true;
      try {
        const frames = stack.map((one) => {
          room -= 1;
          return { name: one.name, line: one.line, variables: variablesOf(one) };
        });
        steps.push({ line, event, frames, printed: printed(), ...more() });
      } finally {
        isReading = false;
      }
    };
    const nothing = () => ({});
    const leaves = (frame) => {
      const at = stack.lastIndexOf(frame);
      if (at > 0) stack.length = at;
    };
    return {
      steps,
      program,
      /** `break` has ended a loop over values, which its own end does not tell then. */
      isLeft: false,
      begins,
      did: (frame, line, read) => record(frame, 'line', line, read, nothing),
      sees(frame, line, read, value) {
        record(frame, 'line', line, read, nothing);
        return value;
      },
      holds(frame, line, read, value) {
        record(frame, 'line', line, read, () => ({ holds: Boolean(value) }));
        return value;
      },
      ends(frame, line, read) {
        if (!this.isLeft) record(frame, 'line', line, read, () => ({ holds: false }));
        this.isLeft = false;
      },
      enters(name, line, read) {
        const frame = { name, line, read };
        record(frame, 'call', line, read, nothing);
        return frame;
      },
      gives(frame, line, read, value) {
        record(frame, 'return', line, read, () => (value === undefined ? {} : { returned: copy(value, 0) }));
        return value;
      },
      leaves,
      /** A function that is one expression. */
      gave(name, line, read, run) {
        const frame = { name, line, read };
        stack.push(frame);
        try {
          return this.gives(frame, line, read, run());
        } finally {
          leaves(frame);
        }
      },
    };
  };

  let worker = null;
  let watch = 0;
  /** What goes on with the answer to what is asked. */
  let asking = null;

  const end = () => {
    worker?.terminate();
    worker = null;
    asking = null;
    clearTimeout(watch);
  };
  const toPage = (message) => parent.postMessage(message, '*');

  const begin = (request) => {
    end();
    const { run, program, stepName, limits, past } = request;
    const called = `(${prelude})`;
    const parts = `{ repeat: ${repeat}, timersBy: ${timersBy}, tracer: ${limits.steps ? tracer : null}, show: ${showValue} }`;
    const offset = `${called}${parts}`.split('\n').length - 1;
    const options = [JSON.stringify({ ...limits, offset }), JSON.stringify(past), parts];
    const source = `const ${stepName} = ${called}(${options}); ${program}`;
    let hasBegun = false;
    let unheard = null;
    // Stuck where no statement begins, in a regular expression for example.
    const endStuck = () => {
      toPage({ run, limit: 'time', line: null });
      end();
    };
    worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
    worker.onmessage = ({ data }) => {
      const { line, steps, ask } = data;
      if (ask) {
        end();
        asking = { ...request, past: data.past };
        toPage({ run, ask, line });
        return;
      }
      const told = unheard && (data.done || data.waiting) ? { error: { ...unheard, line }, steps } : data;
      toPage({ run, ...told });
      if (told.began) {
        hasBegun = true;
        clearTimeout(watch);
        watch = setTimeout(endStuck, limits.milliseconds + 1000);
      }
      if (told.waiting) clearTimeout(watch);
      if (told.done || told.error || told.limit) end();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      // Of what it cannot read Firefox says nothing.
      const [, name = '', message] = /^(?:Uncaught )?(?:(\w+): )?(.*)$/s.exec(event.message ?? '');
      if (hasBegun) {
        // Firefox keeps a recursion without end from the worker, which goes on, and tells what was printed and where it was.
        unheard = { name, message };
        return;
      }
      const line = event.lineno > offset ? event.lineno - offset : null;
      toPage({ run, error: { kind: 'syntax', name: name || 'SyntaxError', message, line } });
      end();
    };
  };

  const pastOf = ({ answers, canAsk }) => ({
    answers,
    canAsk,
    readings: [],
    told: 0,
    seed: (Math.random() * 2 ** 32) | 0,
    origin: performance.timeOrigin + performance.now(),
  });
  const withAnswer = ({ past, ...request }, answer) => ({
    ...request,
    past: { ...past, answers: [...past.answers, answer] },
  });

  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    if (data.program !== undefined) begin({ ...data, past: pastOf(data) });
    else if (data.answer !== undefined && asking) begin(withAnswer(asking, data.answer));
    else end();
  });
  toPage({ ready: true });
})();
