/**
 * Runs in the sandboxed frame, as it is written here: no bundler touches it. The frame has an origin of its own, no network and no
 * storage; each run is a worker with a database of its own, so that no program meets what another has changed.
 *
 * From the page: `{ engine }` once, SQLite as WebAssembly; then `{ run, program, calls, limits }`, or anything else to stop.
 * To the page: `{ awake }`, `{ ready }`, and what the worker says (worker.js), with the number of its run.
 */
(() => {
  const { library, worker: script, database } = JSON.parse(document.getElementById('parts').textContent);
  const source = URL.createObjectURL(new Blob([library, '\n', script], { type: 'text/javascript' }));
  const toPage = (message) => parent.postMessage(message, '*');
  let module = null;
  let worker = null;
  let watch = 0;

  const end = () => {
    worker?.terminate();
    worker = null;
    clearTimeout(watch);
  };
  const begin = ({ run, program, calls, limits }) => {
    end();
    let line = null;
    worker = new Worker(source);
    worker.onmessage = ({ data }) => {
      // What was ended may have said something before.
      if (data.line && !data.limit) line = data.line;
      if (data.begun) {
        watch = setTimeout(() => {
          end();
          toPage({ run, limit: 'time', line });
        }, limits.milliseconds);
      }
      toPage({ run, ...data });
      if (data.done || data.error || data.limit) end();
    };
    worker.postMessage({ module, database, program, calls, limits });
  };

  addEventListener('message', async ({ source: from, data }) => {
    if (from !== parent) return;
    if (data.engine) {
      module = await WebAssembly.compile(data.engine);
      toPage({ ready: true });
    } else if (data.program !== undefined) begin(data);
    else end();
  });
  toPage({ awake: true });
})();
