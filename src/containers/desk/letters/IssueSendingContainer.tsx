import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { IssueFailures } from '#src/components/desk/letters/IssueFailures.tsx';
import { IssueGroupProgress } from '#src/components/desk/letters/IssueGroupProgress.tsx';
import { IssuePreviewPane } from '#src/components/desk/letters/IssuePreviewPane.tsx';
import { IssueProgress } from '#src/components/desk/letters/IssueProgress.tsx';
import { IssueQuestion } from '#src/components/desk/letters/IssueQuestion.tsx';
import { IssueStateBadge } from '#src/components/desk/letters/IssueStateBadge.tsx';
import { useIsAdmin } from '#src/containers/desk/kit/useIsAdmin.ts';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import type { Issue } from '#src/contract/desk/letters/deskNewsletter.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { groupKey, groupName } from '#src/domain/letterGroups.ts';
import { isUnderWay as isIssueUnderWay, issueName, waitsForMorning } from '#src/domain/newsletterIssue.ts';
import { createIssue, groupChoices, type IssueAct, steerIssue } from '#src/queries/desk/letters/deskNewsletter.ts';
import { IssueNightContainer } from './IssueNightContainer.tsx';
import { issueFailure } from './issueFailure.tsx';
import { TemplateKeepingContainer } from './TemplateKeepingContainer.tsx';
import { useIssuePreview } from './useIssuePreview.ts';

interface Props {
  userId: string;
  issue: Issue;
}

/** A newsletter that waits, is on its way or has left: how it goes, and what can still be done about it. */
export function IssueSendingContainer({ userId, issue }: Props) {
  const { id, subject, state, counts } = issue;
  const here = deskPaths.newsletterIssue(id);
  const { filters, hrefWith } = useListAddress(here);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isAdmin = useIsAdmin(userId);
  const now = useNow();
  const { preview, isStale } = useIssuePreview(userId, issue);
  const { data: choices } = useQuery({ ...groupChoices(userId), enabled: issue.byGroup.length > 0 });
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['desk'] });
  const close = () => navigate(here, { replace: true });
  const steering = useMutation({
    mutationFn: (act: IssueAct) => steerIssue(sendToApi, id, act),
    onSuccess: close,
    onSettled,
  });
  const copying = useMutation({
    mutationFn: () => createIssue(sendToApi, { fromId: id }),
    onSuccess: (made) => navigate(deskPaths.newsletterIssue(made.id)),
    onSettled,
  });
  const isUnderWay = isIssueUnderWay(state);
  const isAsked = filters.zastavit !== undefined && (state === 'sending' || state === 'paused');
  const failure = issueFailure(steering.error ?? copying.error);
  const busy = steering.isPending ? 'busy' : 'ready';
  return (
    <DeskPage
      title={issueName(subject)}
      note={<IssueStateBadge state={state} />}
      actions={
        <SendingActs
          {...{ issue, isAdmin, hrefWith }}
          canOpenNight={isUnderWay && issue.night === null && waitsForMorning(issue, now)}
          busy={busy}
          onAct={steering.mutate}
          copying={copying.isPending ? 'busy' : 'ready'}
          onCopy={() => copying.mutate()}
        />
      }
    >
      {failure && !isAsked && (
        <DeskNote tone="danger" isAlert>
          {failure}
        </DeskNote>
      )}
      <IssueProgress
        issue={issue}
        endNight={
          isAdmin &&
          isUnderWay && (
            <DeskButton size="row" state={busy} onPress={() => steering.mutate('night-end')}>
              Zrušiť výnimku
            </DeskButton>
          )
        }
        resume={
          isAdmin && (
            <DeskButton kind="primary" icon="play" size="row" state={busy} onPress={() => steering.mutate('resume')}>
              Pokračovať
            </DeskButton>
          )
        }
      />
      {issue.byGroup.length > 0 && (
        <IssueGroupProgress
          groups={issue.byGroup.map(({ group, ...one }) => ({
            ...one,
            key: groupKey(group),
            name: groupName(group, choices?.courses ?? []),
          }))}
        />
      )}
      {issue.failures.length > 0 && <IssueFailures failures={issue.failures} />}
      <IssuePreviewPane subject={subject} preview={preview} isStale={isStale} />
      {filters.sablona !== undefined && (
        <TemplateKeepingContainer userId={userId} issue={issue} saved={async () => undefined} />
      )}
      {isAdmin && filters.noc !== undefined && <IssueNightContainer issue={issue} />}
      {isAsked && (
        <IssueQuestion
          kind="stop"
          subject={issueName(subject)}
          sent={counts.sent}
          waiting={counts.recipients - counts.sent - counts.bounced - counts.failed - counts.skipped}
          state={busy}
          failure={failure}
          milder={
            state === 'sending' && (
              <DeskButton state={busy} onPress={() => steering.mutate('pause')}>
                Radšej pozastaviť
              </DeskButton>
            )
          }
          onAct={() => steering.mutate('stop')}
          onClose={() => {
            steering.reset();
            void close();
          }}
        />
      )}
    </DeskPage>
  );
}

interface ActsProps {
  issue: Issue;
  isAdmin: boolean;
  hrefWith: (filters: Record<string, string>) => string;
  /** Some of it waits for a morning, and nobody has decided otherwise. */
  canOpenNight: boolean;
  busy: 'ready' | 'busy';
  onAct: (act: IssueAct) => void;
  copying: 'ready' | 'busy';
  onCopy: () => void;
}

function SendingActs({ issue: { state }, isAdmin, hrefWith, canOpenNight, busy, onAct, copying, onCopy }: ActsProps) {
  return (
    <>
      {isAdmin && state === 'scheduled' && (
        <DeskButton state={busy} onPress={() => onAct('unschedule')}>
          Zrušiť plán a&nbsp;upraviť
        </DeskButton>
      )}
      {isAdmin && state === 'sending' && (
        <DeskButton state={busy} onPress={() => onAct('pause')}>
          Pozastaviť
        </DeskButton>
      )}
      {isAdmin && canOpenNight && (
        <DeskButtonLink href={hrefWith({ noc: '1' })}>Poslať aj v&nbsp;noci, raz…</DeskButtonLink>
      )}
      {isAdmin && (state === 'sending' || state === 'paused') && (
        <DeskButtonLink kind="danger" href={hrefWith({ zastavit: '1' })}>
          Zastaviť a&nbsp;ďalej neposielať…
        </DeskButtonLink>
      )}
      <DeskButtonLink kind="plain" href={hrefWith({ sablona: '1' })}>
        Urobiť šablónu…
      </DeskButtonLink>
      {(state === 'sent' || state === 'stopped') && (
        <DeskButton state={copying} onPress={onCopy}>
          Použiť znova
        </DeskButton>
      )}
    </>
  );
}
