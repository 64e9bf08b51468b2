import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { IssueQuestion } from '#src/components/desk/letters/IssueQuestion.tsx';
import { IssueSchedule, type ScheduleChoice } from '#src/components/desk/letters/IssueSchedule.tsx';
import { useIsAdmin } from '#src/containers/desk/kit/useIsAdmin.ts';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import type { Issue, IssueSchedule as IssuePlan } from '#src/contract/desk/letters/deskNewsletter.ts';
import { clockInBratislava } from '#src/domain/bratislava.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { days } from '#src/domain/duration.ts';
import { type checkIssue, issueName } from '#src/domain/newsletterIssue.ts';
import { removeIssue, scheduleIssue } from '#src/queries/desk/letters/deskNewsletter.ts';
import { issueFailure } from './issueFailure.tsx';
import { TemplateKeepingContainer } from './TemplateKeepingContainer.tsx';

interface Props {
  userId: string;
  issue: Issue;
  /** As it is written now. */
  subject: string;
  /** Whom it reaches as it is written now. */
  recipients: number;
  checks: ReturnType<typeof checkIssue>;
  isSendable: boolean;
  /** Saves what is written, and tells its version. */
  saved: () => Promise<number>;
  onScheduled: (scheduled: Issue) => void;
}

/** What the address asks about a newsletter that is being written: when it is sent, or whether it is thrown away. */
export function IssueQuestionContainer({
  userId,
  issue,
  subject,
  recipients,
  checks,
  isSendable,
  saved,
  onScheduled,
}: Props) {
  const { id } = issue;
  const here = deskPaths.newsletterIssue(id);
  const { filters } = useListAddress(here);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isAdmin = useIsAdmin(userId);
  const now = useNow();
  const [choice, setChoice] = useState<ScheduleChoice>(() => firstChoice(issue.pace, now));
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['desk'] });
  const close = () => navigate(here, { replace: true });
  const scheduling = useMutation({
    mutationFn: async (when: Pick<IssuePlan, 'sendAt' | 'nightReason'>) =>
      scheduleIssue(sendToApi, id, { version: await saved(), pace: choice.pace, ...when }),
    onSuccess: (scheduled) => {
      onScheduled(scheduled);
      return close();
    },
    onSettled,
  });
  const removing = useMutation({
    mutationFn: () => removeIssue(sendToApi, id),
    onSuccess: () => navigate(deskPaths.newsletter(), { replace: true }),
    onSettled,
  });
  return (
    <>
      {filters.odoslat !== undefined && isAdmin && isSendable && (
        <IssueSchedule
          subject={subject}
          recipients={recipients}
          choice={choice}
          onChange={setChoice}
          warnings={checks.filter(({ tone }) => tone !== 'success').map(({ text }) => `${text}.`)}
          now={now}
          state={scheduling.isPending ? 'busy' : 'ready'}
          failure={issueFailure(scheduling.error)}
          onSend={(sendAt, nightReason) => scheduling.mutate({ sendAt, nightReason })}
          onClose={() => {
            scheduling.reset();
            void close();
          }}
        />
      )}
      {filters.sablona !== undefined && <TemplateKeepingContainer userId={userId} issue={issue} saved={saved} />}
      {filters.zmazat !== undefined && (
        <IssueQuestion
          kind="remove"
          subject={issueName(subject)}
          sent={0}
          waiting={0}
          state={removing.isPending ? 'busy' : 'ready'}
          failure={issueFailure(removing.error)}
          onAct={() => removing.mutate()}
          onClose={() => {
            removing.reset();
            void close();
          }}
        />
      )}
    </>
  );
}

/** What is chosen when the question is asked: tomorrow at five in the afternoon. */
function firstChoice(pace: number, now: number): ScheduleChoice {
  const { date } = clockInBratislava(now + days(1));
  return { isNow: false, date, clock: '17:00', pace, nightReason: null };
}
