import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { tell } from '#src/browser/page/watchErrors.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={tell} />
    </StrictMode>,
    // What a boundary has caught is an error none the less, and so is what a loader has thrown, which the router tells.
    { onCaughtError: window.reportError },
  );
});
