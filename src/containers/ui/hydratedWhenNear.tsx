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
    // Browsers do not ask again for a module that did not come: the markup stays as it is, and the page around it whole.
    return { default: await load().catch(() => new Promise<never>(() => undefined)) };
  });
  return (
    <Suspense>
      <Late />
    </Suspense>
  );
}
