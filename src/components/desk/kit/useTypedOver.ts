import { useState } from 'react';
import { isSameValue } from '#src/domain/desk/kit/deskDraft.ts';

/**
 * The fields of a form over what the server has. Where nothing is typed they follow it; where somebody else has changed it meanwhile, what is
 * typed stays, and nothing of theirs is written over before it was seen (`isBehind`).
 */
export function useTypedOver<Fields extends object>(now: Fields, cleaned: (fields: Fields) => Fields) {
  const [typed, setTyped] = useState<{ base: Fields; fields: Fields; sent: Fields | null } | null>(null);
  const fields = typed?.fields ?? now;
  const base = typed?.base ?? now;
  const isOwn = typed !== null && [cleaned(typed.fields), typed.sent].some((own) => isSameValue(own, now));
  // What was saved from here is no news.
  if (isOwn && !isSameValue(base, now)) setTyped({ base: now, fields, sent: null });
  return {
    fields,
    /** What whoever types has seen. */
    base,
    isChanged: !isSameValue(cleaned(fields), now),
    isBehind: !isOwn && !isSameValue(base, now),
    change: (changes: Partial<Fields>): void =>
      setTyped({ base, fields: { ...fields, ...changes }, sent: typed?.sent ?? null }),
    /** Is called with a save; answers what is saved. */
    send: (): Fields => {
      setTyped({ base, fields, sent: cleaned(fields) });
      return cleaned(fields);
    },
    keepMine: (): void => setTyped({ base: now, fields, sent: null }),
    takeTheirs: (): void => setTyped(null),
  };
}
