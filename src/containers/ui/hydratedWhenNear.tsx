import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { whenNeeded } from '#src/browser/page/whenNeeded.ts';

/**
 * What the server renders and what works by itself until then – links, forms; the browser loads its code when the element
 * `id` is near. To be made once, outside of components: an update from above would have React throw away what it has not
 * hydrated yet.
 */
export function hydratedWhenNear(id: string, load: () => Promise<ComponentType>): ReactElement {
  const Late = lazy(async () => {
    if (typeof window !== 'undefined') await whenNeeded(id);
    return { default: await load() };
  });
  return (
    <Suspense>
      <Late />
    </Suspense>
  );
}
