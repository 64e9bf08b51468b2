import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  GithubAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithCredential,
} from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFirebaseVerifier } from '#src/server/integrations/identity/firebaseVerifier.ts';
import { type LocalProvider, openLocalProvider } from '#src/server/integrations/identity/localProvider.ts';
import { localProviderRoutes } from '#src/server/integrations/identity/localProviderRoutes.ts';
import { openTrialKey, type TrialKey } from '#src/server/integrations/identity/trialKey.ts';

const projectId = 'prvy-riadok-local';
const start = new Date('2026-06-15T12:00:00Z');
const origin = 'http://localhost:3000';
const minute = 60_000;
const admin = { name: 'Správca', email: 'admin@example.org' };

let dataDir: string;
let provider: LocalProvider;
let key: TrialKey;
let app: ReturnType<typeof localProviderRoutes>;
let now: Date;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prvy-riadok-identity-'));
  provider = await openLocalProvider({ dataDir, projectId, now: () => now });
  key = await openTrialKey(dataDir);
  app = localProviderRoutes({ provider, key, hasRights: async ({ email }) => email === admin.email, admin });
});
beforeEach(() => {
  now = start;
});
afterAll(() => rm(dataDir, { recursive: true }));

const openPage = (query: string) => app.request(`${origin}/__/auth/local${query}`);
const after = (ms: number) => new Date(start.getTime() + ms);
const right = { provider: 'google', returnTo: '/kurzy?page=2', name: 'Jana', email: 'Jana@Example.org ' };

function submit(fields: Partial<typeof right>, from = origin) {
  const body = new URLSearchParams({ ...right, ...fields });
  return app.request(`${origin}/__/auth/local`, { method: 'POST', body, headers: { origin: from } });
}

async function credentialOf(fields: Partial<typeof right> = {}): Promise<string> {
  const location = (await submit(fields)).headers.get('location') ?? '';
  return new URLSearchParams(new URL(location, origin).hash.slice(1)).get('prihlasenie') ?? '';
}

async function toolkit(call: string, body: object) {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await app.request(`/identitytoolkit.googleapis.com/v1/accounts:${call}?key=local`, init);
  return { status: response.status, body: await response.json() };
}

const signIn = (credential: string, kind = 'id_token', providerId = 'google.com') =>
  toolkit('signInWithIdp', {
    requestUri: 'http://localhost',
    returnSecureToken: true,
    postBody: String(new URLSearchParams({ [kind]: credential, providerId })),
  });

async function refresh(refreshToken: string, grantType = 'refresh_token') {
  const body = new URLSearchParams({ grant_type: grantType, refresh_token: refreshToken });
  const response = await app.request('/securetoken.googleapis.com/v1/token?key=local', { method: 'POST', body });
  return { status: response.status, body: await response.json() };
}

const refused = (message: string) => ({ status: 400, body: { error: { code: 400, message } } });

test('the page asks for a name and an address, says that it is a trial, and leads back', async () => {
  const response = await openPage('?provider=github&returnTo=/kurzy');
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain('<html lang="sk">');
  expect(page).toContain('Skúšobné prihlásenie cez GitHub');
  expect(page).toContain('Heslo netreba');
  expect(page).toContain('<label for="name">Meno</label>');
  expect(page).toContain('<label for="email">E-mail</label>');
  expect(page).toContain('>Pokračovať</button>');
  expect(page).toContain('<a href="/kurzy#prihlasenie=zrusene">Zrušiť</a>');
  expect(page).not.toContain('<script');
  expect(page).toContain('content="noindex"');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  '',
  '?provider=facebook&returnTo=/kurzy',
  '?provider=google',
  '?provider=google&returnTo=kurzy',
  '?provider=google&returnTo=//zly.example',
  '?provider=google&returnTo=/%5Czly.example',
  '?provider=google&returnTo=/%09/zly.example',
  '?provider=google&returnTo=/.//zly.example',
  '?provider=google&returnTo=/a/%252e%252e//zly.example',
  '?provider=google&returnTo=https://zly.example/',
  '?provider=google&returnTo=javascript:alert(1)',
])('a broken link to the page (%s) leads nowhere else', async (query) => {
  const response = await openPage(query);
  expect(response.status).toBe(400);
  const page = await response.text();
  expect(page).toContain('Prihlásenie sa nedá začať');
  expect(page).not.toContain('zly.example');
});

test('a filled form leads back with a credential', async () => {
  const response = await submit({});
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^\/kurzy\?page=2#prihlasenie=[\w.-]+&poskytovatel=google$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const withHash = await submit({ returnTo: '/profil#prihlasenie=podvrh', provider: 'github' });
  expect(withHash.headers.get('location')).toMatch(/^\/profil#prihlasenie=[\w.-]+&poskytovatel=github$/);
  for (const returnTo of ['//zly.example', '/.//zly.example', '/a\\..\\..//zly.example']) {
    expect((await submit({ returnTo })).status).toBe(400);
  }
});

test.each([
  [{ name: '  ' }, 'Napíš meno, stačí aj vymyslené.'],
  [{ name: 'x'.repeat(81) }, 'Meno môže mať najviac 80\u00A0znakov.'],
  [{ email: '' }, 'Napíš e-mail, stačí aj vymyslený.'],
  [{ email: 'jana' }, 'E-mail má nesprávny formát, napríklad: jana@example.org.'],
])('a form with %o says what is wrong and keeps the rest', async (fields, message) => {
  const response = await submit(fields);
  expect(response.status).toBe(400);
  const page = await response.text();
  expect(page).toContain(message);
  expect(page).toContain('aria-invalid="true"');
  expect(page).toContain('value="/kurzy?page=2"');
  expect(page).toContain('name' in fields ? 'value="jana@example.org"' : 'value="Jana"');
});

test('what is typed is text, never markup', async () => {
  const page = await (await submit({ name: '"><script>alert(1)</script>', email: '' })).text();
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(page).not.toContain('<script');
});

test('a form of another site is refused', async () => {
  expect((await submit({}, 'https://zly.example')).status).toBe(403);
});

test('a credential signs in with a token that the verifier of Firebase accepts', async () => {
  const { status, body } = await signIn(await credentialOf());
  expect(status).toBe(200);
  expect(body).toMatchObject({
    providerId: 'google.com',
    email: 'jana@example.org',
    emailVerified: true,
    displayName: 'Jana',
    expiresIn: '3600',
  });
  const verifier = createFirebaseVerifier({ projectId, keys: provider.keys, now: () => now });
  const person = { uid: body.localId, email: 'jana@example.org', emailVerified: true, name: 'Jana', pictureUrl: null };
  const times = { authTime: now, issuedAt: now };
  expect(await verifier.verify(body.idToken)).toEqual({ ...person, ...times, rolesCount: false });
  now = after(61 * minute);
  await expect(verifier.verify(body.idToken)).rejects.toMatchObject({ code: 'token-invalid' });
  // The other tokens of the provider are no ID tokens.
  now = start;
  for (const token of [body.refreshToken, await credentialOf()]) {
    await expect(verifier.verify(token)).rejects.toMatchObject({ code: 'token-invalid' });
  }
});

test('Google and GitHub with one address are one person, another address is another', async () => {
  const google = await signIn(await credentialOf());
  const github = await signIn(await credentialOf({ provider: 'github' }), 'access_token', 'github.com');
  expect(github.body.providerId).toBe('github.com');
  expect(github.body.localId).toBe(google.body.localId);
  expect((await signIn(await credentialOf({ email: 'iny@example.org' }))).body.localId).not.toBe(google.body.localId);
});

test('a wrong credential signs nobody in', async () => {
  const { body } = await signIn(await credentialOf());
  const credential = await credentialOf();
  const wrong = [
    await signIn('jana'),
    await signIn(''),
    await signIn(body.idToken),
    await signIn(body.refreshToken),
    await signIn(credential, 'id_token', 'github.com'),
    await signIn(credential, 'id_token', 'facebook.com'),
    await toolkit('signInWithIdp', {}),
  ];
  now = after(6 * minute);
  wrong.push(await signIn(credential));
  for (const answer of wrong) {
    expect(answer).toMatchObject(refused(expect.stringMatching(/^INVALID_IDP_RESPONSE : /)));
  }
});

test('the account of a token is looked up', async () => {
  const { body } = await signIn(await credentialOf({ provider: 'github' }), 'access_token', 'github.com');
  const { localId, idToken, refreshToken } = body;
  const found = await toolkit('lookup', { idToken });
  expect(found.status).toBe(200);
  expect(found.body.users).toEqual([
    {
      localId,
      email: 'jana@example.org',
      emailVerified: true,
      displayName: 'Jana',
      createdAt: String(start.getTime()),
      lastLoginAt: String(start.getTime()),
      providerUserInfo: [
        {
          providerId: 'github.com',
          rawId: localId,
          federatedId: localId,
          email: 'jana@example.org',
          displayName: 'Jana',
        },
      ],
    },
  ]);
  expect(await toolkit('lookup', { idToken: refreshToken })).toMatchObject(refused('INVALID_ID_TOKEN'));
  expect(await toolkit('lookup', {})).toMatchObject(refused('INVALID_ID_TOKEN'));
  now = after(61 * minute);
  expect(await toolkit('lookup', { idToken })).toMatchObject(refused('TOKEN_EXPIRED'));
});

test('a token takes its own account away, which leaves nothing behind', async () => {
  const { body } = await signIn(await credentialOf());
  expect(await toolkit('delete', { idToken: body.idToken })).toEqual({ status: 200, body: {} });
  expect(await toolkit('delete', { idToken: body.refreshToken })).toMatchObject(refused('INVALID_ID_TOKEN'));
});

test('a refresh token brings the next hour of the same sign-in', async () => {
  const { body } = await signIn(await credentialOf());
  now = after(90 * minute);
  const next = await refresh(body.refreshToken);
  expect(next.status).toBe(200);
  expect(next.body).toMatchObject({ expires_in: '3600', token_type: 'Bearer', user_id: body.localId });
  const verifier = createFirebaseVerifier({ projectId, keys: provider.keys, now: () => now });
  expect(await verifier.verify(next.body.access_token)).toMatchObject({ uid: body.localId, name: 'Jana' });
  const found = await toolkit('lookup', { idToken: next.body.id_token });
  expect(found.body.users[0].lastLoginAt).toBe(String(start.getTime()));
  expect((await refresh(next.body.refresh_token)).status).toBe(200);
});

test('a wrong refresh token brings nothing', async () => {
  const { body } = await signIn(await credentialOf());
  for (const token of ['', 'jana', body.idToken, await credentialOf()]) {
    expect(await refresh(token)).toMatchObject(refused('INVALID_REFRESH_TOKEN'));
  }
  expect(await refresh(body.refreshToken, 'password')).toMatchObject(refused('INVALID_REFRESH_TOKEN'));
  now = after(366 * 24 * 60 * minute);
  expect(await refresh(body.refreshToken)).toMatchObject(refused('TOKEN_EXPIRED'));
});

test('the SDK of Firebase signs in, refreshes and reloads with it', async () => {
  // The SDK asks the clock of the machine.
  now = new Date();
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const firebase = initializeApp({ apiKey: 'local', projectId });
  try {
    const auth = initializeAuth(firebase, { persistence: inMemoryPersistence });
    const { port } = server.address() as AddressInfo;
    connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
    const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(await credentialOf()));
    expect(user).toMatchObject({ email: 'jana@example.org', emailVerified: true, displayName: 'Jana' });
    expect(user.providerData).toMatchObject([{ providerId: 'google.com', email: 'jana@example.org' }]);
    await user.reload();
    const verifier = createFirebaseVerifier({ projectId, keys: provider.keys });
    expect(await verifier.verify(await user.getIdToken(true))).toMatchObject({ uid: user.uid, name: 'Jana' });
    const github = GithubAuthProvider.credential(await credentialOf({ provider: 'github' }));
    expect((await signInWithCredential(auth, github)).user.uid).toBe(user.uid);
    await expect(signInWithCredential(auth, GoogleAuthProvider.credential('jana'))).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  } finally {
    await deleteApp(firebase);
    server.closeAllConnections();
    server.close();
  }
});

test('a call that the provider does not have is not found', async () => {
  expect((await app.request('/identitytoolkit.googleapis.com/v1/accounts:signUp', { method: 'POST' })).status).toBe(
    404,
  );
});

test.each(['name', 'email'] as const)('a form whose %s cannot be stored is refused', async (field) => {
  const response = await submit({ [field]: `${right[field].trim()}\0` });
  expect([response.status, response.headers.get('location')]).toEqual([400, null]);
});

test('a body without end is not read', async () => {
  for (const path of [
    '/__/auth/local',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup',
    '/securetoken.googleapis.com/v1/token',
  ]) {
    const body = new URLSearchParams({ ...right, name: 'x'.repeat(70_000) });
    expect((await app.request(`${origin}${path}`, { method: 'POST', body, headers: { origin } })).status).toBe(413);
  }
});

test('the key is made once, for its owner only, and outlives the process', async () => {
  const names = ['trial-identity-key.json', 'trial-key'];
  for (const name of names) expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);
  expect((await readdir(dataDir)).sort()).toEqual(names);
  const { body } = await signIn(await credentialOf());
  const later = await openLocalProvider({ dataDir, projectId, now: () => now });
  expect((await later.lookup(body.idToken)).localId).toBe(body.localId);
});

test('providers that start at once in one folder share the key of the first', async () => {
  const shared = await mkdtemp(join(tmpdir(), 'prvy-riadok-identity-'));
  const open = () => openLocalProvider({ dataDir: join(shared, 'data'), projectId, now: () => now });
  const [one, two] = await Promise.all([open(), open()]);
  const jana = { name: 'Jana', email: 'jana@example.org', providerId: 'google.com', hasKey: false } as const;
  const credential = await one.issueCredential(jana);
  expect((await two.signIn(credential)).person.name).toBe('Jana');
  const path = join(shared, 'data/trial-identity-key.json');
  expect(await readFile(path, 'utf8')).toContain('"kty":"RSA"');
  await writeFile(path, 'pokazené');
  await expect(open()).rejects.toThrow(/identity-key\.json is not a key/);
  await rm(shared, { recursive: true });
});

describe('the key of the trial', () => {
  const link = (offered: string, headers = {}) => app.request(`${origin}/login?kluc=${offered}`, { headers });
  const keyOfCookie = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const isTrusted = async (location: string | null) => {
    const credential = new URLSearchParams(new URL(location ?? '', origin).hash.slice(1)).get('prihlasenie') ?? '';
    return (await provider.signIn(credential)).person;
  };

  test('its link signs in as the admin, and leaves no trace of it in an address', async () => {
    const response = await link(key.text);
    expect(response.status).toBe(303);
    const location = response.headers.get('location');
    expect(location).toMatch(/^\/admin#prihlasenie=[\w.-]+&poskytovatel=google$/);
    expect(location).not.toContain(key.text);
    expect(await isTrusted(location)).toEqual({ ...admin, providerId: 'google.com', hasKey: true });
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toMatch(/; Path=\/__\/auth\/local; HttpOnly; SameSite=Strict$/);
  });

  test('without it an address with rights is not let in, and with it by the usual way', async () => {
    const refused = await submit({ email: admin.email });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('Táto adresa má práva');
    const cookie = keyOfCookie(await link(key.text));
    const body = new URLSearchParams({ ...right, email: admin.email });
    const post = (headers: object) =>
      app.request(`${origin}/__/auth/local`, { method: 'POST', body, headers: { origin, ...headers } });
    expect((await post({ cookie: `${cookie}x` })).status).toBe(403);
    const letIn = await post({ cookie });
    expect(letIn.status).toBe(303);
    expect((await isTrusted(letIn.headers.get('location'))).hasKey).toBe(true);
  });

  test('a wrong one is refused, and after ten of them every one for a minute, whoever sends it', async () => {
    const other = await mkdtemp(join(tmpdir(), 'prvy-riadok-identity-'));
    const guarded = await openTrialKey(other);
    const routes = localProviderRoutes({ provider, key: guarded, hasRights: async () => true, admin });
    const ask = (offered: string) => routes.request(`${origin}/login?kluc=${offered}`);
    const wrong = await ask('x'.repeat(32));
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([403, null]);
    expect(await wrong.text()).toContain('Kľúč v\u00A0odkaze nesedí');
    for (let guess = 1; guess < 10; guess += 1) expect((await ask(`${guess}`)).status).toBe(403);
    const tooMany = await ask(guarded.text);
    expect(tooMany.status).toBe(429);
    expect(await tooMany.text()).toContain('Priveľa pokusov');
    // A cookie is no other door.
    const body = new URLSearchParams({ ...right, email: admin.email });
    const cookie = `prvy-riadok-kluc=${guarded.text}`;
    const form = { method: 'POST', body, headers: { origin, cookie } };
    expect((await routes.request(`${origin}/__/auth/local`, form)).status).toBe(429);
    await rm(other, { recursive: true });
  });

  test.each([
    ['a picture of another page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
    ['a link of another page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['another port of this computer', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }],
    ['a frame', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }],
    ['a script', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }],
  ])('%s neither closes the door nor opens it', async (_, headers) => {
    const other = await mkdtemp(join(tmpdir(), 'prvy-riadok-identity-'));
    const guarded = await openTrialKey(other);
    const routes = localProviderRoutes({ provider, key: guarded, hasRights: async () => true, admin });
    const ask = (offered: string, sent = {}) => routes.request(`${origin}/login?kluc=${offered}`, { headers: sent });
    for (let guess = 0; guess < 12; guess += 1) expect((await ask(`${guess}`, headers)).status).toBe(403);
    const right = await ask(guarded.text, headers);
    expect([right.status, right.headers.get('set-cookie')]).toEqual([403, null]);
    const opened = { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' };
    expect((await ask(guarded.text, opened)).status).toBe(303);
    await rm(other, { recursive: true });
  });

  test('another folder has another one, and the same folder keeps it', async () => {
    expect((await openTrialKey(dataDir)).text).toBe(key.text);
    const other = await mkdtemp(join(tmpdir(), 'prvy-riadok-identity-'));
    expect((await openTrialKey(other)).text).not.toBe(key.text);
    await rm(other, { recursive: true });
  });

  test('what the key of the version before has signed counts no more', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-identity-'));
    await writeFile(join(folder, 'identity-key.json'), await readFile(join(dataDir, 'trial-identity-key.json')));
    const token = (await signIn(await credentialOf())).body.idToken;
    const later = await openLocalProvider({ dataDir: folder, projectId, now: () => now });
    await expect(later.lookup(token)).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['trial-identity-key.json']);
    await rm(folder, { recursive: true });
  });
});
