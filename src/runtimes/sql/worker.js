/**
 * Runs one program on a database of its own, behind SQLite's script (sql.js), as it is written here: no bundler touches it.
 *
 * From the frame, once: `{ module, database, program, calls, limits }`. To the frame: `{ begun }`, `{ line }` before each statement,
 * `{ output }`, and one of `{ error }`, `{ limit }`, `{ done, values }`; the last ones with the names of the database.
 */
addEventListener('message', async ({ data: { module, database, program, calls, limits } }) => {
  const send = (message) => postMessage(message);
  const whole = { useBigInt: true };

  const instantiateWasm = (imports, use) => {
    WebAssembly.instantiate(module, imports).then((instance) => use(instance, module));
    return {};
  };
  const { Database } = await initSqlJs({ instantiateWasm, useOldExtensionFunctions: false });
  const db = new Database();
  db.run(database);
  // What needs more memory fails.
  db.run(`PRAGMA hard_heap_limit = ${limits.bytes}; PRAGMA max_page_count = ${limits.bytes / 4096}`);
  send({ begun: true });

  /** As SQLite's own program shows it. */
  const show = (value) => {
    if (value === null || typeof value === 'string') return value;
    if (value instanceof Uint8Array)
      return `x'${Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')}'`;
    if (typeof value === 'bigint') return String(value);
    if (!Number.isFinite(value)) return value > 0 ? 'Inf' : '-Inf';
    return String(Number(value.toPrecision(15))).replace(/^-?\d+(?=$|e)/, '$&.0');
  };

  let [rows, characters] = [0, 0];
  const isFull = () => rows >= limits.rows || characters >= limits.characters;
  /** The rows of a statement, until there are too many. */
  const read = (statement) => {
    const found = [];
    while (!isFull() && statement.step()) {
      const row = statement.get(null, whole).map(show);
      found.push(row);
      rows += 1;
      for (const cell of row) characters += cell?.length ?? 0;
    }
    return found;
  };

  const changes = { INSERT: 'INSERT', REPLACE: 'INSERT', UPDATE: 'UPDATE', DELETE: 'DELETE' };
  const run = (statement, text) => {
    const columns = statement.getColumnNames();
    const found = read(statement);
    if (columns.length > 0) return { table: { columns, rows: found } };
    const by = changes[/^\w*/.exec(text)[0].toUpperCase()];
    if (!by) return null;
    rows += 1;
    return { changed: db.getRowsModified(), by };
  };

  const names = () => {
    try {
      const tables = db.exec("SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') ORDER BY rowid")[0];
      return (tables?.values ?? []).map(([table]) => [
        table,
        (db.exec('SELECT name FROM pragma_table_info(?)', [table])[0]?.values ?? []).map(([column]) => column),
      ]);
    } catch {
      // There is no memory left to ask with.
      return [];
    }
  };

  const call = (query) => {
    try {
      const [answer] = db.exec(query, undefined, whole);
      const lines = (answer?.values ?? []).map((row) => row.map((cell) => show(cell) ?? 'NULL').join(' | '));
      return { text: lines.join('\n') };
    } catch ({ message }) {
      return { error: { kind: 'runtime', name: '', message, line: null } };
    }
  };

  /** Before a statement: room, remarks, and semicolons too many. */
  const nothing = /^(?:[\s;]|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/;
  let rest = program;
  let before = 0;
  for (;;) {
    rest = rest.replace(nothing, '');
    if (rest === '') break;
    const line = program.slice(0, program.length - rest.length).split('\n').length;
    send({ line });
    const statements = db.iterateStatements(rest);
    let isRead = false;
    try {
      const { value: statement, done } = statements.next();
      if (done) break;
      isRead = true;
      const output = run(statement, rest);
      if (output) send({ output });
      if (isFull()) return send({ limit: 'output', line, names: names() });
    } catch ({ message }) {
      const length = isRead ? rest.length - statements.getRemainingSQL().length : rest.length;
      const kind = isRead || before > 0 ? 'runtime' : 'syntax';
      const name = isRead ? 'Runtime error' : 'Parse error';
      return send({ error: { kind, name, message, line }, statement: rest.slice(0, length), names: names() });
    }
    rest = statements.getRemainingSQL();
    statements.return();
    before += 1;
  }
  send({ done: true, values: calls.map(call), names: names() });
});
