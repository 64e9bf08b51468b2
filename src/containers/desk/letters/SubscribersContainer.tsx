import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { download } from '#src/browser/page/download.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { SubscriberExport } from '#src/components/desk/letters/SubscriberExport.tsx';
import { SubscriberList } from '#src/components/desk/letters/SubscriberList.tsx';
import { SubscriberRemoval } from '#src/components/desk/letters/SubscriberRemoval.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { useIsAdmin } from '#src/containers/desk/kit/useIsAdmin.ts';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import type { SubscriberState } from '#src/contract/desk/letters/deskNewsletter.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { subscriberStates } from '#src/domain/subscriber.ts';
import { exportSubscribers, removeSubscriber, subscribers } from '#src/queries/desk/letters/deskNewsletter.ts';
import { newsletterTabs } from './newsletterTabs.ts';

const perPage = 50;
const states = Object.keys(subscriberStates) as SubscriberState[];

/** Who gets newsletters, who did, and whose address does not exist any more. */
export function SubscribersContainer({ userId }: { userId: string }) {
  const path = deskPaths.subscribers();
  const { filters, page, query, typed, setTyped, hrefWith, hrefOfPage } = useListAddress(path);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isAdmin = useIsAdmin(userId);
  useCrumb('Odberatelia');
  const state = states.find((one) => subscriberStates[one].param === filters.stav);
  const asked = { q: query, state };
  const list = useQuery(subscribers(userId, { ...asked, page }));
  const counts = list.data?.counts;
  const close = () => navigate(hrefWith({ odstranit: null, export: null, page: String(page) }), { replace: true });
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['desk'] });
  const saving = useMutation({
    mutationFn: async () => download(await exportSubscribers(sendToApi, asked), 'odberatelia.csv'),
    onSuccess: close,
    onSettled,
  });
  const removing = useMutation({
    mutationFn: (id: string) => removeSubscriber(sendToApi, id),
    onSuccess: close,
    onSettled,
  });
  const gone = filters.odstranit && list.data?.items.find(({ id }) => id === filters.odstranit);
  return (
    <DeskPage
      title="Odberatelia"
      actions={isAdmin && <DeskButtonLink href={hrefWith({ export: '1' })}>Exportovať…</DeskButtonLink>}
    >
      <DeskSwitch label="Časť" choices={newsletterTabs('subscribers', undefined)} />
      <DeskFilters>
        <DeskSearch label="Hľadať v adresách" value={typed} onChange={setTyped} />
        <DeskSwitch
          label="Stav adries"
          choices={[
            { name: 'Všetky', href: hrefWith({ stav: null }), isCurrent: state === undefined, count: counts?.all },
            ...states.map((one) => ({
              name: subscriberStates[one].plural,
              href: hrefWith({ stav: subscriberStates[one].param }),
              isCurrent: one === state,
              count: counts?.[one],
            })),
          ]}
        />
      </DeskFilters>
      <DeskSection {...sectionOf(list)} rows={12}>
        {({ items, counts: _, ...place }) => (
          <SubscriberList
            subscribers={items}
            hrefOfRemoval={isAdmin ? (id) => hrefWith({ odstranit: id, page: String(page) }) : null}
            isFiltered={query !== '' || state !== undefined}
            query={query}
            reset={<DeskButtonLink href={path}>Zobraziť všetky</DeskButtonLink>}
          >
            <DeskPager {...place} perPage={perPage} hrefOf={hrefOfPage} />
          </SubscriberList>
        )}
      </DeskSection>
      {gone && (
        <SubscriberRemoval
          email={gone.email}
          state={removing.isPending ? 'busy' : 'ready'}
          failure={deskFailure(removing.error)}
          onRemove={() => removing.mutate(gone.id)}
          onClose={() => {
            removing.reset();
            void close();
          }}
        />
      )}
      {filters.export !== undefined && list.data && (
        <SubscriberExport
          title={state ? subscriberStates[state].plural : 'Všetky adresy'}
          count={list.data.total}
          isBusy={saving.isPending}
          failure={deskFailure(saving.error)}
          onDownload={() => saving.mutate()}
          onClose={() => {
            saving.reset();
            void close();
          }}
        />
      )}
    </DeskPage>
  );
}
