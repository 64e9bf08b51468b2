import type { ExerciseCheck } from '#src/contract/exercise.ts';
import type { Verdict } from './verdict.ts';

/** `fails`: the verdict speaks of it; `waits`: it does not hold either, but something else is said first. */
export type CheckState = 'untouched' | 'holds' | 'fails' | 'waits';

/** What is known of each check after a verdict; `null` before the first one. */
export function checkStates(checks: readonly ExerciseCheck[], verdict: Verdict | null): CheckState[] {
  return checks.map((check, index) => {
    if (verdict?.kind === 'passed') return 'holds';
    if (!verdict || !('held' in verdict)) return 'untouched';
    if (verdict.held[index]) return 'holds';
    const isSaid =
      (verdict.kind === 'failed' && index === verdict.at) || (verdict.kind === 'rule' && isSame(check, verdict.check));
    if (isSaid) return 'fails';
    return verdict.held.includes(true) || verdict.kind !== 'broken' ? 'waits' : 'untouched';
  });
}

const isSame = (one: ExerciseCheck, other: ExerciseCheck) => JSON.stringify(one) === JSON.stringify(other);
