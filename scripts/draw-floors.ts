import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

// `npx tsx scripts/draw-floors.ts` draws the rooms of the house into docs/architecture.md, from their imports.

type Rooms = Map<string, Set<string>>;

const root = join(import.meta.dirname, '..');
const from = '<!-- scripts/draw-floors.ts -->';
const to = '<!-- as the imports are -->';
const statement = /^(?:import|export)\s(?:[^;]*?from )?'#(src\/[^']+)'|\bimport\('#(src\/[^']+)'\)/gm;

/** The code of `src/`, by its path. */
function readSource(): Map<string, string> {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** The folders of a folder, each with those that its files import. */
function roomsOf(source: Map<string, string>, folder: string): Rooms {
  const roomOf = (path: string) =>
    path.startsWith(folder) ? /^(\w+)\//.exec(path.slice(folder.length))?.[1] : undefined;
  const rooms: Rooms = new Map();
  for (const [path, text] of source) {
    const room = roomOf(path);
    if (!room) continue;
    const taken = rooms.get(room) ?? new Set();
    for (const [, named, dynamic] of text.matchAll(statement)) taken.add(roomOf(named ?? dynamic ?? '') ?? room);
    taken.delete(room);
    rooms.set(room, taken);
  }
  return rooms;
}

/** Everything that a room takes, by whatever way. @throws Error for a circle, which has no floors */
function reach(rooms: Rooms, room: string, way: string[] = []): Set<string> {
  if (way.includes(room)) throw new Error(`A circle of rooms: ${[...way, room].join(' -> ')}`);
  const below = [...(rooms.get(room) ?? [])];
  return new Set([...below, ...below.flatMap((next) => [...reach(rooms, next, [...way, room])])]);
}

/** An arrow from each room to those that it takes, but for what another arrow says already; the highest floor first. */
function arrows(rooms: Rooms, above: Rooms = new Map()): string[] {
  // A name stands for one room in a drawing.
  const named = (room: string) => (above.has(room) ? `server/${room}` : room);
  const lines = [...rooms].map(([room, taken]) => {
    const below = [...taken].filter((one) => rooms.has(one));
    const direct = below.filter((one) => !below.some((other) => reach(rooms, other).has(one)));
    const line = [named(room), direct.map(named).sort().join(' & ')].filter(Boolean).join(' --> ');
    return { line, floor: reach(rooms, room).size };
  });
  return lines.sort((a, b) => b.floor - a.floor || (a.line < b.line ? -1 : 1)).map(({ line }) => line);
}

const within = (name: string, lines: string[]) => [`subgraph ${name}`, ...lines.map((line) => `  ${line}`), 'end'];

/** The drawing, with the wings of the services within the server, and the server within the house. */
export function drawFloors(): string {
  const source = readSource();
  const house = roomsOf(source, 'src/');
  const wings = within('services', arrows(roomsOf(source, 'src/server/services/')));
  const server = within('server', [...arrows(roomsOf(source, 'src/server/'), house), ...wings]);
  const lines = [...arrows(house), ...server].map((line) => `  ${line}`);
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}

/** A document with the drawing between the marks. */
export function withDrawing(document: string): string {
  const [before, after] = [document.indexOf(from), document.indexOf(to)];
  if (before < 0 || after < before) throw new Error(`The marks are lost: ${from} … ${to}`);
  return `${document.slice(0, before)}${from}\n\n${drawFloors()}\n\n${document.slice(after)}`;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const document = join(root, 'docs/architecture.md');
  writeFileSync(document, withDrawing(readFileSync(document, 'utf8')));
}
