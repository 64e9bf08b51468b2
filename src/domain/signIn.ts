/** One of the two ways to sign in (spec 2, sign-in). */
export type SignInMethod = 'google' | 'github';
