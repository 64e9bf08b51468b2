import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { download } from '#src/browser/page/download.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { AuditFilters } from '#src/components/desk/people/AuditFilters.tsx';
import { AuditList } from '#src/components/desk/people/AuditList.tsx';
import { PersonNotice } from '#src/components/desk/people/PersonNotice.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import type { DeskScreenProps } from '#src/containers/desk/kit/deskScreen.ts';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import type { AdminEventPage } from '#src/contract/admin.ts';
import { adminActions, wordsOf } from '#src/domain/adminEvent.ts';
import { hrefOfObject } from '#src/domain/desk/frame/deskLinks.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { auditEvents, auditFile } from '#src/queries/desk/people/deskPeople.ts';

type AdminEvent = AdminEventPage['items'][number];

const perPage = 50;
const isDay = (text: string | undefined) =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));

/** The record of everything that was done at the desk. */
export function AuditContainer({ userId, id }: DeskScreenProps) {
  const path = deskPaths.audit();
  const navigate = useNavigate();
  const { filters, page, typed, setTyped, hrefWith, hrefOfPage } = useListAddress(path);
  const { q, kto, co, od, do: until, nevratne } = filters;
  // An address may be cut off or typed: what cannot be filtered by is not.
  const asked = {
    q,
    actor: kto,
    action: adminActions.find((action) => action === co),
    from: isDay(od) ? od : undefined,
    to: isDay(until) ? until : undefined,
    final: nevratne ? ('1' as const) : null,
  };
  const events = useQuery(auditEvents(userId, { ...asked, page }));
  const openId = /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : null;
  const isBeside = openId !== null && events.data?.items.some((event) => event.id === openId);
  // By now the list has moved on from an act that a link leads to: it stands above it then.
  const linked = useQuery({
    ...auditEvents(userId, { id: openId }),
    enabled: openId !== null && events.isSuccess && !isBeside,
  });
  // Until it comes the answer before is shown, which is another one.
  const above = !isBeside && linked.data?.items.find((event) => event.id === openId);
  const exporting = useMutation({ mutationFn: async () => download(await auditFile(sendToApi, asked), 'zaznam.csv') });
  const exportFailure = deskFailure(exporting.error, 'Tabuľku sa nepodarilo pripraviť. Skús to znova.');

  const rows = {
    openId,
    isFiltered: Object.values(asked).some(Boolean),
    hrefOf: (event: AdminEvent) =>
      withFilters(event.id === openId ? path : `${path}/${event.id}`, { ...filters, page }),
    objectHref: ({ action, target, targetName }: AdminEvent) => {
      const { object } = wordsOf(action);
      return object === 'človek' && targetName === null ? null : hrefOfObject(object, target);
    },
    sameObjectHref: ({ target }: AdminEvent) => withFilters(path, { q: target }),
    sameActorHref: ({ actorUid }: AdminEvent) => withFilters(path, { kto: actorUid }),
  };
  return (
    <DeskPage
      title="Záznam"
      note="Kto, čo, kedy. Nedá sa upraviť ani zmazať."
      actions={
        <DeskButton state={exporting.isPending ? 'busy' : 'ready'} onPress={() => exporting.mutate()}>
          CSV podľa filtra
        </DeskButton>
      }
    >
      {exportFailure && <PersonNotice hasFailed message={exportFailure} />}
      <AuditFilters
        typed={typed}
        onType={setTyped}
        actors={events.data?.actors ?? []}
        chosen={filters}
        onChoose={(name, value) => void navigate(hrefWith({ [name]: value }))}
        finality={[
          { name: 'Všetko', href: hrefWith({ nevratne: null }), isCurrent: !nevratne },
          { name: 'Len nevratné', href: hrefWith({ nevratne: '1' }), isCurrent: Boolean(nevratne) },
        ]}
      />
      {above && <AuditList {...rows} events={[above]} />}
      <DeskSection {...sectionOf(events)} rows={10}>
        {({ items, actors: _, ...place }) => (
          <AuditList {...rows} events={items}>
            <DeskPager {...place} perPage={perPage} hrefOf={hrefOfPage} />
          </AuditList>
        )}
      </DeskSection>
    </DeskPage>
  );
}
