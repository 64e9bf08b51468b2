import library from 'sql.js/dist/sql-wasm-browser.js?raw';
import engineUrl from 'sql.js/dist/sql-wasm-browser.wasm?url';
import type { Runtime } from '#src/runtimes/runtime.ts';
import { createSqlRuntime } from '#src/runtimes/sql/createSqlRuntime.ts';
import frameScript from '#src/runtimes/sql/frame.js?raw';
import workerScript from '#src/runtimes/sql/worker.js?raw';

const databases = import.meta.glob<string>('/src/content/databases/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Runs SQL on a database of the content. The frame is as the server answers it; its policy is tested there. */
export function sqlRuntime(name: string): Runtime {
  const database = databases[`/src/content/databases/${name}.sql`] ?? '';
  const parts = JSON.stringify({ library, worker: workerScript, database }).replaceAll('<', '\\u003c');
  const html = `<!doctype html><meta charset="utf-8"><script type="application/json" id="parts">${parts}</script><script>${frameScript}</script>`;
  const frameUrl = `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
  return createSqlRuntime({ frameUrl, engineUrl, container: document.body });
}
