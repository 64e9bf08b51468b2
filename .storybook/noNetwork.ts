const leaks: string[] = [];

/** Forbids the page whatever is not its own: `fetch`, pictures, sounds, frames. Sockets stay free for hot reload. */
export function closeNetwork(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content =
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src 'self' data: blob: ws: wss:";
  document.head.append(policy);
  document.addEventListener('securitypolicyviolation', (event) => leaks.push(event.blockedURI));
}

/** @throws Error when a request of the story was stopped: stories get their data by props. */
export async function failOnLeaks(): Promise<void> {
  // The browser reports a stopped request a moment after it.
  await new Promise((resolve) => setTimeout(resolve));
  const stopped = leaks.splice(0);
  if (stopped.length > 0) {
    throw new Error(
      `The story asked the network for ${stopped.join(', ')}. Give it the data by props, or a file of public/.`,
    );
  }
}
