import { createServer } from 'node:net';

/** The system may offer a port again as soon as it is closed; who asks for two gets two. */
const given = new Set<number>();

/** A port of this machine that nobody listens on, and that this process was not given before. */
export async function freePort(): Promise<number> {
  const port = await offeredPort();
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}

function offeredPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
