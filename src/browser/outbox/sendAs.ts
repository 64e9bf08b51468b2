import { currentIdentity, onIdentityChange } from '#src/browser/identity/identity.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import type { SendRequest } from '#src/queries/apiClient.ts';

/** Calls the API as this person alone: what they have written is never sent by who has signed in since, as in another tab. */
export const sendAs =
  (userId: string): SendRequest =>
  async (path, init) => {
    const leaving = new AbortController();
    const look = () => {
      if (currentIdentity().user?.uid !== userId) leaving.abort();
    };
    look();
    const stop = onIdentityChange(look);
    const { signal } = init ?? {};
    signal?.addEventListener('abort', () => leaving.abort(signal.reason), { signal: leaving.signal });
    // A call that is refused is made once more, with the token of whoever is here by then: the signal ends it before.
    return sendToApi(path, { ...init, signal: leaving.signal }).finally(stop);
  };
