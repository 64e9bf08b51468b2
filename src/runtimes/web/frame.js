/**
 * Runs in the sandboxed frame, as it is written here: no bundler touches it. The learner's page is a frame within it, which inherits
 * its policy: no network, no storage, and no other address to go to.
 *
 * From the window around: `{ html, stepName, limits }`. To it: `{ ready }`, and with each page that began a port, by which the page and the runtime speak.
 * From the runtime: `{ ping }`, `{ acts, see, attribute }`. To it: `{ pong }`, `{ output: [kind, text][] }`, `{ loaded }`, `{ left }`, and once
 * `{ error }` or `{ limit, line }`; `{ found }` answers what was to be seen.
 */
(() => {
  /** In the learner's page, before everything that is its own. */
  const prelude = ({ stepName, limits, offset }, show) => {
    document.currentScript.remove();
    const { port1: port, port2 } = new MessageChannel();
    const outside = parent;
    const send = port.postMessage.bind(port);
    const later = setTimeout.bind(window);
    const clock = performance.now.bind(performance);
    const pause = new MessageChannel();
    let [ran, line, began, lines, characters, isOver] = [0, null, 0, 0, 0, false];
    let batch = [];
    let isSending = false;

    const flush = () => {
      if (batch.length > 0) send({ output: batch });
      batch = [];
      isSending = false;
    };
    const end = (message) => {
      if (isOver) return;
      isOver = true;
      // To lay out what an endless loop has made would take as long as the loop.
      if (document.getElementsByTagName('*').length > limits.elements) document.body?.replaceChildren();
      flush();
      send(message);
    };
    const print =
      (kind) =>
      (...values) => {
        if (isOver) return;
        const text = values.map((value) => show(value)).join(' ');
        lines += 1;
        characters += text.length;
        batch.push([kind, text.slice(0, limits.characters)]);
        if (lines >= limits.lines || characters >= limits.characters) {
          end({ limit: 'output', line });
          throw new Error('output');
        }
        if (isSending) return;
        isSending = true;
        later(flush, 0);
      };
    const log = print('log');
    const error = print('error');
    const assert = (holds, ...words) =>
      holds || error(words.length > 0 ? 'Assertion failed:' : 'Assertion failed', ...words);
    const own = { log, info: log, debug: log, table: log, warn: print('warn'), error, clear() {}, assert };
    Object.assign(console, own);
    // What would stop the page to ask somebody. It says so once.
    const told = new Set();
    const instead = (text, answer) => () => {
      if (!told.has(text)) log(text);
      told.add(text);
      return answer;
    };
    Object.assign(window, {
      alert: (text = '') => log(String(text)),
      confirm: instead('Stránka sa tu nepýta: confirm dostal odpoveď áno.', true),
      prompt: instead('Stránka sa tu nepýta: prompt dostal prázdny text.', ''),
      print() {},
    });
    for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) delete window[name];

    /** Before each statement: remembers its line, and ends what never makes a pause. */
    const step = (at) => {
      line = at;
      if (isOver) throw new Error('over');
      if (began === 0) {
        began = clock();
        pause.port2.postMessage(0);
      }
      ran += 1;
      if (ran % 256 === 0 && clock() - began > limits.milliseconds) {
        end({ limit: 'time', line });
        throw new Error('time');
      }
    };
    pause.port1.onmessage = () => {
      began = 0;
    };
    Object.defineProperty(window, stepName, { value: step });

    const failed = (error, at) => {
      const [name, message] = error instanceof Error ? [error.name, error.message] : ['', show(error)];
      flush();
      send({ error: { name, message, line: at } });
    };
    addEventListener('error', (event) => {
      event.preventDefault();
      if (!isOver) failed(event.error, event.lineno > offset ? event.lineno - offset : line);
    });
    addEventListener('unhandledrejection', (event) => {
      event.preventDefault();
      if (!isOver) failed(event.reason, line);
    });
    addEventListener('load', () => later(() => send({ loaded: true }), 0));
    // The way out for who came by keyboard.
    addEventListener('keydown', ({ key, isTrusted }) => isTrusted && key === 'Escape' && send({ left: true }), true);

    /** As a keyboard tells it: which key it is, beside the sign that it gives. */
    const press = (target, key) => {
      const isSign = [...key].length === 1;
      const named = { ' ': ['Space', 32], Enter: ['Enter', 13], Escape: ['Escape', 27] };
      const arrows = { ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 };
      const upper = key.toUpperCase();
      const [code, keyCode] =
        named[key] ??
        (/^[A-Z]$/.test(upper)
          ? [`Key${upper}`, upper.charCodeAt(0)]
          : /^\d$/.test(key)
            ? [`Digit${key}`, key.charCodeAt(0)]
            : [isSign ? '' : key, arrows[key] ?? 0]);
      const shiftKey = isSign && key !== key.toLowerCase();
      const tell = (name, number) =>
        target.dispatchEvent(
          new KeyboardEvent(name, {
            ...{ key, code, keyCode: number, which: number, shiftKey },
            ...{ view: window, bubbles: true, cancelable: true, composed: true },
          }),
        );
      const goesOn = tell('keydown', keyCode);
      const isPressed =
        goesOn && (isSign || key === 'Enter') && tell('keypress', key.length > 1 ? 13 : key.charCodeAt(0));
      const isButton = target.matches('button, [type=button], [type=submit]');
      if (isPressed && key === 'Enter' && (isButton || target.matches('a[href]'))) target.click();
      if (tell('keyup', keyCode) && isPressed && key === ' ' && isButton) target.click();
    };
    /** As a mouse tells it, in the middle of the element. */
    const clickOn = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const place = { clientX: left + width / 2, clientY: top + height / 2 };
      const of = { ...place, view: window, detail: 1, bubbles: true, cancelable: true, composed: true };
      const pointer = { ...of, pointerId: 1, pointerType: 'mouse', isPrimary: true };
      element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
      const takesFocus = element.dispatchEvent(new MouseEvent('mousedown', { ...of, buttons: 1 }));
      if (takesFocus) element.closest('a[href], button, input, select, textarea, [tabindex]')?.focus();
      element.dispatchEvent(new PointerEvent('pointerup', pointer));
      element.dispatchEvent(new MouseEvent('mouseup', of));
      element.dispatchEvent(new PointerEvent('click', pointer));
    };
    let last = null;
    const find = (selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(selector);
      last = element;
      return element;
    };
    const act = async ({ click, type, into, key, wait }) => {
      if (click !== undefined) {
        const element = find(click);
        // What cannot be pressed hears nothing.
        if (!element.matches(':disabled')) clickOn(element);
      }
      if (type !== undefined) {
        const field = find(into);
        field.focus();
        field.value = type;
        for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
      }
      if (key !== undefined) press(last?.isConnected ? last : (document.activeElement ?? document.body), key);
      await new Promise((done) => later(done, wait ?? 0));
    };
    const look = async ({ acts, see, attribute }) => {
      let found = null;
      try {
        for (const one of acts) await act(one);
        const textOf = (element) => element.textContent.trim().replace(/\s+/g, ' ');
        const read = attribute === undefined ? textOf : (element) => element.getAttribute(attribute);
        found = Array.from(document.querySelectorAll(see), read);
      } catch {
        // What was to be pressed is not there.
      }
      send({ found });
    };
    port.onmessage = ({ data }) => {
      if (data.ping) send({ pong: true });
      if (data.acts) void look(data);
    };
    outside.postMessage({}, '*', [port2]);
  };

  let page = null;

  const show = ({ html, ...given }) => {
    page?.remove();
    const offset = `${prelude}${showValue}`.split('\n').length - 1;
    // This script stands in a document itself, which must not end here.
    const first = `<script>(${prelude})(${JSON.stringify({ ...given, offset })}, ${showValue})<${'/'}script>`;
    const doctype = /^\s*<!doctype[^>]*>/i.exec(html)?.[0] ?? '';
    page = document.createElement('iframe');
    page.setAttribute('sandbox', 'allow-scripts');
    page.title = 'Stránka';
    page.srcdoc = doctype + first + html.slice(doctype.length);
    document.body.append(page);
  };
  addEventListener('message', ({ source, data, ports }) => {
    if (source === parent) show(data);
    else if (page && source === page.contentWindow && ports[0]) parent.postMessage({ began: true }, '*', [ports[0]]);
  });
  // A press beside the page, or the focus of this frame, is meant for the page.
  addEventListener('focus', () => page?.contentWindow.focus());
  parent.postMessage({ ready: true }, '*');
})();
