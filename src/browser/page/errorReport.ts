import type { BrowserError } from '#src/contract/browserError.ts';
import { mostErrorPlaces, releasePattern } from '#src/contract/limits.ts';
import { plainErrorMessage, plainErrorName } from '#src/domain/browserError.ts';

/** Of a stack that calls itself the beginning says enough. */
const readOfStack = 5_000;

/** What was ended on purpose, and what the API has refused, which is in the server's log. */
const noErrors = ['AbortError', 'ApiError'];

/** A connection that is away, and code that does not come, are the network's errors: the page says so itself, or loads anew. */
const ofNetwork =
  /^(?:Failed to fetch|NetworkError when|Load failed|error loading dynamic|Importing a module)|dynamically imported module/;

/**
 * What is told of an error that our own scripts have thrown, and of nobody; `null` of errors of extensions, of other sites' scripts and of
 * the network, which are not ours. Learners' programs run in frames of their own, whose errors never come here.
 */
export function reportOf(error: unknown): BrowserError | null {
  const { release = '', route } = document.documentElement.dataset;
  if (!(error instanceof Error || error instanceof DOMException) || !releasePattern.test(release)) return null;
  const { name, message } = error;
  const places = ownPlaces(error);
  if (places.length === 0 || noErrors.includes(name) || ofNetwork.test(message)) return null;
  return {
    release,
    ...(route && { route }),
    name: plainErrorName(name),
    message: plainErrorMessage(message),
    places,
  };
}

/** Files of the build with line and column, the innermost first; none where the innermost is not ours. */
function ownPlaces({ message, stack = '' }: Error | DOMException): string[] {
  const ours = `${location.origin}/assets/`;
  // Chromium begins with the message, which may say anything.
  const said = stack.indexOf(message);
  const frames = said === -1 ? stack : stack.slice(said + message.length);
  const found = frames.slice(0, readOfStack).matchAll(/(?:[\w-]+:\/\/[^\s()]*|<anonymous>):\d+:\d+/g);
  const addresses = [...found].map(([address]) => address);
  if (!addresses[0]?.startsWith(ours)) return [];
  return addresses
    .filter((address) => address.startsWith(ours))
    .map((address) => address.slice(ours.length))
    .filter((place) => /^[\w.-]+\.js:\d+:\d+$/.test(place))
    .slice(0, mostErrorPlaces);
}
