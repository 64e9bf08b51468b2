/** What the site uses of the library; its published types do not know `preferred` yet. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** The best of `available` for the client; where it does not care, the order of `preferred`. */
    encoding<E extends string>(available: readonly E[], options?: { preferred: readonly E[] }): E | undefined;
  }
}
