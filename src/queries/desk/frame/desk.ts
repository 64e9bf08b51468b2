import { queryOptions } from '@tanstack/react-query';
import type { Desk } from '#src/contract/desk/frame/desk.ts';
import { ownQuery } from '#src/queries/ownQuery.ts';

/** Who sits at the desk, and how much waits there; asked again while it is open. */
export const deskOf = (userId: string) =>
  queryOptions({ ...ownQuery<Desk>('desk', '/admin/desk', userId), staleTime: 0, refetchInterval: 60_000 });
