import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import { OwnClassesView } from '#src/components/school/OwnClassesView.tsx';
import type { OwnClass } from '#src/contract/schoolClass.ts';
import { leaveClass, ownClasses } from '#src/queries/school.ts';

/** The classes that a learner is in, with the way out of each. */
export function OwnClassesContainer({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const own = useQuery({ ...ownClasses(userId), staleTime: 0, throwOnError: false });
  const leaving = useMutation({
    mutationFn: ({ id }: OwnClass) => leaveClass(sendToApi, id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['school'] }),
  });
  const state = leaving.isPending ? 'busy' : leaving.isError ? 'failed' : null;
  return (
    <OwnClassesView
      items={own.data?.items ?? []}
      leaving={state && leaving.variables ? { id: leaving.variables.id, state } : null}
      onLeave={(one) => leaving.mutate(one)}
    />
  );
}
