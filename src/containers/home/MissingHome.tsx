import { useLayoutEffect } from 'react';
import { LastSeenNote } from '#src/components/home/LastSeenNote.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import type { OwnHomeProps } from './OwnHomeContainer.tsx';

/** The home page could not be read: what was kept of it stays, and that is said. */
export function MissingHome({ hasKept, onShown, onRetry }: OwnHomeProps & { onRetry: () => void }) {
  useLayoutEffect(() => {
    if (!hasKept) onShown();
  });
  if (hasKept) return <LastSeenNote place="page" reason={navigator.onLine ? 'failed' : 'offline'} onRetry={onRetry} />;
  return (
    <DataSection status="error" data={undefined} room="page" onRetry={onRetry}>
      {() => null}
    </DataSection>
  );
}
