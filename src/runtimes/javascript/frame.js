/**
 * Runs in the sandboxed frame, as it is written here: no bundler touches it. The frame has an origin of its own, no network and no
 * storage; each run is a worker, so ending a run is ending the worker, whatever the program does.
 *
 * From the page: `{ run, program, stepName, limits, answers, canAsk, alone }`, `{ run, answer }` to what is asked, or anything else to stop.
 * To the page: `{ ready }`, and of the run with that number `{ began }`, `{ output: [kind, text][] }` (of a drawing its acts in the place of
 * the text), `{ waiting, line }` for a timer, `{ ask, line }`, and one of `{ error }`, `{ limit, line, isAwaiting }`,
 * `{ done, values, unmet, line }`, with `steps` where `limits` have a number of them.
 *
 * JavaScript cannot wait in the middle of a function. So a question ends the worker, and with the answer the program runs once more
 * from its first line: `past` is what it has heard by then and hears again, and what it has printed is not told twice. So does one that
 * is watched and would take too long, or too much room for a recursion, as `alone`.
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
  const prelude = (limits, past, { repeat, timersBy, tracer, turtleFor, show }) => {
    const send = self.postMessage.bind(self);
    // What the start of the worker takes is not the program's time.
    send({ began: true });
    const [later, never] = [setTimeout, clearTimeout];
    const clock = performance.now.bind(performance);
    let [ran, line, began, lines, characters, isOver, isAsked] = [0, null, clock(), 0, 0, false, false];
    let unmet;
    let answered = 0;
    let [batch, drawn, undrawn] = [[], 0, 0];

    const flush = () => {
      if (batch.length > 0) send({ output: batch });
      [batch, undrawn] = [[], 0];
    };
    const end = (message) => {
      if (isOver) return;
      isOver = true;
      flush();
      send(trace ? { ...message, steps: trace.stepsText() } : message);
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
    /** An act of the turtle. */
    const draw = (act) => {
      if (isOver || isAsked) return;
      drawn += 1;
      if (drawn > limits.acts) {
        end({ limit: 'output', line });
        throw new Error('output');
      }
      if (drawn <= past.drawn) return;
      if (batch.at(-1)?.[0] === 'drawing') batch.at(-1)[1].push(act);
      else batch.push(['drawing', [act]]);
      undrawn += 1;
      if (undrawn >= 200) flush();
    };
    // The program's own one is there already, if it is a function or a `var`.
    if (turtleFor && !('turtle' in self)) self.turtle = turtleFor(draw);

    /** Where an error came to be: of the program, not of a function that it has called since. */
    const lineIn = (error) => {
      const lines = `${error.stack}`.matchAll(/:(\d+):\d+\)?$/gm);
      return Array.from(lines, ([, at]) => at - limits.offset).find((at) => at > 0) ?? line;
    };
    const assert = (holds, ...words) => {
      if (holds || isAsked) return;
      unmet ??= lineIn(new Error(''));
      error(words.length > 0 ? 'Assertion failed:' : 'Assertion failed', ...words);
    };
    self.console = { log, info: log, debug: log, warn: print('warn'), error, table: log, clear() {}, assert };

    // A function that is printed has nothing of ours in it.
    const textOf = Function.prototype.toString;
    const written = {
      toString() {
        const text = Reflect.apply(textOf, this, []);
        const [, from, to] =
          /\$krok_*\.(?:enters|opens)\("[^"]*",\d+,\(\)=>\(\{[^}]*\}\),(\d+),(\d+)\)/.exec(text) ?? [];
        if (!from) return text.replace(/\$krok_*\(\d+\);/g, '');
        const own = limits.code.slice(from, to);
        // A method's own text begins behind its name.
        return own.startsWith('(') ? text.slice(0, text.indexOf('(')) + own : own;
      },
    };
    Object.defineProperty(Function.prototype, 'toString', { value: written.toString });

    /** Before each statement: remembers its line, and ends what never comes to an end. */
    const step = (at) => {
      line = at;
      goesOn();
    };
    const goesOn = () => {
      if (isOver) throw new Error('over');
      ran += 1;
      if (ran % 256 !== 0) return;
      const took = clock() - began;
      if (trace && took > (trace.isFull() ? 200 : limits.milliseconds)) goesAlone();
      if (took > limits.milliseconds) {
        end({ limit: 'time', line });
        throw new Error('time');
      }
    };
    // Watched, a program is slower and has less room for a recursion. Its steps are known by now; its end is seen alone, from its first line.
    const goesAlone = () => {
      end({ alone: true, past: { ...past, told: lines, drawn } });
      throw new Error('over');
    };
    const trace = tracer?.(limits.steps, step, goesOn, () => ({ printed: lines, ...(drawn > 0 && { drawn }) }));

    /** Answers a question, or ends this worker with it. Where nobody is there the answer is an empty line. */
    const ask = (kind, question, prefilled = '') => {
      if (isOver) throw new Error('over');
      const isKnown = !isAsked && answered < past.answers.length;
      if (past.canAsk && !isKnown && !isAsked) {
        isOver = true;
        flush();
        send({ ask: { kind, question, prefilled }, line, past: { ...past, told: lines, drawn } });
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
        (error) => refused(error),
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
    const failed = (error, at) => {
      const isDeep = error instanceof RangeError && /^Maximum call stack|^too much rec/.test(error.message);
      if (trace && isDeep && !isOver) goesAlone();
      end({ error: told(error, trace?.lineOf(error) ?? at) });
    };
    // Others ran since the line that threw. An error of the language knows it; one of the program's own was made somewhere.
    const isOfLanguage = (error) =>
      error instanceof Error && /^(Type|Range|Reference)Error$/.test(error.constructor?.name);
    const refused = (error) => failed(error, isOfLanguage(error) ? lineIn(error) : line);
    self.addEventListener('error', (event) => {
      event.preventDefault();
      failed(event.error, event.lineno > limits.offset ? event.lineno - limits.offset : line);
    });
    self.addEventListener('unhandledrejection', (event) => {
      event.preventDefault();
      refused(event.reason);
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
   * it has in its variables at that moment. Looking at a value calls nothing of the program: no getter, no trap of a proxy, and no
   * method that it may have replaced.
   */
  const tracer = (mostSteps, step, checks, done) => {
    // As they are now: a program may have a class Map of its own.
    const { Error: OwnError, TypeError: OwnTypeError, Date: OwnDate, Set: OwnSet, Map: OwnMap } = self;
    const { Promise: OwnPromise, Proxy: OwnProxy, Object: OwnObject, String: textOf } = self;
    const { getOwnPropertyDescriptor, getPrototypeOf, is, keys } = OwnObject;
    const { isArray } = self.Array;
    const { apply, construct } = self.Reflect;
    const { stringify } = self.JSON;
    const [dateText, setItems, mapItems] = [
      OwnDate.prototype.toString,
      OwnSet.prototype.values,
      OwnMap.prototype.entries,
    ];
    const cut = textOf.prototype.slice;
    const steps = [];
    const program = { name: '', line: 0, read: () => ({}) };
    const stack = [program];
    // How much is kept in all: of a deep recursion, or of long lists, less than all steps. What is inside of lines takes nothing of theirs.
    const boxes = { left: 100_000, most: 20, deep: 2 };
    const inner = { left: 100_000, most: 10, deep: 1 };
    const [numbers, proxies, lines] = [new self.WeakMap(), new self.WeakSet(), new self.WeakMap()];
    let [objects, isReading] = [0, false];

    const { revocable } = OwnProxy;
    self.Proxy = new OwnProxy(OwnProxy, {
      construct(own, given) {
        const proxy = construct(own, given);
        proxies.add(proxy);
        return proxy;
      },
    });
    self.Proxy.revocable = (target, traps) => {
      const made = revocable(target, traps);
      proxies.add(made.proxy);
      return made;
    };
    const isHidden = (value) => {
      for (let one = value; one !== null; one = getPrototypeOf(one)) if (proxies.has(one)) return true;
      return false;
    };
    /** What is found under that name: `null` where there is nothing, without a `value` where that would have to be asked for. */
    const found = (value, name) => {
      for (let one = value; one !== null; one = getPrototypeOf(one)) {
        const own = proxies.has(one) ? {} : getOwnPropertyDescriptor(one, name);
        if (own) return own;
      }
      return null;
    };
    const wordOf = (value, name) => {
      const word = found(value, name)?.value;
      return typeof word === 'string' ? word : '…';
    };
    /** Adds to a list, whatever `push` has become. */
    const add = (list, one) => {
      list[list.length] = one;
    };
    const taken = (all, room, box) => {
      const made = [];
      let size = 0;
      for (let next = all.next(); !next.done; next = all.next()) {
        if (size < room.most) add(made, box(next.value));
        size += 1;
      }
      return { made, more: size > room.most ? size - room.most : 0 };
    };
    const boxOf = (own, depth, room) => (own && !('value' in own) ? { text: '…' } : copy(own?.value, depth, room));
    const partsOf = (value, depth, room) => {
      if (value instanceof OwnSet) return taken(apply(setItems, value, []), room, (one) => copy(one, depth, room));
      if (value instanceof OwnMap)
        return taken(apply(mapItems, value, []), room, (entry) => [
          copy(entry[0], 3, room).text,
          copy(entry[1], depth, room),
        ]);
      const made = [];
      const names = isArray(value) ? null : keys(value);
      const size = (names ?? value).length;
      for (let at = 0; at < size && at < room.most; at += 1) {
        const box = boxOf(getOwnPropertyDescriptor(value, names ? names[at] : at), depth, room);
        add(made, names ? [names[at], box] : box);
      }
      return { made, more: size - made.length };
    };
    const numberOf = (value) => {
      if (!numbers.has(value)) numbers.set(value, ++objects);
      return numbers.get(value);
    };
    const copy = (value, depth, room) => {
      room.left -= 1;
      if (typeof value === 'string') {
        const text = value.length > 60 ? `${apply(cut, value, [0, 60])}…` : value;
        return { text: stringify(text) };
      }
      if (typeof value === 'bigint') return { text: `${value}n` };
      if (is(value, -0)) return { text: '-0' };
      if (typeof value === 'function') return { text: 'funkcia' };
      if (typeof value !== 'object' || value === null) return { text: textOf(value) };
      if (isHidden(value)) return { text: 'Proxy' };
      try {
        if (value instanceof OwnError) return { text: `${wordOf(value, 'name')}: ${wordOf(value, 'message')}` };
        if (value instanceof OwnDate) return { text: apply(dateText, value, []) };
        if (value instanceof OwnPromise) return { text: 'Promise' };
        const isList = isArray(value) || value instanceof OwnSet;
        if (depth > room.deep) return { text: isList ? '[…]' : '{…}' };
        const { made, more } = partsOf(value, depth + 1, room);
        return { [isList ? 'items' : 'entries']: made, more, same: numberOf(value) };
      } catch {
        // It only looks like a date or a set, or there is no room on the stack.
        return { text: '{…}' };
      }
    };
    const variablesOf = (frame) => {
      let values = {};
      try {
        values = frame.read();
      } catch {
        // One of them has no value yet.
      }
      const variables = [];
      const names = keys(values);
      for (let at = 0; at < names.length; at += 1) {
        const value = values[names[at]];
        if (typeof value !== 'function') add(variables, { name: names[at], value: copy(value, 0, boxes) });
      }
      return variables;
    };
    const placeOf = (frame) => {
      let at = stack.length - 1;
      while (at >= 0 && stack[at] !== frame) at -= 1;
      return at;
    };
    /** It goes on: what has not left since it waited, for a call or a promise, is not under way any more. */
    const turnsTo = (frame) => {
      const at = placeOf(frame);
      if (at < 0) add(stack, frame);
      else stack.length = at + 1;
    };
    const forgets = (frame) => {
      frame.inside = undefined;
      frame.told = undefined;
      frame.entered = undefined;
    };
    const isAt = (frame, line, read) => {
      turnsTo(frame);
      frame.line = line;
      frame.read = read;
    };
    const goesOn = (frame, line, read) => {
      isAt(frame, line, read);
      step(line);
    };
    const begins = (frame, line, read) => {
      forgets(frame);
      goesOn(frame, line, read);
    };
    const isFull = () => boxes.left <= 0 || steps.length >= mostSteps;
    /** Answers the step, where it is kept. */
    const record = (frame, event, line, read, more) => {
      const { inside } = frame;
      forgets(frame);
      isAt(frame, line, read);
      checks();
      if (isReading) return undefined;
      if (isFull()) {
        steps[steps.length - 1].isCut = true;
        return undefined;
      }
      isReading = true;
      try {
        const frames = [];
        for (let at = 0; at < stack.length; at += 1) {
          boxes.left -= 1;
          add(frames, { name: stack[at].name, line: stack[at].line, variables: variablesOf(stack[at]) });
        }
        const told = { line, event, frames, ...done(), ...more?.() };
        if (inside && inside.length > 0 && inner.left > 0) told.inside = inside;
        add(steps, told);
        return told;
      } finally {
        isReading = false;
      }
    };
    /** An expression of that frame has its value. */
    const counts = (frame, from, to, value, enters) => {
      frame.entered = undefined;
      if (isReading || inner.left <= 0 || isFull()) return;
      const one = { from, to, value: copy(value, 0, inner) };
      if (enters !== undefined) one.enters = enters;
      if (frame.told) frame.told.inside ??= [];
      else frame.inside ??= [];
      add(frame.told?.inside ?? frame.inside, one);
    };
    /** Where the call began that has just ended: `name` is whose, '' of anybody's. */
    const entered = ({ entered: one }, name) =>
      one && name !== null && (name === '' || name === one.name) && one.step < steps.length ? one.step : undefined;
    const leaves = (frame) => {
      const at = placeOf(frame);
      if (at > 0) stack.length = at;
    };
    const callsFor = (frame) => {
      stack[stack.length - 1].entered = { name: frame.name, step: steps.length };
    };
    return {
      /** As a text, which is sent from here to the page much faster than what it is made of. */
      stepsText() {
        for (const { prototype } of [OwnObject, self.Array, textOf]) delete prototype.toJSON;
        return stringify(steps);
      },
      program,
      /** `break` has ended a loop over values, which its own end does not tell then. */
      isLeft: false,
      /** Of an error that was made here in the place of the engine's: its line. */
      lineOf: (error) => (typeof error === 'object' && error !== null ? lines.get(error) : undefined),
      isFull,
      begins,
      goesOn,
      /** What was counted before belongs to no step: a loop counts on, a statement has failed. */
      forgets,
      did(frame, line, read) {
        record(frame, 'line', line, read);
      },
      sees(value, frame, line, read) {
        record(frame, 'line', line, read);
        return value;
      },
      /** What its cases count is inside of its own step. */
      chooses(value, frame, line, read) {
        frame.told = record(frame, 'line', line, read);
        return value;
      },
      holds(value, frame, line, read) {
        record(frame, 'line', line, read, () => ({ holds: !!value }));
        return value;
      },
      ends(frame, line, read) {
        if (!this.isLeft) record(frame, 'line', line, read, () => ({ holds: false }));
        this.isLeft = false;
      },
      enters(name, line, read) {
        const frame = { name, line, read };
        callsFor(frame);
        record(frame, 'call', line, read);
        return frame;
      },
      /** A function that is one expression: its only step is what it gives. */
      opens(name, line, read) {
        const frame = { name, line, read, caller: stack[stack.length - 1] };
        add(stack, frame);
        return frame;
      },
      gives(value, frame, line, read) {
        const { caller } = frame;
        if (caller) caller.entered = { name: frame.name, step: steps.length };
        record(frame, 'return', line, read, () => (value === undefined ? {} : { returned: copy(value, 0, boxes) }));
        return value;
      },
      leaves,
      counted(value, frame, from, to) {
        if (typeof value !== 'function') counts(frame, from, to, value);
        return value;
      },
      called(value, frame, from, to, name) {
        turnsTo(frame);
        counts(frame, from, to, value, entered(frame, name));
        return value;
      },
      /** A call that is a whole statement: one of the language that gives nothing has nothing to tell. */
      done(value, frame, from, to, name) {
        const enters = entered(frame, name);
        turnsTo(frame);
        if (value !== undefined || enters !== undefined) counts(frame, from, to, value, enters);
        return value;
      },
      /** Behind an `await` or a `yield`: others ran since. */
      resumed(value, frame, from, to) {
        turnsTo(frame);
        counts(frame, from, to, value);
        return value;
      },
      /** A call of whose value a method is called: where there is none, the engine would name the tracer. */
      chained(value, frame, from, to, name, method, words, line) {
        turnsTo(frame);
        counts(frame, from, to, value, entered(frame, name));
        if (value === null || value === undefined) return value;
        const own = found(OwnObject(value), method);
        if (own && (!('value' in own) || typeof own.value === 'function')) return value;
        return {
          [method]() {
            const error = new OwnTypeError(`${words} is not a function`);
            lines.set(error, line);
            throw error;
          },
        };
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
    const { run, program, stepName, limits, past, kept } = request;
    const called = `(${prelude})`;
    const asked = `tracer: ${limits.steps ? tracer : null}, turtleFor: ${/\bturtle\b/.test(program) ? turtleFor : null}`;
    const parts = `{ repeat: ${repeat}, timersBy: ${timersBy}, ${asked}, show: ${showValue} }`;
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
      if (data.alone) {
        begin({ ...request, ...request.alone, alone: undefined, past: data.past, kept: steps });
        return;
      }
      const told = unheard && (data.done || data.waiting) ? { error: { ...unheard, line }, steps } : data;
      toPage({ run, ...told, ...(kept && { steps: kept }) });
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
    drawn: 0,
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
