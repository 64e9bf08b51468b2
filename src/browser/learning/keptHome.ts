import { sessionKeyPrefix } from '#src/browser/identity/sessionKey.ts';
import { browserStorage } from '#src/browser/storage/storage.ts';
import { homePrefix } from './forgetHomes.ts';
import { guestMarkPrefix } from './guestKeys.ts';

/** The element that has the kept home page until the new one is drawn. */
export const keptHomeId = 'naposledy';

const keyOf = (owner: string) => `${homePrefix}${owner}`;
/** Another version of the site has other styles: its markup is not shown. */
const release = () => document.documentElement.dataset.release;

/** Whose home page this is before the identity provider has said it: a learner's id, `''` of a guest who has done something, `null` of nobody. */
export function presumedOwner(): string | null {
  const keys = browserStorage.keys();
  const session = keys.find((key) => key.startsWith(sessionKeyPrefix));
  if (session) return browserStorage.read(session, (text) => JSON.parse(text ?? '{}').uid ?? null, null);
  return keys.some((key) => key.startsWith(guestMarkPrefix)) ? '' : null;
}

/** The home page as somebody saw it last, by its owner, so that it stands there at once; what is shown then is replaced by what is so now. */
export const keptHome = {
  read: (owner: string | null): string | null =>
    owner === null
      ? null
      : browserStorage.read(
          keyOf(owner),
          (text) => {
            const kept = JSON.parse(text ?? 'null') as { release?: unknown; html?: unknown } | null;
            return typeof kept?.html === 'string' && kept.release === release() ? kept.html : null;
          },
          null,
        ),

  /** What a learner did as a guest is theirs by now. */
  write(owner: string, html: string): void {
    browserStorage.write(keyOf(''), null);
    browserStorage.write(keyOf(owner), JSON.stringify({ release: release(), html }));
  },
};
