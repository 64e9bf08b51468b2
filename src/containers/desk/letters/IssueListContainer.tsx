import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { IssueList } from '#src/components/desk/letters/IssueList.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useScreenKeys } from '#src/containers/desk/kit/useScreenKeys.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { isUnderWay } from '#src/domain/newsletterIssue.ts';
import { issues } from '#src/queries/desk/letters/deskNewsletter.ts';
import { newsletterTabs } from './newsletterTabs.ts';

const perPage = 25;
const refreshMs = 10_000;

/** Newsletters, and the way to a new one. */
export function IssueListContainer({ userId }: { userId: string }) {
  const { page, hrefOfPage } = useListAddress(deskPaths.newsletter());
  const navigate = useNavigate();
  const list = useQuery({
    ...issues(userId, page),
    refetchInterval: ({ state: { data } }) => (data?.items.some(({ state }) => isUnderWay(state)) ? refreshMs : false),
  });
  useScreenKeys({ n: () => void navigate(deskPaths.newIssue()) });
  return (
    <DeskPage
      title="Newsletter"
      actions={
        <DeskButtonLink kind="primary" href={deskPaths.newIssue()}>
          Nový newsletter
        </DeskButtonLink>
      }
    >
      <DeskSwitch
        label="Časť"
        choices={newsletterTabs('issues', list.data && list.data.audience.recipients + list.data.audience.bounced)}
      />
      <DeskSection {...sectionOf(list)} rows={6}>
        {({ items, audience: _, ...place }) => (
          <IssueList
            issues={items}
            hrefOf={deskPaths.newsletterIssue}
            action={<DeskButtonLink href={deskPaths.newIssue()}>Začať písať</DeskButtonLink>}
          >
            {place.pageCount > 1 && <DeskPager {...place} perPage={perPage} hrefOf={hrefOfPage} />}
          </IssueList>
        )}
      </DeskSection>
    </DeskPage>
  );
}
