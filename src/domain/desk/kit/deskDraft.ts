/** What somebody has written and the server does not have yet, as this browser keeps it. */
export interface DeskDraft<Written> {
  /** Whose it is: nobody else on this browser is shown it. */
  owner: string;
  /** The revision that it began from. */
  base: number;
  document: Written;
  /** When it was written last, as an ISO time. */
  at: string;
}

/**
 * What is done with a kept draft when its thing is opened: nothing where the server has the same; it is offered where it goes on from the
 * server's text; it has to be merged where somebody has saved since it began. It never takes the place of the server's text by itself.
 */
export function fateOfDraft<Written>(
  draft: DeskDraft<Written> | null,
  userId: string,
  head: { revision: number; document: Written },
): 'none' | 'offered' | 'behind' {
  if (!draft || draft.owner !== userId || isSameValue(draft.document, head.document)) return 'none';
  return draft.base === head.revision ? 'offered' : 'behind';
}

/** Whether two JSON values say the same. The order of keys says nothing: databases keep none. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, of]) => of !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, of]) => [key, sorted(of)]));
}
