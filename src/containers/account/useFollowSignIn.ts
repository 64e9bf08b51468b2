import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { idToken, type SessionUser } from '#src/browser/identity/identity.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import type { Profile } from '#src/contract/user.ts';
import { followSignIn, profileQuery } from '#src/queries/user.ts';

/**
 * Tells the API of a sign-in whose address, or its proof, is not what the profile has: once for each that the session
 * names. The token is made anew first, because the one at hand may be from before.
 */
export function useFollowSignIn({ uid, email, emailVerified }: SessionUser, profile: Profile | null): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async () => {
      await idToken(true);
      return followSignIn(sendToApi);
    },
    onSuccess: (followed) => queryClient.setQueryData(profileQuery(uid, sendToApi).queryKey, followed),
  });
  const isKnown = profile !== null && email !== null;
  const isNews = isKnown && (profile.email !== email.toLowerCase() || profile.isEmailVerified !== emailVerified);
  const news = isNews ? `${email} ${emailVerified}` : null;
  useEffect(() => {
    if (news !== null) mutate();
  }, [news, mutate]);
}
