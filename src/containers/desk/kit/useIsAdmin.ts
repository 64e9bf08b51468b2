import { useQuery } from '@tanstack/react-query';
import { deskOf } from '#src/queries/desk/frame/desk.ts';

/** Whether who sits at the desk may do what only admins may. */
export function useIsAdmin(userId: string): boolean {
  return useQuery(deskOf(userId)).data?.roles.includes('ADMIN') ?? false;
}
