import type { StepVariable } from './steps.ts';

const name = String.raw`[\p{L}_$][\p{L}\p{N}_$]*`;
/** `let a = …`, `int[] a = …`, `a += …`. */
const assignment = new RegExp(
  String.raw`^\s*(?:(?!return\b)${name}(?:<.*?>)?(?:\[\])*\s+)?(${name})\s*([-+*/%]?)=(?!=)\s*(.+?);?\s*$`,
  'u',
);
const giving = /^\s*return\s+(.+?);?\s*$/;
const condition =
  /^\s*(?:\}?\s*else\s+)?(?:if|elif|while)\b\s*(?:\((.+)\)\s*\{?|(.+):)\s*(?:return\b.*|break;?|continue;?)?$/;
const counting = /^\s*for\s*\([^;]*;([^;]*);[^;]*\)\s*\{?\s*$/;

/** A text, a number, a name with its length, an operator or a bracket. */
const part = new RegExp(
  String.raw`\s+|"[^"]*"|'[^']*'|\d+(?:\.\d+)?|${name}(?:\.length)?|===|!==|==|!=|<=|>=|&&|\|\||\*\*|[-+*/%<>()!]`,
  'gu',
);
const words = new Set(['true', 'false', 'null', 'undefined', 'True', 'False', 'None', 'and', 'or', 'not']);
const operator = /^(?:[-+*/%<>=!&|]+|and|or|not)$/;

/**
 * What a line calculates, with values in the place of names: `4 + 3` of `sucet = sucet + znamka`. `null` where there is
 * nothing simple to see.
 */
export function calculationOf(line: string, variables: readonly StepVariable[]): string | null {
  const [, target, sign, value] = assignment.exec(line) ?? [];
  const source = sign ? `${target} ${sign} ${value}` : (value ?? giving.exec(line)?.[1] ?? conditionOf(line));
  if (!source) return null;
  const parts = source.match(part) ?? [];
  if (parts.join('') !== source || !parts.some((one) => operator.test(one))) return null;
  let hasName = false;
  const shown: string[] = [];
  for (const one of parts) {
    if (!new RegExp(`^${name}`, 'u').test(one) || words.has(one)) {
      shown.push(one);
      continue;
    }
    const known = textOfName(one, variables);
    if (known === null) return null;
    hasName = true;
    shown.push(known);
  }
  const text = shown.join('').trim();
  return hasName && text.length <= 40 ? text : null;
}

/** The variable into which a line puts what it calculates. */
export function assignedName(line: string): string | undefined {
  return assignment.exec(line)?.[1];
}

function conditionOf(line: string): string | undefined {
  const found = condition.exec(line);
  return found?.[1] ?? found?.[2] ?? counting.exec(line)?.[1]?.trim();
}

function textOfName(word: string, variables: readonly StepVariable[]): string | null {
  const [first, length] = word.split('.');
  const value = variables.find((variable) => variable.name === first)?.value;
  if (!value) return null;
  if (length === undefined) return 'text' in value ? value.text : null;
  if ('items' in value) return String(value.items.length + value.more);
  // What was shortened, or has signs that are written as two, is longer than it seems.
  return 'text' in value && /^"[^\\…]*"$/.test(value.text) ? String(value.text.length - 2) : null;
}
