/**
 * `npx tsx tests/mutants/draw.ts <seed> <count> <list> <room>…`: draws lines of the rooms by chance, the same ones for the same seed
 * and tree, from each room in turn, and writes them as a list that `run.ts` breaks. Whoever looks at the tests next draws others.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrawnLine, formatLines } from './lines.ts';
import { mutationsOf } from './mutations.ts';
import { rooms } from './rooms.ts';

const [seed, count, file] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]];
const names = process.argv.slice(5);
if (!(seed > 0 && count > 0 && file && names.length > 0 && names.every((name) => name in rooms))) {
  console.error(`npx tsx tests/mutants/draw.ts <seed> <count> <list> <room>…\nRooms: ${Object.keys(rooms).join(', ')}`);
  process.exit(2);
}

/** Mulberry32: small, and the same everywhere. */
function createDice(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function filesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.ts')).map((name) => join(place, name));
}

function linesOf(room: string, places: string[]): DrawnLine[] {
  return places
    .flatMap(filesOf)
    .sort()
    .flatMap((path) => mutationsOf(path, readFileSync(path, 'utf8')).map((line) => ({ room, file: path, ...line })));
}

const dice = createDice(seed);
const left = names.map((name) => linesOf(name, rooms[name]?.places ?? []));
const drawn: DrawnLine[] = [];
while (drawn.length < count && left.some((lines) => lines.length > 0)) {
  for (const lines of left) {
    if (lines.length === 0 || drawn.length === count) continue;
    drawn.push(...lines.splice(Math.floor(dice() * lines.length), 1));
  }
}
writeFileSync(file, formatLines(drawn));
console.log(`${drawn.length} of ${drawn.length + left.flat().length} lines: ${file}`);
