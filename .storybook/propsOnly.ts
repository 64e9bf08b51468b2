/** What stories got beside their props. */
const leaks = new Set<string>();

/** The file in a line of a stack, as the development server names it. */
const place = /https?:\/\/[^/]+(\/[^?:]*)/;

const site = /\/(?:src|stories)\//;

/** The files that led here, the nearest first; those of the guards are left out, packages are nameless. */
function files(): string[] {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 100;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = limit;
  const paths = stack.split('\n').map((line) => place.exec(line)?.[1] ?? '');
  return paths
    .filter((path) => path !== '' && !path.includes('/.storybook/'))
    .map((path) => (path.includes('/node_modules/') ? '' : path));
}

/** Remembers that code of the site itself reached for `what`. What packages and plays of stories do is theirs. */
export function noteOwn(what: string): void {
  const [nearest = ''] = files();
  if (nearest.includes('/src/')) leaks.add(`${what} in ${nearest}`);
}

/** Remembers that somebody reached for `what` for a story. */
function noteAny(what: string): void {
  const cause = files().find((path) => site.test(path));
  if (cause) leaks.add(`${what} in ${cause}`);
}

function watchCalls(owner: object, name: string): void {
  const real: unknown = Reflect.get(owner, name);
  if (typeof real !== 'function') throw new Error(`There is no ${name} to watch.`);
  const watched = (...given: unknown[]): unknown => {
    noteOwn(name);
    return Reflect.apply(real, owner, given);
  };
  Object.defineProperty(owner, name, { value: watched, configurable: true, writable: true });
}

function watchProperty(owner: object, name: string): void {
  const real = Object.getOwnPropertyDescriptor(owner, name);
  if (!real?.get) throw new Error(`There is no ${name} to watch.`);
  Object.defineProperty(owner, name, {
    ...real,
    get() {
      noteAny(name);
      return real.get?.call(this);
    },
    set(value) {
      noteAny(name);
      real.set?.call(this, value);
    },
  });
}

/** Has an eye on storage, on chance, and on timers, which might end after their story. */
export function watchSources(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) watchProperty(window, name);
  watchProperty(Document.prototype, 'cookie');
  watchCalls(Math, 'random');
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']) {
    watchCalls(window, name);
  }
}

/** @throws Error when the story got something from the browser that it should have got by props. */
export function failOnSources(): void {
  if (leaks.size === 0) return;
  const found = [...leaks].join(', ');
  leaks.clear();
  throw new Error(`The story reached for ${found}. Give it the value or the callback by props.`);
}
