/** Cents of an amount as somebody writes it: „49“, „49,5“, „1 284,00 €“; `null` for anything else. */
export function parseAmount(text: string): number | null {
  const [, euros, rest = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/[\s€]/g, '')) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(rest.padEnd(2, '0'));
}

/** The same for a field: „49,00“. */
export const writtenAmount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
