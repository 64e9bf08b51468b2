import { useQuery } from '@tanstack/react-query';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { isMissing } from '#src/containers/desk/kit/deskFailure.tsx';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { issueName, isUnderWay } from '#src/domain/newsletterIssue.ts';
import { issueOf } from '#src/queries/desk/letters/deskNewsletter.ts';
import { IssueEditorContainer } from './IssueEditorContainer.tsx';
import { IssueSendingContainer } from './IssueSendingContainer.tsx';

interface Props {
  userId: string;
  id: string;
}

const refreshMs = 5_000;

/** One newsletter: its writing while it is a draft, then how its sending goes. */
export function IssueContainer({ userId, id }: Props) {
  const issue = useQuery({
    ...issueOf(userId, id),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.state) ? refreshMs : false),
  });
  useCrumb(issue.data ? issueName(issue.data.subject) : null);
  if (isMissing(issue.error)) {
    return (
      <DeskPage title="Taký newsletter nemáme">
        <DeskEmpty
          title="Na tejto adrese nič nie je"
          action={<DeskButtonLink href={deskPaths.newsletter()}>Všetky newslettre</DeskButtonLink>}
        >
          Adresa je možno neúplná, alebo niekto koncept zmazal.
        </DeskEmpty>
      </DeskPage>
    );
  }
  return (
    <DeskSection {...sectionOf(issue)} rows={8}>
      {(data) =>
        data.state === 'draft' ? (
          <IssueEditorContainer userId={userId} issue={data} />
        ) : (
          <IssueSendingContainer userId={userId} issue={data} />
        )
      }
    </DeskSection>
  );
}
