import { queryOptions } from '@tanstack/react-query';
import type { Profile, ProfileDraft } from '#src/contract/user.ts';
import { fileFromApi, type SendRequest, writeToApi } from './apiClient.ts';

const hour = 3_600_000;
/** Milliseconds after which an answer that may be another one in a moment is asked for again. */
const pauses = [500, 1500];

/**
 * The profile of the signed-in user; `null` when there is none, or when the API does not give it (spec 7), a trouble of its
 * own only after it was asked again.
 */
export const profileQuery = (userId: string, send: SendRequest) =>
  queryOptions({
    queryKey: ['user', userId] as const,
    queryFn: async (): Promise<Profile | null> => {
      for (let attempt = 0; ; attempt++) {
        const response = await send('/user');
        if (response.ok) return (await response.json()) as Profile;
        // Read to its end: without that the browser keeps the request open.
        await response.text();
        const isTemporary = response.status >= 500 || response.status === 429;
        const pause = isTemporary ? pauses[attempt] : undefined;
        if (pause === undefined) return null;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
    gcTime: hour,
    staleTime: hour / 2,
    refetchOnWindowFocus: false,
  });

/** Brings the profile's address into step with the sign-in; answers the profile. @throws ApiError */
export const followSignIn = (send: SendRequest): Promise<Profile> => writeToApi(send, 'POST', '/user/sign-in');

/** Makes the profile of the signed-in user. @throws ApiError */
export const createProfile = (send: SendRequest, draft: ProfileDraft): Promise<Profile> =>
  writeToApi(send, 'POST', '/user', draft);

/** Changes the profile of the signed-in user. @throws ApiError */
export const updateProfile = (send: SendRequest, draft: ProfileDraft): Promise<Profile> =>
  writeToApi(send, 'PUT', '/user', draft);

/** Deletes the account for good. @throws ApiError */
export const deleteAccount = (send: SendRequest) => writeToApi(send, 'DELETE', '/user');

/** Everything that the site keeps of the signed-in user, as a JSON file. @throws ApiError */
export const exportData = (send: SendRequest): Promise<Blob> => fileFromApi(send, '/user/export');
