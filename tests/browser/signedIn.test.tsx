import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { currentIdentity, startIdentity } from '#src/browser/identity/identity.ts';
import { returnKey } from '#src/browser/identity/returnKeys.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import { SignedInContainer } from '#src/containers/account/SignedInContainer.tsx';
import { OnboardingContainer } from '#src/containers/profile/OnboardingContainer.tsx';
import { ProfileContainer } from '#src/containers/profile/ProfileContainer.tsx';
import { createQueryClient } from '#src/queries/createQueryClient.ts';
import { buildProfile } from '#stories/fixtures/profile.ts';

const uid = 'uid-ema';
const email = 'ema@example.org';
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const part = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('=', '');
/** The SDK reads the token's times, and leaves its signature to the server. */
const idToken = `${part({ alg: 'RS256' })}.${part({ sub: uid, exp: inAnHour, iat: inAnHour - 3600 })}.x`;
const unconfirmed = buildProfile({ email, isEmailVerified: false });

/** What the API answers, by method and path; what is not here is not found. */
let api: Record<string, () => Response>;
/** Calls of the API that write. */
let written: string[];

const refused = (status: number, code: string) => () => Response.json({ code }, { status });

/** The identity provider and the API, as the network answers. */
async function answer(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(String(address), location.href);
  const tokens = { idToken, refreshToken: 'refresh', expiresIn: '3600' };
  if (pathname.endsWith('accounts:signInWithIdp')) return Response.json({ localId: uid, ...tokens });
  if (pathname.endsWith('accounts:lookup')) {
    return Response.json({ users: [{ localId: uid, displayName: 'Ema', email, emailVerified: true }] });
  }
  if (pathname.endsWith('/v1/token')) {
    return Response.json({ id_token: idToken, access_token: idToken, refresh_token: 'refresh', expires_in: '3600' });
  }
  const call = `${init.method ?? 'GET'} ${pathname}`;
  if (init.method) written.push(call);
  return (api[call] ?? refused(404, 'not-found'))();
}

beforeEach(async () => {
  written = [];
  vi.stubGlobal('fetch', vi.fn(answer));
  if (currentIdentity().user) return;
  // What the file before left of tasks would be sent at the sign-in.
  localStorage.clear();
  history.replaceState(null, '', `#${returnKey}=credential&poskytovatel=github`);
  startIdentity({ provider: 'local', apiKey: 'local', projectId: 'local', authDomain: 'localhost' });
  await expect.poll(() => currentIdentity().user?.uid, { timeout: 10_000 }).toBe(uid);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(path: string, element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(
    <QueryClientProvider client={createQueryClient(sendToApi)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

/** Goes through the onboarding up to the API's answer. */
async function makeProfile() {
  open('/onboarding?from=%2Fkurzy', <OnboardingContainer />);
  await userEvent.click(await screen.findByRole('button', { name: 'Vytvoriť profil' }));
}

test.each([
  ['email-required', /^Chýba nám tvoja e-mailová adresa$/],
  ['email-belongs-to-another-profile', /^S\stouto adresou už účet máme$/],
])('where trying again would not help (%s) the visitor is told why, and finds two ways on', async (code, name) => {
  api = { 'POST /api/user': refused(403, code) };
  await makeProfile();
  await screen.findByRole('heading', { level: 1, name });
  expect(screen.queryByRole('textbox')).toBeNull();
  for (const way of ['Prihlásiť sa inak', 'Pokračovať bez účtu']) screen.getByRole('button', { name: way });
});

test('a profile that was there all the time is said to be, and leads back', async () => {
  api = { 'POST /api/user': () => Response.json(buildProfile({ email, displayName: 'Ema Stará' })) };
  await makeProfile();
  await screen.findByRole('heading', { level: 1, name: 'Profil už máš' });
  expect(screen.getByText(/Ema Stará/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pokračovať' }).getAttribute('href')).toBe('/kurzy');
});

test('a trouble of the API is not taken for a missing profile', async () => {
  const asked: number[] = [];
  api = {
    'GET /api/user': () => {
      asked.push(performance.now());
      return asked.length < 3 ? refused(503, 'unavailable')() : Response.json(buildProfile({ email }));
    },
  };
  open('/profil', <ProfileContainer />);
  await screen.findByRole('heading', { level: 1, name: 'Ema Nováková' }, { timeout: 8000 });
  const [first = 0, second = 0, third = 0] = asked;
  expect(second - first).toBeGreaterThan(990);
  expect(third - second).toBeGreaterThan(2990);
});

test.each([
  ['an error of its own', refused(500, 'internal')],
  ['an answer that breaks its contract', () => new Response('<h1>Proxy</h1>')],
])('after %s the page stays, and the next one asks again', async (_what, trouble) => {
  const user = currentIdentity().user;
  if (!user) throw new Error('Nobody is signed in.');
  let asked = 0;
  let answered: () => Response = trouble;
  api = {
    'GET /api/user': () => {
      asked += 1;
      return answered();
    },
  };
  const router = open('/kurzy', <SignedInContainer user={user} />);
  const failed = () => screen.queryByRole('button', { name: /Ema$/ }) !== null && asked > 0;
  await expect.poll(failed).toBe(true);
  const most = trouble().status === 500 ? 3 : 1;
  await expect.poll(() => asked, { timeout: 8000 }).toBe(most);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(router.state.location.pathname).toBe('/kurzy');
  answered = () => Response.json(buildProfile({ email, isEmailVerified: true }));
  await router.navigate('/clanky');
  await screen.findByRole('button', { name: /Ema Nováková/ });
  expect(asked).toBe(most + 1);
  expect(router.state.location.pathname).toBe('/clanky');
});

test('only who is said to have no profile is led to the onboarding, which says when it is not known', async () => {
  const user = currentIdentity().user;
  if (!user) throw new Error('Nobody is signed in.');
  api = { 'GET /api/user': refused(403, 'forbidden') };
  open('/onboarding', <OnboardingContainer />);
  await screen.findByText('Nepodarilo sa načítať');
  expect(screen.queryByRole('textbox')).toBeNull();
  cleanup();
  api = {};
  const router = open('/kurzy?x=1', <SignedInContainer user={user} />);
  await expect.poll(() => router.state.location.pathname).toBe('/onboarding');
  expect(router.state.location.search).toBe('?from=%2Fkurzy%3Fx%3D1');
});

test('any other failure of the onboarding leaves the form as it was, to be sent again', async () => {
  api = { 'POST /api/user': refused(500, 'internal') };
  await makeProfile();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Nepodarilo sa pridať používateľa\./);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Meno' }).value).toBe('Ema');
});

test('a sign-in that proves the address reaches the profile, once', async () => {
  const user = currentIdentity().user;
  if (!user) throw new Error('Nobody is signed in.');
  api = {
    'GET /api/user': () => Response.json(unconfirmed),
    'POST /api/user/sign-in': () => Response.json({ ...unconfirmed, isEmailVerified: true }),
  };
  open(
    '/profil',
    <>
      <SignedInContainer user={user} />
      <ProfileContainer />
    </>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Ema Nováková' });
  await expect.poll(() => screen.queryByRole('region', { name: 'E-mailová adresa' })).toBeNull();
  expect(written).toEqual(['POST /api/user/sign-in']);
});

test('an account that cannot be deleted by an old sign-in offers a new one, and can be kept', async () => {
  api = {
    'GET /api/user': () => Response.json(buildProfile({ email })),
    'DELETE /api/user': refused(403, 'recent-sign-in-required'),
  };
  open('/profil', <ProfileContainer />);
  await userEvent.click(await screen.findByRole('button', { name: 'Zrušiť účet' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.fill(dialog.getByRole('textbox'), 'zrušiť');
  await userEvent.click(dialog.getByRole('button', { name: 'Zrušiť účet' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/prihlásenie je staršie ako hodina/);
  dialog.getByRole('button', { name: 'Prihlásiť sa znova' });
  await userEvent.click(dialog.getByRole('button', { name: 'Ponechať účet' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
