/**
 * The memory of a Python that has started: it wakes up many times faster than it starts. Kept for each version of the frame; a browser
 * that keeps nothing starts it each time.
 */
const prefix = 'python ';

export async function keptSnapshot(frameUrl: string): Promise<Blob | undefined> {
  try {
    const cache = await caches.open(prefix + frameUrl);
    return (await cache.match(frameUrl))?.blob();
  } catch {
    return undefined;
  }
}

export async function keepSnapshot(frameUrl: string, snapshot: Blob): Promise<void> {
  try {
    for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
    const cache = await caches.open(prefix + frameUrl);
    await cache.put(frameUrl, new Response(snapshot));
  } catch {
    // Private windows and full disks.
  }
}
