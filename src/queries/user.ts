import { queryOptions } from '@tanstack/react-query';
import type { Profile, ProfileDraft } from '#src/contract/user.ts';
import { ApiError, apiErrorOf, type SendRequest } from './apiClient.ts';

const hour = 3_600_000;

/** The profile of the signed-in user; `null` when there is none, or when the API does not give it (spec 7). */
export const profileQuery = (userId: string, send: SendRequest) =>
  queryOptions({
    queryKey: ['user', userId] as const,
    queryFn: async (): Promise<Profile | null> => {
      const response = await send('/user');
      return response.ok ? ((await response.json()) as Profile) : null;
    },
    gcTime: hour,
    staleTime: hour / 2,
    refetchOnWindowFocus: false,
  });

/** @throws Error with `failure` as its message when the call does not succeed; its cause is the API's answer, if one came. */
async function request(send: SendRequest, path: string, init: RequestInit, failure: string): Promise<Response> {
  const response = await send(path, init).catch(() => null);
  if (response?.ok) return response;
  throw new Error(failure, response ? { cause: await apiErrorOf(response, path) } : undefined);
}

/** The code of the API's answer that made a call fail; `null` when none came. */
export function refusalOf(error: Error | null): string | null {
  return error?.cause instanceof ApiError ? error.cause.code : null;
}

/** Brings the profile's address into step with the sign-in; answers the profile. */
export async function followSignIn(send: SendRequest): Promise<Profile> {
  return (await request(send, '/user/sign-in', { method: 'POST' }, 'Profil sa nepodarilo obnoviť')).json();
}

/** Makes the profile of the signed-in user. @throws Error „Nepodarilo sa pridať používateľa“ (spec 8). */
export async function createProfile(send: SendRequest, draft: ProfileDraft): Promise<Profile> {
  const init = { method: 'POST', body: JSON.stringify(draft) };
  return (await request(send, '/user', init, 'Nepodarilo sa pridať používateľa')).json();
}

/** Changes the profile of the signed-in user. @throws Error „Nepodarilo sa zmeniť tvoj profil“ (spec 8). */
export async function updateProfile(send: SendRequest, draft: ProfileDraft): Promise<Profile> {
  const init = { method: 'PUT', body: JSON.stringify(draft) };
  return (await request(send, '/user', init, 'Nepodarilo sa zmeniť tvoj profil')).json();
}

/** Deletes the account for good. */
export async function deleteAccount(send: SendRequest): Promise<void> {
  await request(send, '/user', { method: 'DELETE' }, 'Účet sa nepodarilo zrušiť');
}

/** Everything that the site keeps of the signed-in user, as a JSON file. */
export async function exportData(send: SendRequest): Promise<Blob> {
  return (await request(send, '/user/export', {}, 'Údaje sa nepodarilo stiahnuť')).blob();
}
