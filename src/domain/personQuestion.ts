/** What is about to be done to a person; it stands in the address. */
export type PersonQuestion =
  | { kind: 'roles' }
  | { kind: 'give' }
  | { kind: 'move'; fromUserId: string; productId: string }
  | { kind: 'delete' };

/** The parameters of the address that are not the list's. */
const none = { otazka: null, ucet: null, produkt: null };

/** A question as parameters of the address; `null`: nothing is asked. */
export function questionParameters(question: PersonQuestion | null): Record<keyof typeof none, string | null> {
  if (!question) return none;
  const { kind } = question;
  if (kind === 'roles') return { ...none, otazka: 'roly' };
  if (kind === 'move') return { ...none, otazka: 'preniest', ucet: question.fromUserId, produkt: question.productId };
  return { ...none, otazka: kind === 'give' ? 'dat-kurz' : 'zmazat' };
}

/** What an address asks; `null` for nothing, and for what is cut off. */
export function questionOf(filters: Record<string, string>): PersonQuestion | null {
  const { otazka, ucet, produkt } = filters;
  if (otazka === 'dat-kurz') return { kind: 'give' };
  if (otazka === 'zmazat') return { kind: 'delete' };
  if (otazka === 'preniest' && ucet && produkt) return { kind: 'move', fromUserId: ucet, productId: produkt };
  if (otazka === 'roly') return { kind: 'roles' };
  return null;
}
