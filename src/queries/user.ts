import { queryOptions } from '@tanstack/react-query';
import type { Profile, ProfileDraft } from '#src/contract/user.ts';
import { hours, minutes } from '#src/domain/duration.ts';
import { ApiError, addressOf, fileFromApi, readFromApi, type SendRequest, writeToApi } from './apiClient.ts';

/** Milliseconds after which a profile that the API could not give is asked for again. */
const pauses = [1000, 3000];

/**
 * The profile of the signed-in user; `null` when the API says that there is none (spec 7, narrowed by decision 038). While
 * the API has a trouble of its own, nobody knows: it is asked twice more, then the query fails.
 */
export const profileQuery = (userId: string, send: SendRequest) =>
  queryOptions({
    queryKey: ['user', userId] as const,
    queryFn: async (): Promise<Profile | null> => {
      try {
        return await readFromApi(send, addressOf('/user'));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    retry: (failures, error) => error instanceof ApiError && error.status >= 500 && failures < pauses.length,
    retryDelay: (failures) => pauses[failures] ?? 0,
    // The header of every page reads it, the error screen's too.
    throwOnError: false,
    gcTime: hours(1),
    staleTime: minutes(30),
    refetchOnWindowFocus: false,
  });

/** Brings the profile's address into step with the sign-in; answers the profile. @throws ApiError */
export const followSignIn = (send: SendRequest) => writeToApi(send, 'POST', '/user/sign-in');

/** Makes the profile of the signed-in user. @throws ApiError */
export const createProfile = (send: SendRequest, draft: ProfileDraft) =>
  writeToApi(send, 'POST', '/user', { body: draft });

/** Changes the profile of the signed-in user. @throws ApiError */
export const updateProfile = (send: SendRequest, draft: ProfileDraft) =>
  writeToApi(send, 'PUT', '/user', { body: draft });

/** Deletes the account for good. @throws ApiError */
export const deleteAccount = (send: SendRequest) => writeToApi(send, 'DELETE', '/user');

/** Everything that the site keeps of the signed-in user, as a JSON file. @throws ApiError */
export const exportData = (send: SendRequest) => fileFromApi(send, 'GET', '/user/export');
