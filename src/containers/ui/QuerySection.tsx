import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataSection, type Room } from '#src/components/ui/DataSection.tsx';
import type { readQuery } from '#src/queries/readQuery.ts';
import { sectionOf } from './queryState.ts';

interface Props<T> {
  query: ReturnType<typeof readQuery<T>>;
  /** `page`: the whole page is in it. */
  room?: Room;
  children: (data: T) => ReactNode;
}

/** Runs a query and shows its loading, error or content. */
export function QuerySection<T>({ query, room, children }: Props<T>) {
  return (
    <DataSection {...sectionOf(useQuery(query))} room={room}>
      {children}
    </DataSection>
  );
}
