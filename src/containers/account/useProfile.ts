import { useQuery } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import { profileQuery } from '#src/queries/user.ts';
import { useUser } from './useSession.ts';

/**
 * The profile of whoever is signed in; it is loaded only for them (spec 4). `profile` is undefined until it is known
 * and `null` when there is none.
 */
export function useProfile() {
  const userId = useUser()?.uid ?? null;
  const { data, status, refetch } = useQuery({
    ...profileQuery(userId ?? '', sendToApi),
    enabled: userId !== null,
  });
  return { profile: data, status, refetch };
}
