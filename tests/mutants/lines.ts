import { readFileSync } from 'node:fs';

/** A line that was drawn, how it is broken, and what is known about it. */
export interface DrawnLine {
  room: string;
  file: string;
  before: string;
  after: string;
  /** The test that fails when the line is broken: file, then its name. */
  caughtBy?: string;
  /** Why nobody can notice the broken line; another one was drawn in its place. */
  altersNothing?: string;
}

export function readLines(file: string): DrawnLine[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function formatLines(lines: DrawnLine[]): string {
  return `${JSON.stringify(lines, null, 2)}\n`;
}
