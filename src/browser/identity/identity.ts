import { forgetHomes } from '#src/browser/learning/forgetHomes.ts';
import { browserStorage, tabStorage } from '#src/browser/storage/storage.ts';
import type { BrowserIdentityConfig } from '#src/contract/browserServices.ts';
import type { SignInMethod } from '#src/domain/signIn.ts';
import { endedSession } from './endedSession.ts';
import type { FirebaseIdentity, SignInFailure } from './firebaseIdentity.ts';
import { pendingKey, returnKey } from './returnKeys.ts';
import { sessionKeyPrefix } from './sessionKey.ts';

/** The signed-in person, as the identity provider knows them (spec 3). */
export interface SessionUser {
  uid: string;
  displayName: string | null;
  email: string | null;
  emailVerified: boolean;
  photoURL: string | null;
}

export interface IdentityState {
  user: SessionUser | null;
  /** `true` until the provider has said who is here (spec 4, authentication). */
  isLoading: boolean;
  error: SignInFailure | null;
}

/** Before anything is known, and on the server. */
export const unknownIdentity: IdentityState = { user: null, isLoading: true, error: null };

let state = unknownIdentity;
let config: BrowserIdentityConfig | undefined;
let opened: Promise<FirebaseIdentity> | undefined;
const listeners = new Set<() => void>();

/** The state now; the same object until something changes. */
export function currentIdentity(): IdentityState {
  return state;
}

/** Calls back on every change; answers a function that stops it. */
export function onIdentityChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Milliseconds after which nobody waits any longer to hear it. */
const longestUnknown = 3000;

/** Resolves once it is known who is here, which for most visitors it is, or when that takes too long. */
export function whoIsHere(): Promise<void> {
  if (!state.isLoading || !(hasSession() || isReturning())) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onIdentityChange(() => !state.isLoading && end());
    const limit = setTimeout(end, longestUnknown);
    function end() {
      clearTimeout(limit);
      stop();
      resolve();
    }
  });
}

/**
 * Finds out who is here; called once. Most visitors have no session: for them it is known at once, without a byte of
 * Firebase (architecture, identity).
 */
export function startIdentity(browserConfig: BrowserIdentityConfig): void {
  if (config) return;
  config = browserConfig;
  if (isReturning()) void finish();
  else if (hasSession()) void open().catch(failed);
  else set({ isLoading: false });
  window.addEventListener('storage', ({ key }) => {
    // Somebody signed in in another tab.
    if (key?.startsWith(sessionKeyPrefix) && !opened) void open().catch(failed);
  });
}

/** Leaves the page for the provider's sign-in; comes back to this address. */
export async function signInWithRedirect(method: SignInMethod): Promise<void> {
  set({ error: null });
  try {
    const error = await (await open()).signIn(method);
    if (error) set({ error });
  } catch (error) {
    failed(error);
  }
}

/** The ID token for the product's own calls, or `null` when nobody is signed in (any more). `force` makes a new one. */
export async function idToken(force = false): Promise<string | null> {
  if (!opened) return null;
  const { user } = state;
  const token = await (await opened).idToken(force);
  // Ended by the provider.
  if (user && token === null) endedSession.note(user.uid);
  return token;
}

/** Ends the session here and in the other tabs. */
export async function signOut(error: SignInFailure | null = null): Promise<void> {
  if (error && state.user) endedSession.note(state.user.uid);
  if (opened) await (await opened).signOut();
  forgetHomes();
  set({ user: null, isLoading: false, error });
}

/** Has the identity provider forget who is signed in, and ends the session. */
export async function deleteIdentity(): Promise<void> {
  if (opened) await (await opened).deleteAccount();
  forgetHomes();
  set({ user: null, isLoading: false, error: null });
}

function open(): Promise<FirebaseIdentity> {
  const browserConfig = config;
  if (!browserConfig) throw new Error('startIdentity() comes first.');
  opened ??= load(browserConfig).catch((error: unknown) => {
    // Whoever asks next loads it anew.
    opened = undefined;
    throw error;
  });
  return opened;
}

async function load(browserConfig: BrowserIdentityConfig): Promise<FirebaseIdentity> {
  const { FirebaseIdentity } = await import('./firebaseIdentity.ts');
  return new FirebaseIdentity(browserConfig, (user) => {
    // While a sign-in is being finished the old answer „nobody“ is not the news.
    if (user) set({ user: sessionUser(user), isLoading: false, error: null });
    else if (!isFinishing) {
      forgetHomes();
      set({ user: null, isLoading: false });
    }
  });
}

let isFinishing = false;

async function finish(): Promise<void> {
  isFinishing = true;
  try {
    const identity = await open();
    const error = await identity.finishSignIn();
    isFinishing = false;
    const user = await identity.user();
    set({ user: user && sessionUser(user), isLoading: false, error });
  } catch (error) {
    failed(error);
  }
}

/** The SDK itself could not be loaded: the visitor reads on as anonymous. */
function failed(error: unknown): void {
  isFinishing = false;
  set({ user: null, isLoading: false, error: { reason: 'network' } });
  reportError(error);
}

function set(change: Partial<IdentityState>): void {
  state = { ...state, ...change };
  // The header leaves room for a learner by it; see the script in <head>.
  if (!state.isLoading) document.documentElement.classList.toggle('session', state.user !== null);
  for (const listener of listeners) listener();
}

function sessionUser({ uid, displayName, email, emailVerified, photoURL }: SessionUser): SessionUser {
  return { uid, displayName, email, emailVerified, photoURL };
}

/** Whether Firebase keeps a session here. */
function hasSession(): boolean {
  return browserStorage.keys().some((key) => key.startsWith(sessionKeyPrefix));
}

/** Whether this page is opened by a provider that has just asked the visitor. */
function isReturning(): boolean {
  return location.hash.startsWith(`#${returnKey}=`) || tabStorage.keys().includes(pendingKey);
}
