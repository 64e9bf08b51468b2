import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { whenNeeded } from '#src/browser/page/whenNeeded.ts';

/**
 * What the server renders and what works by itself until then – links, forms; the browser loads its code when the element
 * `id` is near. To be made once, outside of components: an update from above would have React throw away what it has not
 * hydrated yet.
 */
export function hydratedWhenNear(id: string, load: () => Promise<ComponentType>): ReactElement {
  const Late = lazy(async () => {
    if (typeof window === 'undefined') return { default: await load() };
    await whenNeeded(id);
    // Without a network the markup stays as it is, and the page around it too.
    for (let pause = 2000; ; pause *= 2) {
      const loaded = await load().catch(() => null);
      if (loaded) return { default: loaded };
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  });
  return (
    <Suspense>
      <Late />
    </Suspense>
  );
}
