import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import { DeskSegments } from '#src/components/desk/kit/DeskSegments.tsx';
import { SaveState } from '#src/components/desk/kit/SaveState.tsx';
import { IssueChecks } from '#src/components/desk/letters/IssueChecks.tsx';
import { IssueConflict } from '#src/components/desk/letters/IssueConflict.tsx';
import { IssueDesk } from '#src/components/desk/letters/IssueDesk.tsx';
import { IssueForm } from '#src/components/desk/letters/IssueForm.tsx';
import { IssueGroups } from '#src/components/desk/letters/IssueGroups.tsx';
import { IssuePreviewPane } from '#src/components/desk/letters/IssuePreviewPane.tsx';
import { useIsAdmin } from '#src/containers/desk/kit/useIsAdmin.ts';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import type { Issue, IssueDraft } from '#src/contract/desk/letters/deskNewsletter.ts';
import { clockOrTime } from '#src/domain/desk/content/deskContent.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { groupOfKey } from '#src/domain/letterGroups.ts';
import { letterHoles } from '#src/domain/letterHoles.ts';
import { checkIssue, isIssueShort, issueName } from '#src/domain/newsletterIssue.ts';
import { shortTime } from '#src/domain/shortTime.ts';
import { subscriberStates } from '#src/domain/subscriber.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { issueOf, testIssue } from '#src/queries/desk/letters/deskNewsletter.ts';
import { IssueQuestionContainer } from './IssueQuestionContainer.tsx';
import { issueFailure } from './issueFailure.tsx';
import { useIssueDraft } from './useIssueDraft.ts';
import { useIssueReaders } from './useIssueReaders.ts';

interface Props {
  userId: string;
  issue: Issue;
}

/** The writing of a newsletter, until it is scheduled. */
export function IssueEditorContainer({ userId, issue }: Props) {
  const { id } = issue;
  const here = deskPaths.newsletterIssue(id);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isAdmin = useIsAdmin(userId);
  const now = useNow();
  const onSaved = useCallback(
    (saved: Issue) => void queryClient.setQueryData(issueOf(userId, id).queryKey, saved),
    [queryClient, userId, id],
  );
  const { draft, change, save, state, savedAt, version, conflict } = useIssueDraft({ userId, issue, onSaved });
  const readers = useIssueReaders(userId, draft, issue);
  const { preview, audience } = readers;
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['desk'] });
  /** What is sent is what the server has. */
  const saved = async () => {
    if (!(await save())) throw new Error('It could not be saved.');
    return version();
  };
  const testing = useMutation({
    mutationFn: async () => testIssue(sendToApi, id, await saved()),
    onSettled,
  });
  const isTested = issue.isTested && state === 'saved';
  const checks = checkIssue(draft, preview, isTested);
  const isSendable = draft.subject.trim() !== '' && draft.text.trim() !== '' && isIssueShort(draft) && !conflict;
  const recipients = audience?.recipients ?? 0;
  const isReady = isSendable && recipients > 0 && letterHoles(draft).length === 0;
  return (
    <DeskPage
      title={issueName(draft.subject)}
      note={<SaveState state={state} savedAt={savedAt && clockOrTime(savedAt, now)} />}
      actions={
        <>
          <DraftActs here={here} />
          <DeskButton
            state={testing.isPending ? 'busy' : isSendable ? 'ready' : 'disabled'}
            onPress={() => testing.mutate()}
          >
            Poslať sebe
          </DeskButton>
          {isAdmin && (
            <DeskButton
              kind="primary"
              state={isReady ? 'ready' : 'disabled'}
              onPress={() => void navigate(withFilters(here, { odoslat: '1' }))}
            >
              Naplánovať…
            </DeskButton>
          )}
        </>
      }
    >
      {(state === 'offline' || state === 'failed') && (
        <DeskNote tone="warn">
          <b>Text je uložený v&nbsp;tomto prehliadači.</b> Na server ho pošleme, len čo sa to bude dať.
        </DeskNote>
      )}
      {testing.isSuccess && (
        <DeskNote tone="success">
          <span role="status">Skúšobný e-mail ide na {testing.data.email}.</span>
        </DeskNote>
      )}
      {testing.isError && (
        <DeskNote tone="danger" isAlert>
          {issueFailure(testing.error)}
        </DeskNote>
      )}
      {conflict ? (
        <IssueConflict
          mine={draft}
          theirs={conflict.theirs}
          by={conflict.theirs.updatedByName}
          at={shortTime(conflict.theirs.updatedAt)}
          state="ready"
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      ) : (
        <Writing {...{ draft, change, save, readers, checks, isAdmin }} />
      )}
      <IssueQuestionContainer
        userId={userId}
        issue={issue}
        subject={draft.subject}
        recipients={recipients}
        checks={checks}
        isSendable={isReady}
        saved={saved}
        onScheduled={onSaved}
      />
    </DeskPage>
  );
}

/** What is done with the draft itself. */
function DraftActs({ here }: { here: string }) {
  return (
    <>
      <DeskButtonLink kind="plain" href={withFilters(here, { zmazat: '1' })}>
        Zmazať…
      </DeskButtonLink>
      <DeskButtonLink kind="plain" href={withFilters(here, { sablona: '1' })}>
        Urobiť šablónu…
      </DeskButtonLink>
    </>
  );
}

interface WritingProps {
  draft: IssueDraft;
  change: (draft: IssueDraft) => void;
  save: () => Promise<boolean>;
  readers: ReturnType<typeof useIssueReaders>;
  checks: ReturnType<typeof checkIssue>;
  isAdmin: boolean;
}

function Writing({ draft, change, save, readers, checks, isAdmin }: WritingProps) {
  const { groups, names, as, setAs, preview, isStale, ...counted } = readers;
  return (
    <IssueDesk
      form={
        <IssueForm
          draft={draft}
          onChange={change}
          onSave={() => void save()}
          groups={names.filter(({ value }) => groupOfKey(value) !== null)}
        />
      }
      preview={
        <IssuePreviewPane
          subject={draft.subject}
          preview={preview}
          isStale={isStale}
          reader={names.length > 1 && <DeskSegments label="Pre koho" choices={names} value={as} onChange={setAs} />}
        />
      }
      aside={
        <>
          <DeskPanel title="Komu">
            <IssueGroups
              {...counted}
              groups={groups}
              onChange={(changed) => change({ ...draft, groups: changed })}
              bouncedHref={withFilters(deskPaths.subscribers(), { stav: subscriberStates.bounced.param })}
            />
            {!isAdmin && 'Odoslať ho môže len správa.'}
          </DeskPanel>
          <DeskPanel title="Kontrola">
            <IssueChecks checks={checks} />
          </DeskPanel>
        </>
      }
    />
  );
}
