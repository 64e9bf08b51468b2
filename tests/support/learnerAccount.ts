import { deskLink } from './trialKey.ts';

interface Person {
  name: string;
  email: string;
  /** Opens the printed link before, as whoever has rights has to. */
  hasKey?: boolean;
}

const json = { 'content-type': 'application/json' };

/** Makes a profile as the browser does it; answers the last call. */
export async function createLearner(siteUrl: string, person: Person): Promise<Response> {
  return fetch(`${siteUrl}/api/user`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${await tokenOf(siteUrl, person)}` },
    body: JSON.stringify({ displayName: person.name, receiveNewsletter: false }),
  });
}

/** An ID token as the browser gets it, by the site's own provider and the identity toolkit. */
export async function tokenOf(siteUrl: string, person: Person): Promise<string> {
  const returned = new URL(await comeBack(siteUrl, person, '/login'), siteUrl);
  const credential = new URLSearchParams(returned.hash.slice(1)).get('prihlasenie');
  const session = await fetch(`${siteUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      requestUri: siteUrl,
      postBody: `id_token=${credential}&providerId=google.com`,
      returnSecureToken: true,
    }),
  });
  return ((await session.json()) as { idToken: string }).idToken;
}

/** Opens a path as a new learner who has just signed in; `signIn` goes the whole way by hand. */
export async function arriveAsLearner(
  page: { goto(url: string): Promise<unknown> },
  siteUrl: string,
  person: Person,
  path: string,
): Promise<void> {
  const created = await createLearner(siteUrl, person);
  if (!created.ok) throw new Error(`No profile was made: ${created.status} ${await created.text()}`);
  await page.goto(new URL(await comeBack(siteUrl, person, path), siteUrl).href);
}

/** Signs in on the provider's page; answers the address to which it leads back. */
async function comeBack(siteUrl: string, { name, email, hasKey = false }: Person, path: string): Promise<string> {
  const opened = hasKey ? await fetch(deskLink(siteUrl), { redirect: 'manual' }) : null;
  const cookie = opened?.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await fetch(`${siteUrl}/__/auth/local`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: siteUrl, cookie },
    body: new URLSearchParams({ provider: 'google', returnTo: path, name, email }),
  });
  return answer.headers.get('location') ?? '';
}
