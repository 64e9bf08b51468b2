import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { JoinClassView } from '#src/components/school/JoinClassView.tsx';
import { useProfile } from '#src/containers/account/useProfile.ts';
import { useSession } from '#src/containers/account/useSession.ts';
import { paths } from '#src/domain/paths.ts';
import { ApiError, refusalOf } from '#src/queries/apiClient.ts';
import { joinClass, leaveClass, openedClass } from '#src/queries/school.ts';

const whyNot = (error: unknown) => {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404 || status === 400) return 'unknown' as const;
  return status === 429 ? ('too-many' as const) : ('failed' as const);
};

/** /trieda: whose class a code is, and joining it. */
export function JoinClassContainer({ code }: { code: string }) {
  const queryClient = useQueryClient();
  const { userId, isLoading } = useSession();
  const { profile } = useProfile();
  const [asked, setAsked] = useState(code);
  const query = openedClass(sendToApi, userId ?? '', asked);
  const opened = useQuery({ ...query, enabled: Boolean(profile) && asked !== '' });
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['school'] });
  const joining = useMutation({
    mutationFn: (name: string) => joinClass(sendToApi, { code: asked, name }),
    onSuccess: (next) => queryClient.setQueryData(query.queryKey, next),
    onSettled,
  });
  const leaving = useMutation({
    mutationFn: () => leaveClass(sendToApi, opened.data?.id ?? ''),
    onSuccess: () => {
      joining.reset();
      if (opened.data) queryClient.setQueryData(query.queryKey, { ...opened.data, memberName: null });
    },
    onSettled,
  });
  const here = paths.joinClass(asked || undefined);
  const signInHref = profile === null ? paths.onboarding(here) : paths.login(here);
  const isHere = isLoading || (userId !== null && profile !== null);
  const failure = joining.error ?? leaving.error;
  const state = failure ? (refusalOf(failure) === 'class-full' ? 'full' : 'failed') : 'ready';
  return (
    <JoinClassView
      code={asked}
      opened={opened.data ?? (opened.isFetching ? 'loading' : opened.error ? whyNot(opened.error) : null)}
      knownName={profile?.displayName ?? ''}
      signInHref={isHere ? null : signInHref}
      state={joining.isPending || leaving.isPending ? 'busy' : state}
      hasLeft={leaving.isSuccess && !joining.isSuccess}
      onOpen={(typed) => {
        leaving.reset();
        joining.reset();
        if (typed === asked) void opened.refetch();
        else setAsked(typed);
      }}
      onJoin={(name) => joining.mutate(name)}
      onLeave={() => leaving.mutate()}
    />
  );
}
