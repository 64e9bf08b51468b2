import type { ExerciseCheck } from '#src/contract/exercise.ts';
import type { Verdict } from './verdict.ts';

/** `notAsked`: the program was checked, but something before it has failed. */
export type CheckState = 'untouched' | 'holds' | 'fails' | 'notAsked';

const isRule = (check: ExerciseCheck) => 'requires' in check || 'forbids' in check;

/** What is known of each check after a verdict; `null` before the first one. */
export function checkStates(checks: readonly ExerciseCheck[], verdict: Verdict | null): CheckState[] {
  return checks.map((check, index) => {
    switch (verdict?.kind) {
      case 'passed':
        return 'holds';
      case 'rule':
        return isSame(check, verdict.check) ? 'fails' : 'notAsked';
      case 'slip':
        return isRule(check) ? 'holds' : 'notAsked';
      case 'failed':
        if (index === verdict.at) return 'fails';
        return index < verdict.at || isRule(check) ? 'holds' : 'notAsked';
      default:
        return 'untouched';
    }
  });
}

const isSame = (one: ExerciseCheck, other: ExerciseCheck) => JSON.stringify(one) === JSON.stringify(other);
