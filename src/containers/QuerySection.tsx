import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import type { readQuery } from '#src/queries/readQuery.ts';

interface Props<T> {
  query: ReturnType<typeof readQuery<T>>;
  children: (data: T) => ReactNode;
}

/** Runs a query and shows its loading, error or content. */
export function QuerySection<T>({ query, children }: Props<T>) {
  const { status, data, isFetching, refetch } = useQuery(query);
  const shown = status === 'error' && !isFetching ? 'error' : status === 'success' ? 'ready' : 'loading';
  return (
    <DataSection status={shown} data={data} onRetry={() => void refetch()}>
      {children}
    </DataSection>
  );
}
