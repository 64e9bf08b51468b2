import { distance } from '#src/domain/program/closest.ts';
import { ConfigError } from './ConfigError.ts';

/** Shorter names have too many neighbours. */
const leastLetters = 6;
/** One letter away from one of ours and yet another program's: cron gives it to the jobs that it starts. */
const foreign = 'MAILFROM';

/**
 * Nobody reads a variable whose name is wrong by a letter, so what it says would silently not hold.
 * @throws ConfigError naming the variable that was meant
 */
export function refuseMisspelt(given: readonly string[], names: readonly string[]): void {
  const known = new Set([...names, foreign]);
  const long = names.filter((name) => name.replaceAll('_', '').length >= leastLetters);
  for (const name of given) {
    if (known.has(name)) continue;
    const meant = long.find((own) => Math.abs(own.length - name.length) <= 1 && distance(own, name) === 1);
    if (meant) throw new ConfigError(`Unknown environment variable ${name}: did you mean ${meant}?`);
  }
}
