import { ApiError, refusalOf } from '#src/queries/apiClient.ts';
import { SignInAgainContainer } from './SignInAgainContainer.tsx';

const words: Record<string, string> = {
  'too-many-requests': 'Priveľa zmien za minútu. Na webe sa nezmenilo nič, skús to o\u00A0chvíľu znova.',
  'has-role': 'Ľudia s\u00A0rolou v\u00A0zázemí sa zablokovať nedajú. Najprv treba rolu odobrať v\u00A0časti Ľudia.',
  'already-answered': 'Niekto bol rýchlejší a\u00A0odpoveď už odišla. Tvoja sa neodoslala.',
  'content-sourced': 'Toto prichádza zo zdroja mimo webu. Upraviť, publikovať aj stiahnuť sa to dá iba tam.',
  'not-found': 'Medzitým to niekto zmazal. Tvoje rozhodnutie sa neodoslalo.',
};

const failed = 'Nepodarilo sa. Na webe sa nezmenilo nič a\u00A0napísané ostalo. Skús to znova.';

/** What an act that failed says: what happened, what stayed safe, what to do; `otherwise` where the reason is none that has words. */
export function deskFailure(error: Error | null, otherwise = failed) {
  if (!error) return null;
  const code = refusalOf(error) ?? '';
  if (code === 'recent-sign-in-required') return <SignInAgainContainer />;
  return words[code] ?? otherwise;
}

export const isMissing = (error: Error | null) => error instanceof ApiError && [400, 404].includes(error.status);
