import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { IssueNight } from '#src/components/desk/letters/IssueNight.tsx';
import type { Issue } from '#src/contract/desk/letters/deskNewsletter.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { issueName, isUnderWay } from '#src/domain/newsletterIssue.ts';
import { openNight } from '#src/queries/desk/letters/deskNewsletter.ts';
import { issueFailure } from './issueFailure.tsx';

/** The question of the address why a newsletter does not wait for the morning, while that can still be decided. */
export function IssueNightContainer({ issue }: { issue: Issue }) {
  const { id, subject, state, counts, audience, night } = issue;
  const here = deskPaths.newsletterIssue(id);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const close = () => navigate(here, { replace: true });
  const opening = useMutation({
    mutationFn: () => openNight(sendToApi, id, reason.trim()),
    onSuccess: close,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  if (!isUnderWay(state) || (night !== null && !opening.isError)) return null;
  return (
    <IssueNight
      subject={issueName(subject)}
      waiting={state === 'scheduled' ? audience.recipients : counts.waiting}
      reason={reason}
      onChange={setReason}
      state={opening.isPending ? 'busy' : 'ready'}
      failure={issueFailure(opening.error)}
      onAct={() => opening.mutate()}
      onClose={() => {
        opening.reset();
        void close();
      }}
    />
  );
}
