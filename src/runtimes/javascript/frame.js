/**
 * Runs in the sandboxed frame, as it is written here: no bundler touches it. The frame has an origin of its own, no network and no
 * storage; each run is a worker, so ending a run is ending the worker, whatever the program does.
 *
 * From the page: `{ run, program, stepName, limits, answers }`, or anything else to stop. To the page: `{ ready }`, and of the run with that
 * number `{ began }`, `{ output: [kind, text][] }`, `{ waiting, line }` for a timer, and one of `{ error }`, `{ limit, line }`,
 * `{ done, values, line }`, with `steps` where `limits` have a number of them.
 */
(() => {
  /** In the worker, on the program's first line, before the program. */
  const prelude = (limits, tracer, answers, show) => {
    const send = self.postMessage.bind(self);
    // What the start of the worker takes is not the program's time.
    send({ began: true });
    const [later, each, never, neverEach] = [setTimeout, setInterval, clearTimeout, clearInterval];
    const clock = performance.now.bind(performance);
    const waiting = new Set();
    let [ran, line, began, lines, characters, isOver, isAsked] = [0, null, clock(), 0, 0, false, false];
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
        batch.push([kind, text.slice(0, limits.characters)]);
        if (lines >= limits.lines || characters >= limits.characters) {
          end({ limit: 'output', line });
          throw new Error('output');
        }
        if (batch.length >= 100) flush();
      };
    const log = print('log');
    if (answers) self.prompt = () => answers.shift() ?? '';
    self.console = { log, info: log, debug: log, warn: print('warn'), error: print('error'), table: log, clear() {} };

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
    const settle = () => {
      if (isOver) return;
      flush();
      if (waiting.size > 0) send({ waiting: true, line });
      // What was promised comes first.
      else later(() => waiting.size === 0 && finish(), 0);
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
      end({ done: true, values, line: last });
    };
    const timed =
      (start, isRepeated) =>
      (action, ...rest) => {
        const id = start(
          (...given) => {
            began = clock();
            if (!isRepeated) waiting.delete(id);
            try {
              action(...given);
            } finally {
              settle();
            }
          },
          ...rest,
        );
        waiting.add(id);
        return id;
      };
    const cancel = (stop) => (id) => {
      stop(id);
      waiting.delete(id);
      settle();
    };
    self.setTimeout = timed(later, false);
    self.setInterval = timed(each, true);
    self.clearTimeout = cancel(never);
    self.clearInterval = cancel(neverEach);
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
    return Object.assign(step, trace);
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

  const end = () => {
    worker?.terminate();
    worker = null;
    clearTimeout(watch);
  };
  const toPage = (message) => parent.postMessage(message, '*');

  const begin = ({ run, program, stepName, limits, answers = null }) => {
    end();
    const called = `(${prelude})`;
    const given = limits.steps ? String(tracer) : 'null';
    const offset = `${called}${given}${showValue}`.split('\n').length - 1;
    const options = [JSON.stringify({ ...limits, offset }), given, JSON.stringify(answers), showValue];
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
      const { line, steps } = data;
      const told = unheard && (data.done || data.waiting) ? { error: { ...unheard, line }, steps } : data;
      toPage({ run, ...told });
      if (told.began) {
        hasBegun = true;
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

  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    if (data.program !== undefined) begin(data);
    else end();
  });
  toPage({ ready: true });
})();
