/** In the session's storage while a redirect is under way. */
export const pendingKey = 'signInPending';
/** In the address when the local page comes back. */
export const returnKey = 'prihlasenie';
