import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
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
import { createIssue, issues } from '#src/queries/desk/letters/deskNewsletter.ts';
import { newsletterTabs } from './newsletterTabs.ts';

const perPage = 25;
const refreshMs = 10_000;

/** Newsletters, and the beginning of a new one. */
export function IssueListContainer({ userId }: { userId: string }) {
  const { page, hrefOfPage } = useListAddress(deskPaths.newsletter());
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const list = useQuery({
    ...issues(userId, page),
    refetchInterval: ({ state: { data } }) => (data?.items.some(({ state }) => isUnderWay(state)) ? refreshMs : false),
  });
  const creating = useMutation({
    mutationFn: () => createIssue(sendToApi),
    onSuccess: ({ id }) => navigate(deskPaths.newsletterIssue(id)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  const create = () => {
    if (!creating.isPending) creating.mutate();
  };
  useScreenKeys({ n: create });
  const button = (
    <DeskButton kind="primary" state={creating.isPending ? 'busy' : 'ready'} onPress={create}>
      Nový newsletter
    </DeskButton>
  );
  return (
    <DeskPage title="Newsletter" actions={button}>
      <DeskSwitch
        label="Časť"
        choices={newsletterTabs('issues', list.data && list.data.audience.recipients + list.data.audience.bounced)}
      />
      {creating.isError && (
        <DeskNote tone="danger" isAlert>
          Koncept sa nepodarilo vytvoriť. Na webe sa nezmenilo nič, skús to o&nbsp;chvíľu znova.
        </DeskNote>
      )}
      <DeskSection {...sectionOf(list)} rows={6}>
        {({ items, audience: _, ...place }) => (
          <IssueList
            issues={items}
            hrefOf={deskPaths.newsletterIssue}
            action={
              <DeskButton state={creating.isPending ? 'busy' : 'ready'} onPress={create}>
                Začať písať
              </DeskButton>
            }
          >
            {place.pageCount > 1 && <DeskPager {...place} perPage={perPage} hrefOf={hrefOfPage} />}
          </IssueList>
        )}
      </DeskSection>
    </DeskPage>
  );
}
