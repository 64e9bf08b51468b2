/** Whether one slip of the keyboard makes one word of the other: a letter too many, too few or wrong, or two in the wrong order. */
export function isOneSlip(one: string, other: string): boolean {
  if (one.length > other.length) return isOneSlip(other, one);
  if (other.length - one.length > 1 || one === other) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = one.slice(at);
  if (one.length < other.length) return rest === other.slice(at + 1);
  const wrong = rest.slice(1) === other.slice(at + 1);
  const swapped = rest[0] === other[at + 1] && rest[1] === other[at] && rest.slice(2) === other.slice(at + 2);
  return wrong || swapped;
}

/** The same, where only the beginning of the longer word was typed. */
export const isOneSlipFromBeginning = (typed: string, word: string): boolean =>
  !word.startsWith(typed) && [-1, 0, 1].some((more) => isOneSlip(typed, word.slice(0, typed.length + more)));
