import { closest, distance, plain } from '#src/domain/program/closest.ts';

/** What there is without anybody making it: of what lessons use. */
export const globals = (
  'console Math JSON Number String Boolean Array Object Date Map Set Promise RegExp Error parseInt parseFloat isNaN ' +
  'setTimeout setInterval clearTimeout clearInterval undefined NaN Infinity Symbol BigInt Intl prompt alert confirm'
).split(' ');

const consoleMethods = ['log', 'warn', 'error', 'info', 'debug', 'table', 'clear', 'assert'];
const turtleMethods = (
  'forward backward back right left goto setx sety setheading home circle dot penup pendown width color pencolor ' +
  'fillcolor begin_fill end_fill write hide show speed bgcolor clear reset heading distance'
).split(' ');
const owners: Partial<Record<string, object>> = { Math, JSON, Number, String, Object, Array, Date, Promise };

/** The names behind the point, of what is known: of `Math`, or of any text, list or number. */
export function membersOf(owner: string): string[] {
  if (owner === 'console') return consoleMethods;
  if (owner === 'turtle') return turtleMethods;
  const known = owners[owner];
  if (known) return Object.getOwnPropertyNames(known).filter((name) => !['length', 'name', 'prototype'].includes(name));
  const kinds = [String, Array, Number, Map, Set, Date, Promise, RegExp];
  return [...new Set(kinds.flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype)))].filter(
    (name) =>
      name !== 'constructor' &&
      !/^(?:__|anchor|big|blink|bold|fixed|font|italics|link|small|strike|su[bp]$)/.test(name),
  );
}

/** What is called otherwise elsewhere. */
export const otherMembers: Partial<Record<string, string>> = {
  append: 'push',
  add: 'push',
  upper: 'toUpperCase',
  uppercase: 'toUpperCase',
  lower: 'toLowerCase',
  lowercase: 'toLowerCase',
  strip: 'trim',
  contains: 'includes',
  has: 'includes',
  remove: 'splice',
  print: 'log',
  println: 'log',
  write: 'log',
};

/** Names of other languages, with what stands in their place. */
export const otherNames: Partial<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
  NULL: 'null',
  nil: 'null',
  print: 'console.log',
  println: 'console.log',
  printf: 'console.log',
  echo: 'console.log',
  puts: 'console.log',
  log: 'console.log',
  consolelog: 'console.log',
  vypis: 'console.log',
  elif: 'else if',
  elseif: 'else if',
  len: '.length',
  str: 'String',
  int: 'Number',
  float: 'Number',
};

/** The one that was probably meant by a name that is none of these; `null` where none is near, or several are. */
export function nearest(written: string, names: Iterable<string>): string | null {
  const others = [...new Set(names)].filter((name) => name !== written);
  const same = others.filter((name) => plain(name) === plain(written));
  if (same[0]) return same[0];
  const long = others.filter((name) => name.length > 2);
  const meant = written.length < 3 ? null : closest(written, long);
  if (meant === null) return null;
  const steps = (name: string) => distance(plain(name), plain(written));
  const rivals = long.filter((name) => steps(name) === steps(meant) && name[0] === meant[0]);
  return rivals.length === 1 ? meant : null;
}
