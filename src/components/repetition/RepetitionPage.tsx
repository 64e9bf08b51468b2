import type { ReactNode } from 'react';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import { type RepetitionLine, RepetitionLines } from './RepetitionLines.tsx';

interface Props {
  /** Where „Skončiť na dnes“ leads; it stands while something is asked. */
  leaveTo?: string | undefined;
  isOffline?: boolean;
  /** How far the sitting is; none while nothing is asked. */
  lines?: readonly RepetitionLine[] | undefined;
  children: ReactNode;
}

/** The page of what returns: its name, the way out, and a line where there is no connection. */
export function RepetitionPage({ leaveTo, isOffline = false, lines, children }: Props) {
  return (
    <div className="page pt-5 pb-12 m:pt-8 m:pb-18">
      <div className="mx-auto max-w-[46rem]">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h1 className="text-h2">Opakovanie</h1>
          {leaveTo && <TextLink href={leaveTo}>Skončiť na dnes</TextLink>}
        </div>
        {isOffline && (
          <p role="status" className="mb-4 rounded-md bg-accent-soft px-4 py-2.5 text-md">
            Si offline. Pokojne odpovedaj ďalej, odpovede tu počkajú.
          </p>
        )}
        {lines && (
          <div className="mb-6">
            <RepetitionLines lines={lines} />
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
