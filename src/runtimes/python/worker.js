/**
 * Runs Python in a worker of the sandboxed frame, as it is written here: no bundler touches it. It asks nobody for anything: the frame
 * hands it all that it needs. What runs a program is runner.py.
 *
 * From the frame: `{ texts, snapshot }` and `{ boot }` once, then `{ run }`, and `{ answer }` to what is asked. To the frame: `{ ready, snapshot }`, and of a run
 * `{ output }`, `{ ask, line }` or `{ waiting }` with what ends a wait, `{ resumed }`, and one of `{ limit, line }`, `{ result }` and `{ broken }`.
 */
(() => {
  const send = self.postMessage.bind(self);
  const [later, clock] = [setTimeout, performance.now.bind(performance)];
  let scripts = null;
  /** The memory of a Python that has started before, where there is one. */
  let memory = null;
  let run = null;
  let answered = null;
  let deadline = Number.POSITIVE_INFINITY;

  /** Reads the scripts of Python and its memory, while the rest is on its way. */
  const learn = ({ loader, asm }, snapshot) => {
    memory = snapshot?.arrayBuffer();
    const address = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    scripts = Promise.all([import(address(loader)), import(address(asm))]);
    return scripts;
  };

  const boot = async ({ stdlib, module, runner, turtle }) => {
    // The loader fetches two files: both are here already.
    self.fetch = async (url) => new Response(String(url).endsWith('.zip') ? stdlib : null);
    WebAssembly.instantiateStreaming = async (_, imports) => ({
      module,
      instance: await WebAssembly.instantiate(module, imports),
    });
    const [{ loadPyodide }, { default: createPyodideModule }] = await scripts;
    const snapshot = await memory;
    const { setInterval, clearInterval, clearTimeout, Object: object, AbortController, AbortSignal } = self;
    const pyodide = await loadPyodide({
      indexURL: 'https://here.invalid/',
      createPyodideModule,
      lockFileContents: { info: { abi_version: '2026_0' }, packages: {} },
      packageBaseUrl: 'https://here.invalid/',
      // All that Python's own modules need of the browser; programs see nothing of it.
      jsglobals: {
        setTimeout: later,
        clearTimeout,
        setInterval,
        clearInterval,
        Object: object,
        AbortController,
        AbortSignal,
      },
      enableRunUntilComplete: false,
      ...(snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true }),
    });
    if (!snapshot) pyodide.globals.set('turtle_text', turtle);
    if (!snapshot) for (const [filename, text] of runner) pyodide.runPython(text, { filename });
    const made = snapshot ? undefined : pyodide.makeMemorySnapshot();
    // Python looks here every few steps, and believes that somebody has pressed Ctrl + C.
    pyodide.setInterruptBuffer({
      get 0() {
        if (clock() < deadline) return 0;
        deadline = clock() + 100;
        return 2;
      },
      set 0(_) {},
    });
    run = pyodide.globals.get('run');
    for (const name of ['js', 'pyodide_js']) pyodide.unregisterJsModule(name);
    closeDoors();
    send({ ready: true, snapshot: made }, made ? [made.buffer] : []);
  };

  /** Nobody is behind them, by the frame's origin and its policy; a program should not find them either. */
  const closeDoors = () => {
    const doors =
      'fetch,XMLHttpRequest,WebSocket,WebSocketStream,WebTransport,EventSource,Worker,BroadcastChannel,indexedDB,caches';
    for (const name of [...doors.split(','), 'importScripts', 'postMessage', 'close']) {
      Object.defineProperty(self, name, { value: undefined });
    }
  };

  const host = (milliseconds) => {
    const compute = () => {
      deadline = clock() + milliseconds;
    };
    const wait = (promise, message) => {
      deadline = Number.POSITIVE_INFINITY;
      send(message);
      return promise.then((value) => {
        compute();
        send({ resumed: true });
        return value;
      });
    };
    return {
      compute,
      output: (lines) => send({ output: JSON.parse(lines) }),
      limit: (reason, line, steps) => send({ limit: reason, line, steps: JSON.parse(steps) }),
      ask: (question, line) =>
        wait(
          new Promise((resolve) => {
            answered = resolve;
          }),
          { ask: question, line },
        ),
      sleep: (seconds) => wait(new Promise((resolve) => later(resolve, seconds * 1000)), { waiting: true }),
    };
  };

  const begin = async (program) => {
    const given = [JSON.stringify(program), host(program.limits.milliseconds)];
    // Where the browser has no JSPI Python cannot wait; runner.py says so.
    const result = await ('Suspending' in WebAssembly ? run.callPromising(...given) : run(...given));
    deadline = Number.POSITIVE_INFINITY;
    send({ result: JSON.parse(result) });
  };

  self.onmessage = async ({ data }) => {
    try {
      if (data.texts) await learn(data.texts, data.snapshot);
      else if (data.boot) await boot(data.boot);
      else if (data.answer !== undefined) answered(data.answer);
      else await begin(data.run);
    } catch (error) {
      send({ broken: `${error}\n${error.stack}` });
    }
  };
})();
