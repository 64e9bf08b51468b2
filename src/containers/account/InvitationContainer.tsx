import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { InvitationView } from '#src/components/account/InvitationView.tsx';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { paths } from '#src/domain/paths.ts';
import { ApiError, refusalOf } from '#src/queries/apiClient.ts';
import { acceptInvitation, openedInvitation } from '#src/queries/invitation.ts';
import { useSession } from './useSession.ts';

/** /pozvanka: what the link of an invitation leads to. Kept pages know no query, so its token is read in the browser. */
export function InvitationContainer() {
  const { search } = useLocation();
  const { user, isLoading, leaveTo } = useSession();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(new URLSearchParams(search).get('token') ?? ''), [search]);
  const opened = useQuery({ ...openedInvitation(sendToApi, token ?? ''), enabled: Boolean(token) });
  const accepting = useMutation({
    mutationFn: () => acceptInvitation(sendToApi, { token: token ?? '' }),
    // A new document: nothing that was refused before is remembered.
    onSuccess: () => location.assign(deskPaths.overview()),
    onError: () => opened.refetch(),
  });
  const isUnknown = token === '' || (opened.error instanceof ApiError && [400, 404].includes(opened.error.status));
  const here = paths.login(`${paths.invitation()}?token=${token ?? ''}`);
  const refusal = refusalOf(accepting.error) === 'invitation-other-address' ? 'other-address' : 'failed';
  return (
    <InvitationView
      invitation={
        isUnknown
          ? 'invalid'
          : opened.isError && !opened.isFetching
            ? 'failed'
            : isLoading
              ? null
              : (opened.data ?? null)
      }
      email={user?.email ?? null}
      signInHref={here}
      state={accepting.isPending || accepting.isSuccess ? 'busy' : 'ready'}
      refusal={accepting.isError ? refusal : null}
      onAccept={() => accepting.mutate()}
      onOther={() => void leaveTo(here)}
      onRetry={() => void opened.refetch()}
    />
  );
}
