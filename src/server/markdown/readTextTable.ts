interface TextTable {
  header: string[];
  rows: string[][];
}

const border = /^\+(?:-+\+)+$/;

/**
 * A table drawn with `+--+` and `|`, as databases print it; `null` for everything else. Every line must have its edges
 * exactly where the border has them, so that nothing which only looks like a table loses its form.
 */
export function readTextTable(output: string): TextTable | null {
  const lines = output.trimEnd().split('\n');
  const [top = '', head = '', separator, ...body] = lines;
  const bottom = body.pop();
  if (!border.test(top) || separator !== top || bottom !== top) return null;
  const edges = [...top.matchAll(/\+/g)].map(({ index }) => index);
  const header = cellsOf(head, edges);
  const rows = body.map((line) => cellsOf(line, edges));
  if (!header || !rows.every((row) => row !== null)) return null;
  return { header, rows };
}

function cellsOf(line: string, edges: number[]): string[] | null {
  const end = edges.at(-1) ?? 0;
  if (line.length !== end + 1 || edges.some((edge) => line[edge] !== '|')) return null;
  return edges.slice(1).map((edge, index) => line.slice((edges[index] ?? 0) + 1, edge).trim());
}
