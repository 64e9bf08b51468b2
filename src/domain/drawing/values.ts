const closing: Record<string, string> = { '[': ']', '{': '}', '(': ')' };
const quotes: Record<string, string> = { '"': '"', "'": "'", '`': '`', '„': '“' };

/** The parts between commas, but for those in quotes and brackets; `null` where one is empty or something is not closed. */
export function splitValues(text: string): string[] | null {
  if (text.trim() === '') return [];
  const parts: string[] = [''];
  const open: string[] = [];
  let quote: string | null = null;
  for (const sign of text) {
    if (quote !== null) {
      if (sign === quote) quote = null;
    } else if (quotes[sign] !== undefined) quote = quotes[sign];
    else if (closing[sign] !== undefined) open.push(closing[sign]);
    else if (Object.values(closing).includes(sign) && open.pop() !== sign) return null;
    if (sign === ',' && quote === null && open.length === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  const trimmed = parts.map((part) => part.trim());
  return quote === null && open.length === 0 && trimmed.every((part) => part !== '') ? trimmed : null;
}
