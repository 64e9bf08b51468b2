import { slugPattern } from '#src/contract/limits.ts';

const longestSlug = 80;

export const isSlug = (text: string) => slugPattern.test(text);

/** The wanted part of an address, no longer than one may be, with a number where somebody has it already. */
export function freeAddress(taken: ReadonlySet<string>, wanted: string): string {
  const plain = ending(wanted, '');
  if (!taken.has(plain)) return plain;
  for (let number = 2; ; number++) {
    const address = ending(wanted, `-${number}`);
    if (!taken.has(address)) return address;
  }
}

/** How every address begins that `freeAddress` may give: what does not begin so is in nobody's way. */
export const beginningOfAddress = (wanted: string): string => wanted.slice(0, longestSlug - 10).replace(/-+$/, '');

/** Whether an address is the wanted one, or was made of it with a number. */
export const isAddressFor = (address: string, wanted: string): boolean =>
  address === ending(wanted, '') || address === ending(wanted, /-\d+$/.exec(address)?.[0] ?? '');

function ending(wanted: string, end: string): string {
  const room = longestSlug - end.length;
  return (wanted.length > room ? wanted.slice(0, room).replace(/-+$/, '') : wanted) + end;
}
