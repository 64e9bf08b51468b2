import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import { errors as joseErrors } from 'jose';
import { z } from 'zod';
import { maxNameLength } from '#src/contract/limits.ts';
import { localPath } from '#src/domain/localPath.ts';
import { paths } from '#src/domain/paths.ts';
import { trialKeyParameter } from '#src/domain/trialKey.ts';
import { TooManyRequestsError } from '#src/server/errors.ts';
import { isLocalCall, localCallsOnly } from '#src/server/network/localCalls.ts';
import { type LocalProvider, type LocalSession, localIdOf, providerIds } from './localProvider.ts';
import {
  brokenSignInPage,
  keyPage,
  localSignInPage,
  type SignInErrors,
  type SignInForm,
  signInPagePolicy,
} from './localSignInPage.ts';
import type { TrialKey } from './trialKey.ts';

const signInPath = '/__/auth/local';
const keyCookie = 'prvy-riadok-kluc';
const keyNeeded =
  'Táto adresa má práva v\u00A0zázemí webu. Najprv otvor odkaz s\u00A0kľúčom, ktorý vypísal server pri štarte, potom sa vráť sem.';
const maxEmailLength = 254;
const maxBodyBytes = 64 * 1024;

/** PostgreSQL cannot even compare with U+0000, and nobody types it. */
const typedText = z.string().refine((text) => !text.includes('\0'));
const formSchema = z.object({
  provider: z.enum(['google', 'github']),
  returnTo: z
    .string()
    .transform((value) => localPath(value)?.replace(/#.*$/, '') ?? '')
    .refine((path) => path !== ''),
  name: typedText.trim().default(''),
  email: typedText.trim().toLowerCase().default(''),
});
const idpRequestSchema = z.object({ postBody: z.string() });
const credentialSchema = z.object({
  id_token: z.string().optional(),
  access_token: z.string().optional(),
  providerId: z.enum(providerIds),
});
const lookupSchema = z.object({ idToken: z.string() });
const tokenSchema = z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() });

interface Options {
  provider: LocalProvider;
  key: TrialKey;
  /** Whether a person may do anything at the desk. */
  hasRights(person: { uid: string; email: string }): Promise<boolean>;
  /** Whom the printed link signs in; `null`: nobody, there is no such address. */
  admin: { name: string; email: string } | null;
}

/** An answer of 400 in the form that Firebase's SDK reads. */
class ToolkitError extends Error {}

/**
 * The local provider's sign-in page, and the calls of Firebase's SDK once `connectAuthEmulator(auth, origin)` has been
 * called: the SDK drops any path of that address, so these lie at the root of the site. Calls of this computer only.
 */
export function localProviderRoutes({ provider, key, hasRights, admin }: Options): Hono {
  const app = new Hono();
  // The link that the start prints. The browser keeps the key for the sign-in page alone; the page it is led to has no key in its address.
  app.get(paths.login(), async (c, next) => {
    const offered = c.req.query(trialKeyParameter);
    if (offered === undefined || !isLocalCall(c)) return next();
    c.header('referrer-policy', 'no-referrer');
    const refusal = isOpenedByPerson(c) ? await refusalOf(key, offered) : 'wrong';
    if (refusal) return showPage(c, keyPage(refusal), refusal === 'tooMany' ? 429 : 403);
    setCookie(c, keyCookie, offered, { path: signInPath, httpOnly: true, sameSite: 'Strict' });
    c.header('cache-control', 'no-store');
    if (!admin) return c.redirect(paths.login(), 303);
    const credential = await provider.issueCredential({ ...admin, providerId: providerIds.google, hasKey: true });
    return c.redirect(`${paths.admin()}#prihlasenie=${credential}&poskytovatel=google`, 303);
  });

  app.use(`${signInPath}/*`, localCallsOnly, bodyLimit({ maxSize: maxBodyBytes }), csrf());

  app.get(signInPath, (c) => {
    const form = formSchema.safeParse(c.req.query());
    if (!form.success) return showPage(c, brokenSignInPage(), 400);
    return showPage(c, localSignInPage(form.data, cancelHref(form.data)), 200);
  });

  app.post(signInPath, async (c) => {
    const form = formSchema.safeParse(await c.req.parseBody());
    if (!form.success) return showPage(c, brokenSignInPage(), 400);
    const { provider: name, returnTo, ...person } = form.data;
    const wrong = errorsOf(form.data);
    if (wrong.name || wrong.email) return showPage(c, localSignInPage(form.data, cancelHref(form.data), wrong), 400);
    const refusal = await refusalOf(key, getCookie(c, keyCookie) ?? '');
    if (refusal && (await hasRights({ uid: localIdOf(person.email), email: person.email }))) {
      if (refusal === 'tooMany') return showPage(c, keyPage(refusal), 429);
      return showPage(c, localSignInPage(form.data, cancelHref(form.data), { email: keyNeeded }), 403);
    }
    const hasKey = refusal === null;
    const credential = await provider.issueCredential({ ...person, providerId: providerIds[name], hasKey });
    c.header('cache-control', 'no-store');
    return c.redirect(`${returnTo}#prihlasenie=${credential}&poskytovatel=${name}`, 303);
  });

  const toolkit = new Hono();
  for (const host of ['identitytoolkit', 'securetoken']) {
    toolkit.use(`/${host}.googleapis.com/*`, localCallsOnly, bodyLimit({ maxSize: maxBodyBytes }));
  }
  toolkit.onError((error, c) => {
    if (!(error instanceof ToolkitError)) throw error;
    const { message } = error;
    return c.json({ error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } }, 400);
  });

  // A colon within a segment would be a parameter to the router, so the name of the call is one.
  toolkit.post('/identitytoolkit.googleapis.com/v1/:call', async (c, next) => {
    c.header('cache-control', 'no-store');
    switch (c.req.param('call')) {
      case 'accounts:signInWithIdp':
        return c.json(await signInWithIdp(provider, await jsonOf(c)));
      case 'accounts:lookup':
        return c.json(await lookup(provider, await jsonOf(c)));
      case 'accounts:delete':
        // The provider keeps nobody: there is only the token to check.
        await lookup(provider, await jsonOf(c));
        return c.json({});
      default:
        return next();
    }
  });

  toolkit.post('/securetoken.googleapis.com/v1/token', async (c) => {
    const body = tokenSchema.safeParse(await c.req.parseBody());
    if (!body.success) throw new ToolkitError('INVALID_REFRESH_TOKEN');
    const session = await orRefuse(
      () => provider.refresh(body.data.refresh_token),
      'INVALID_REFRESH_TOKEN',
      'TOKEN_EXPIRED',
    );
    c.header('cache-control', 'no-store');
    return c.json(presentToken(session, provider.projectId));
  });

  return app.route('/', toolkit);
}

function errorsOf({ name, email }: SignInForm): SignInErrors {
  const errors: SignInErrors = {};
  if (name === '') errors.name = 'Napíš meno, stačí aj vymyslené.';
  else if (name.length > maxNameLength) errors.name = `Meno môže mať najviac ${maxNameLength}\u00A0znakov.`;
  if (email === '') errors.email = 'Napíš e-mail, stačí aj vymyslený.';
  else if (email.length > maxEmailLength || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    errors.email = 'E-mail má nesprávny formát, napríklad: jana@example.org.';
  }
  return errors;
}

/**
 * Whether an address was opened as a page and from no other site: any page can have its pictures and frames ask this computer,
 * and would close the door by wrong keys. What says nothing of it, curl and old browsers, is taken for a person.
 */
function isOpenedByPerson(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  const isElsewhere = site === 'cross-site' || site === 'same-site';
  return !isElsewhere && (c.req.header('sec-fetch-dest') ?? 'document') === 'document';
}

/** Why a key is refused; `null`: it is the right one. */
async function refusalOf(key: TrialKey, offered: string): Promise<'wrong' | 'tooMany' | null> {
  if (offered === '') return 'wrong';
  try {
    return (await key.isRight(offered)) ? null : 'wrong';
  } catch (error) {
    if (error instanceof TooManyRequestsError) return 'tooMany';
    throw error;
  }
}

function cancelHref({ returnTo }: SignInForm): string {
  return `${returnTo}#prihlasenie=zrusene`;
}

function showPage(c: Context, page: string | Promise<string>, status: 200 | 400 | 403 | 429) {
  c.header('content-security-policy', signInPagePolicy);
  c.header('cache-control', 'no-store');
  c.header('x-robots-tag', 'noindex');
  return c.html(page, status);
}

async function signInWithIdp(provider: LocalProvider, body: unknown) {
  const refusal = 'INVALID_IDP_RESPONSE : The credential is not one of the local sign-in page, or is over.';
  const request = idpRequestSchema.safeParse(body);
  const posted = request.success ? Object.fromEntries(new URLSearchParams(request.data.postBody)) : {};
  const credential = credentialSchema.safeParse(posted);
  if (!credential.success) throw new ToolkitError(refusal);
  const { id_token = '', access_token = id_token, providerId } = credential.data;
  const { person, localId, ...session } = await orRefuse(() => provider.signIn(access_token), refusal);
  if (person.providerId !== providerId) throw new ToolkitError(refusal);
  const { email, name } = person;
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId,
    federatedId: `${providerId}/${localId}`,
    localId,
    email,
    emailVerified: true,
    displayName: name,
    fullName: name,
    rawUserInfo: JSON.stringify({ id: localId, email, name }),
    idToken: session.idToken,
    refreshToken: session.refreshToken,
    expiresIn: String(session.expiresIn),
  };
}

async function lookup(provider: LocalProvider, body: unknown) {
  const request = lookupSchema.safeParse(body);
  if (!request.success) throw new ToolkitError('INVALID_ID_TOKEN');
  const { localId, person, signedInAt } = await orRefuse(
    () => provider.lookup(request.data.idToken),
    'INVALID_ID_TOKEN',
    'TOKEN_EXPIRED',
  );
  const { email, name: displayName, providerId } = person;
  const at = String(signedInAt.getTime());
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        localId,
        email,
        emailVerified: true,
        displayName,
        createdAt: at,
        lastLoginAt: at,
        providerUserInfo: [{ providerId, rawId: localId, federatedId: localId, email, displayName }],
      },
    ],
  };
}

function presentToken({ idToken, refreshToken, expiresIn, localId }: LocalSession, projectId: string) {
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: refreshToken,
    expires_in: String(expiresIn),
    token_type: 'Bearer',
    user_id: localId,
    project_id: projectId,
  };
}

/** `expired` is for sessions, which then ask for a new sign-in; a credential that is over is just a wrong one. */
async function orRefuse<T>(read: () => Promise<T>, refusal: string, expired = refusal): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof joseErrors.JWTExpired) throw new ToolkitError(expired);
    if (error instanceof joseErrors.JOSEError || error instanceof z.ZodError) throw new ToolkitError(refusal);
    throw error;
  }
}

async function jsonOf(c: Context): Promise<unknown> {
  return c.req.json().catch(() => null);
}
