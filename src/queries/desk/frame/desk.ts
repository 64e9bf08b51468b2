import { queryOptions } from '@tanstack/react-query';
import { minutes } from '#src/domain/duration.ts';
import { addressOf } from '#src/queries/apiClient.ts';
import { ownQuery } from '#src/queries/ownQuery.ts';

/** Who sits at the desk, and how much waits there; asked again while it is open. */
export const deskOf = (userId: string) =>
  queryOptions({ ...ownQuery('desk', addressOf('/admin/desk'), userId), staleTime: 0, refetchInterval: minutes(1) });
