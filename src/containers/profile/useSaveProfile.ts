import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import { useUser } from '#src/containers/account/useSession.ts';
import type { ProfileDraft } from '#src/contract/user.ts';
import { createProfile, profileQuery, updateProfile } from '#src/queries/user.ts';

const actions = { create: createProfile, update: updateProfile };

/** Creates or edits the profile; the one that the API returns replaces the held one (spec 4). */
export function useSaveProfile(action: keyof typeof actions) {
  const userId = useUser()?.uid ?? null;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: ProfileDraft) => actions[action](sendToApi, draft),
    onSuccess: (profile) => queryClient.setQueryData(profileQuery(userId ?? '', sendToApi).queryKey, profile),
  });
}
