import { hydratedWhenNear } from '#src/containers/ui/hydratedWhenNear.tsx';

const id = 'co-dalej';

/** The end of an article or an episode. */
export const whatNext = (
  <div id={id}>{hydratedWhenNear(id, async () => (await import('./WhatNextContainer.tsx')).WhatNextContainer)}</div>
);
