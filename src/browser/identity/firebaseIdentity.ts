import { type FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  deleteUser,
  GithubAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  initializeAuth,
  onIdTokenChanged,
  signInWithCredential,
  signInWithRedirect,
  signOut,
  type User,
} from 'firebase/auth';
import type { BrowserIdentityConfig } from '#src/contract/browserServices.ts';
import { seconds } from '#src/domain/duration.ts';
import type { SignInMethod } from '#src/domain/signIn.ts';
import { withinTime } from '#src/withinTime.ts';
import { pendingKey, returnKey } from './returnKeys.ts';

/** Why a sign-in failed; `otherMethod` is the one that the address already belongs to. */
export interface SignInFailure {
  reason: 'network' | 'cancelled' | 'other-method' | 'session-ended' | 'timeout' | 'unknown';
  otherMethod?: SignInMethod;
}

/** What the local sign-in page hands back in the address. */
interface LocalCredential {
  method: SignInMethod;
  token: string;
}

/** Milliseconds; a provider that was silent for so long says nothing any more, and the visitor should know. */
const patience = seconds(20);
const late = () => 'late' as const;

/** The door to the Firebase SDK; in a chunk of its own, because most visitors never need it. */
export class FirebaseIdentity {
  readonly #auth: Auth;
  readonly #config: BrowserIdentityConfig;
  /** Over once it is known who is signed in, or the provider has been silent for too long. */
  readonly #known: Promise<unknown>;

  constructor(config: BrowserIdentityConfig, onUser: (user: User | null) => void) {
    const { apiKey, projectId, authDomain } = config;
    this.#config = config;
    this.#auth = initializeAuth(initializeApp({ apiKey, projectId, authDomain }), {
      persistence: browserLocalPersistence,
      ...(config.provider === 'local' ? {} : { popupRedirectResolver: browserPopupRedirectResolver }),
    });
    if (config.provider !== 'firebase') {
      connectAuthEmulator(this.#auth, config.emulatorUrl ?? location.origin, { disableWarnings: true });
    }
    onIdTokenChanged(this.#auth, onUser);
    this.#known = withinTime(patience, this.#auth.authStateReady(), late);
  }

  /** Leaves the page for the provider's; answers only when that fails. */
  async signIn(method: SignInMethod): Promise<SignInFailure | null> {
    sessionStorage.setItem(pendingKey, method);
    if (this.#config.provider === 'local') {
      const query = new URLSearchParams({ provider: method, returnTo: location.pathname + location.search });
      location.assign(`/__/auth/local?${query}`);
      return null;
    }
    try {
      await signInWithRedirect(this.#auth, providerOf(method));
      return null;
    } catch (error) {
      sessionStorage.removeItem(pendingKey);
      return failureOf(error as FirebaseError, method);
    }
  }

  /** Finishes a sign-in that has just come back from the provider; answers why it failed, or `null`. */
  async finishSignIn(): Promise<SignInFailure | null> {
    const local = takeLocalReturn();
    const tried = sessionStorage.getItem(pendingKey) === 'github' ? 'github' : 'google';
    if (local === 'cancelled') return { reason: 'cancelled' };
    try {
      const answer = await withinTime(patience, this.#answerOf(local), late);
      return answer === 'late' ? { reason: 'timeout' } : null;
    } catch (error) {
      return failureOf(error as FirebaseError, tried);
    } finally {
      sessionStorage.removeItem(pendingKey);
    }
  }

  async #answerOf(local: LocalCredential | null): Promise<void> {
    if (local) await signInWithCredential(this.#auth, localCredential(local));
    else if (this.#config.provider !== 'local') await getRedirectResult(this.#auth);
  }

  /** Who is signed in, once that is known; nobody while the provider is silent. */
  async user(): Promise<User | null> {
    await this.#known;
    return this.#auth.currentUser;
  }

  /**
   * The current ID token, made anew shortly before it is over, or when `force` is set; `null` when signed out, also by
   * the provider. Throws when the provider cannot be reached.
   */
  async idToken(force: boolean): Promise<string | null> {
    const user = await this.user();
    try {
      return (await user?.getIdToken(force)) ?? null;
    } catch (error) {
      if (reasons[(error as FirebaseError).code] === 'network') throw error;
      return null;
    }
  }

  async signOut(): Promise<void> {
    await signOut(this.#auth);
  }

  /** Has the provider forget who is signed in. It refuses when the sign-in is long ago; then they are signed out. */
  async deleteAccount(): Promise<void> {
    const user = await this.user();
    try {
      if (user) await deleteUser(user);
    } catch (error) {
      reportError(error);
      await this.signOut();
    }
  }
}

function providerOf(method: SignInMethod): GoogleAuthProvider | GithubAuthProvider {
  // A profile needs an address, and GitHub tells only public ones unless it is asked for more.
  if (method === 'github') return new GithubAuthProvider().addScope('user:email') as GithubAuthProvider;
  return new GoogleAuthProvider().addScope('profile') as GoogleAuthProvider;
}

function localCredential({ method, token }: LocalCredential) {
  return method === 'google' ? GoogleAuthProvider.credential(token) : GithubAuthProvider.credential(token);
}

const reasons: Record<string, SignInFailure['reason']> = {
  'auth/network-request-failed': 'network',
  'auth/redirect-cancelled-by-user': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/account-exists-with-different-credential': 'other-method',
  'auth/user-token-expired': 'session-ended',
};

/** The SDK's error in the site's words. */
function failureOf({ code }: FirebaseError, tried: SignInMethod): SignInFailure {
  const reason = reasons[code] ?? 'unknown';
  // There are two methods: what was tried is not it, so it is the other one.
  return reason === 'other-method' ? { reason, otherMethod: tried === 'github' ? 'google' : 'github' } : { reason };
}

/** Takes the local page's answer out of the address, where nobody should copy it from. */
function takeLocalReturn(): LocalCredential | 'cancelled' | null {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const token = fragment.get(returnKey);
  if (!token) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (token === 'zrusene') return 'cancelled';
  return { method: fragment.get('poskytovatel') === 'github' ? 'github' : 'google', token };
}
