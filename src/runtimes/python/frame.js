/**
 * Runs in the sandboxed frame, as it is written here: no bundler touches it. The frame has an origin of its own, no network and no
 * storage: the page hands it the files. One worker is Python; ending a run that does not end by itself is ending the worker, and the
 * next one wakes up from a snapshot of the memory.
 *
 * `parts` is what the frame's document has beside this: the text of worker.js, names and texts of what Python reads first, and the text of turtle.py.
 *
 * From the page: `{ files }` once, then `{ run, … }`, `{ run, answer }`, `{ stop }`. To the page: `{ ready }`, `{ booted, snapshot }`
 * or `{ lost }`, and of the run with that number `{ taken }`, `{ began }` and what the worker tells.
 */
((parts) => {
  const source = URL.createObjectURL(new Blob([parts.worker], { type: 'text/javascript' }));
  /** A worker that does not know Python yet: it comes while the files do. */
  let fresh = new Worker(source);
  let texts = null;
  /** A Blob: each worker reads it by itself. */
  let snapshot = null;
  /** What a Python is made of, once it is there. */
  let files = null;
  let worker = null;
  let isAwake = null;
  let watch = 0;
  let current = 0;
  const toPage = (message, given = []) => parent.postMessage(message, '*', given);

  const wake = () => {
    const made = fresh ?? new Worker(source);
    fresh = null;
    worker = made;
    isAwake = new Promise((resolve, reject) => {
      const lose = (reason) => {
        reject(new Error(reason));
        if (worker !== made || current === 0) return;
        // In the middle of a run, by a lack of memory for example.
        toPage({
          run: current,
          result: { error: { kind: 'runtime', name: '', message: reason, line: null }, steps: [] },
        });
        end();
      };
      made.onmessage = ({ data }) => {
        if (worker !== made) return;
        if (data.ready) {
          const isFirst = data.snapshot !== undefined;
          if (isFirst) snapshot = new Blob([data.snapshot]);
          resolve(isFirst);
        } else if (data.broken) lose(data.broken);
        else tell(data);
      };
      made.onerror = (event) => {
        event.preventDefault();
        lose(event.message);
      };
    });
    isAwake.catch(() => {});
    made.postMessage({ texts, snapshot });
    files.then(
      (all) => worker === made && made.postMessage({ boot: { ...all, runner: parts.runner, turtle: parts.turtle } }),
      // The page has heard it.
      () => {},
    );
    return isAwake;
  };
  const end = () => {
    clearTimeout(watch);
    current = 0;
    worker.terminate();
    wake();
  };
  // Stuck where Python does not look at the clock, in a long multiplication for example.
  const guard = (milliseconds) => {
    clearTimeout(watch);
    watch = setTimeout(() => {
      toPage({ run: current, limit: 'time', line: null });
      end();
    }, milliseconds + slack);
  };
  let milliseconds = 0;
  let slack = 0;

  const tell = (data) => {
    toPage({ run: current, ...data });
    if (data.ask !== undefined || data.waiting) clearTimeout(watch);
    if (data.resumed) guard(milliseconds);
    if (data.result !== undefined) {
      clearTimeout(watch);
      current = 0;
    }
    if (data.limit) end();
  };

  const boot = async (given) => {
    const read = (blob) => blob.arrayBuffer();
    const all = Promise.all([read(given.wasm).then((wasm) => WebAssembly.compile(wasm)), read(given.stdlib)]);
    files = all.then(([module, stdlib]) => ({ module, stdlib }));
    snapshot = given.snapshot;
    const [asm, loader] = await Promise.all([given.asm.text(), given.loader.text()]);
    texts = { asm, loader };
    const [isFirst] = await Promise.all([wake(), files]);
    toPage({ booted: true, snapshot: isFirst ? snapshot : undefined });
  };

  const begin = async ({ run, program }) => {
    current = run;
    milliseconds = program.limits.milliseconds;
    // Time for Python to end it itself and to say where, on a slow machine too; what was recorded until then has to be told as well.
    slack = program.mostSteps > 0 ? 3000 : 1000;
    toPage({ run, taken: true });
    await isAwake;
    if (run !== current) return;
    toPage({ run, began: true });
    guard(milliseconds);
    worker.postMessage({ run: program });
  };

  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    if (data.files) {
      boot(data.files).catch((error) => toPage({ lost: String(error) }));
    } else if (data.program) void begin(data);
    else if (data.answer !== undefined) worker.postMessage({ answer: data.answer });
    else if (data.stop && current !== 0) end();
  });
  toPage({ ready: true });
})(pythonParts);
