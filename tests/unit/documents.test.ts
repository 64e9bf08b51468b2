import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withDrawing } from '#scripts/draw-floors.ts';

// What documents promise about themselves. Each failure says what to do.

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const linesOf = (path: string) => read(path).trimEnd().split('\n');
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  );

const files = ['docs', 'public', 'scripts', 'src', 'stories', 'tests', '.ci', '.storybook'].flatMap(filesIn);
const ofRooms = files.filter((path) => path.endsWith('/README.md'));
const architecture = 'docs/architecture.md';
const waysIn = [architecture, 'CONTRIBUTING.md', 'README.md', ...ofRooms];

describe('Ways in', () => {
  it('draws the floors as the imports are', () => {
    const drawn = read(architecture);
    expect(drawn, 'Draw them again: npx tsx scripts/draw-floors.ts').toBe(withDrawing(drawn));
  });

  it('keeps the house short enough to be read', () => {
    const words = read(architecture).split(/\s+/).filter(Boolean);
    expect(words.length, 'Details belong into the README.md of their room.').toBeLessThanOrEqual(1500);
  });

  it('is as wide as a screen', () => {
    const wide = waysIn.flatMap((path) => linesOf(path).filter((line) => line.length > 120));
    expect(wide, 'Lines of more than 120 signs.').toEqual([]);
  });

  it('has a page for each wing of the services, of three to thirty lines', () => {
    const services = 'src/server/services';
    const wings = readdirSync(join(root, services)).map((wing) => `${services}/${wing}/README.md`);
    const wrong = wings.filter(
      (path) => !ofRooms.includes(path) || linesOf(path).length < 3 || linesOf(path).length > 30,
    );
    expect(wrong, 'Say there what the wing is for, its rules and its records.').toEqual([]);
  });

  it('names files and folders that exist, if only by the end of their path', () => {
    const ends = new Set(
      [...files, ...readdirSync(root)].flatMap((path) => {
        const parts = path.split('/');
        return parts.map((_, index) => parts.slice(index).join('/'));
      }),
    );
    const lost = waysIn.flatMap((path) =>
      [...read(path).matchAll(/`([\w.][\w./-]*(?:\/|\.(?:tsx?|m?js|md|css|sql|yml|json)))`/g)]
        .map(([, name = '']) => name.replace(/^\.\/|\/$/g, ''))
        .filter((name) => name && !ends.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(lost, 'Names of nothing. Name what took their place.').toEqual([]);
  });

  it('links to what exists', () => {
    const lost = waysIn.flatMap((path) =>
      [...read(path).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)|^\[\w+\]: (\S+)$/gm)]
        .map(([, inline, below]) => inline ?? below ?? '')
        .filter((target) => !existsSync(join(root, dirname(path), target)))
        .map((target) => `${path}: ${target}`),
    );
    expect(lost, 'Links that lead nowhere.').toEqual([]);
  });
});

describe('Decisions', () => {
  const folder = 'docs/decisions';
  const template = '000-template.md';
  const records = readdirSync(join(root, folder)).filter((name) => name !== template);
  const headingsOf = (name: string) => linesOf(`${folder}/${name}`).filter((line) => line.startsWith('## '));
  /** Those of tricks for speed. */
  const tricks = ['007', '011', '012', '013', '015', '017', '018', '023', '028', '030', '031', '032', '033', '035'];

  it('has one record a number, whose title begins with it', () => {
    const numbers = records.map((name) => name.slice(0, 3));
    const wrong = records.filter(
      (name, index) =>
        !/^\d{3}-[\da-z-]+\.md$/.test(name) ||
        numbers.indexOf(name.slice(0, 3)) !== index ||
        !read(`${folder}/${name}`).startsWith(`# ${name.slice(0, 3)} `),
    );
    expect(wrong, 'Records whose number is taken, or whose first line is not `# NNN Title`.').toEqual([]);
  });

  it('has the headings of the template, each with something to say', () => {
    const wrong = records.filter(
      (name) =>
        headingsOf(name).join() !== headingsOf(template).join() ||
        /^## .*\n+(?=## |$(?![\s\S]))/m.test(read(`${folder}/${name}`)),
    );
    expect(wrong, `Copy ${template}. What replaces nothing says „Nothing.“`).toEqual([]);
  });

  it('says of each trick what a visitor would feel without it, in its last line', () => {
    const silent = records.filter((name) => {
      const says = linesOf(`${folder}/${name}`).at(-1)?.startsWith('Without it a visitor feels: ') ?? false;
      return says !== tricks.includes(name.slice(0, 3));
    });
    expect(silent, 'End them with „Without it a visitor feels: …“, by what the record has measured.').toEqual([]);
  });
});
