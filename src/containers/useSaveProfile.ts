import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import type { ProfileDraft } from '#src/contract/user.ts';
import { createProfile, profileQuery, updateProfile } from '#src/queries/user.ts';
import { useUser } from './useSession.ts';

const actions = { create: createProfile, update: updateProfile };

/** Creates or edits the profile; the one that the API returns replaces the held one (spec 4). */
export function useSaveProfile(action: keyof typeof actions) {
  const userId = useUser()?.uid ?? null;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: ProfileDraft) => actions[action](sendToApi, draft),
    // Offline it fails at once and says so; the default would wait without a word.
    networkMode: 'always',
    onSuccess: (profile) => queryClient.setQueryData(profileQuery(userId ?? '', sendToApi).queryKey, profile),
  });
}
