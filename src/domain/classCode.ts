/** Letters and digits of a code: none that is taken for another one (0 and O, 1 with I and L). */
export const classCodeSigns = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const classCodeLength = 6;

/** A code as somebody has typed it, without what does not count: „k7m2-p4“ is `K7M2P4`. */
export function tidyClassCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '');
}

/** Whether it can be a code at all. */
export function isClassCode(code: string): boolean {
  return code.length === classCodeLength && [...code].every((sign) => classCodeSigns.includes(sign));
}

/** A code as it is read from a board: „K7M2-P4“. */
export const shownClassCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
