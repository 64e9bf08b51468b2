import { validateHeaderName, validateHeaderValue } from 'node:http';

/**
 * Node checks every header that is sent by two regular expressions. V8 compiles one at its second use, and to code that is
 * several times slower when a process has compiled a megabyte of them before, as highlighting programs does (decision 030).
 */
export function compileHeaderChecks(): void {
  for (let use = 0; use < 3; use += 1) {
    validateHeaderName('vary');
    validateHeaderValue('vary', 'accept-encoding');
  }
}
