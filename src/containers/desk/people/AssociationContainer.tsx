import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { AssociationTable } from '#src/components/desk/people/AssociationTable.tsx';
import { InvitationForm } from '#src/components/desk/people/InvitationForm.tsx';
import { InvitationTable } from '#src/components/desk/people/InvitationTable.tsx';
import { PersonNotice } from '#src/components/desk/people/PersonNotice.tsx';
import { RoleSightTable } from '#src/components/desk/people/RoleSightTable.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { useAskedByAddress } from '#src/containers/desk/kit/useAskedByAddress.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import type { Invitation, InvitationDraft } from '#src/contract/desk/people/deskInvitations.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { questionParameters } from '#src/domain/personQuestion.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import {
  invitations,
  people,
  renewInvitation,
  sendInvitation,
  withdrawInvitation,
} from '#src/queries/desk/people/deskPeople.ts';
import { TeacherRequestsContainer } from './TeacherRequestsContainer.tsx';

interface Props {
  userId: string;
  filters: Record<string, string>;
  page: number;
  /** The search and the groups of the list. */
  tools: ReactNode;
  hrefOfPage: (page: number) => string;
}

const perPage = 30;

/** „Združenie“: who has a role, and who was invited. */
export function AssociationContainer({ userId, filters, page, tools, hrefOfPage }: Props) {
  const queryClient = useQueryClient();
  const list = useQuery(people(userId, { q: filters.q, group: 'association', page }));
  const invited = useQuery(invitations(userId));
  const [isInviting, setInviting] = useAskedByAddress('pozvat');
  const [ending, setEnding] = useState<Invitation | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  useCrumb('Združenie');
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['desk'] });
  const sending = useMutation({
    mutationFn: (draft: InvitationDraft) => sendInvitation(sendToApi, draft),
    onSuccess: (_, { email }) => {
      setInviting(false);
      setNotice(`Pozvánka pre ${email} je na ceste.`);
    },
    onSettled,
  });
  const renewing = useMutation({
    mutationFn: ({ id }: Invitation) => renewInvitation(sendToApi, id),
    onSuccess: (_, { email }) => setNotice(`Nová pozvánka pre ${email} je na ceste, starý odkaz už neplatí.`),
    onSettled,
  });
  const withdrawing = useMutation({
    mutationFn: ({ id }: Invitation) => withdrawInvitation(sendToApi, id),
    onSuccess: (_, { email }) => {
      setEnding(null);
      setNotice(`Pozvánka pre ${email} je zrušená.`);
    },
    onSettled,
  });
  const path = deskPaths.people();
  const open = invited.data?.items ?? [];
  return (
    <DeskPage
      title="Združenie"
      actions={
        <DeskButton
          kind="primary"
          onPress={() => {
            sending.reset();
            setNotice(null);
            setInviting(true);
          }}
        >
          Pozvať do združenia
        </DeskButton>
      }
    >
      <DeskFilters>{tools}</DeskFilters>
      <TeacherRequestsContainer userId={userId} />
      {notice && <PersonNotice message={notice} />}
      {renewing.error && <PersonNotice hasFailed message={deskFailure(renewing.error)} />}
      <DeskSection {...sectionOf(list)} rows={5}>
        {({ items, counts: _, ...place }) =>
          items.length === 0 ? (
            <DeskEmpty title="Nikto sa nenašiel">Skús len priezvisko alebo časť adresy.</DeskEmpty>
          ) : (
            <AssociationTable
              people={items}
              hrefOf={({ id }) => withFilters(`${path}/${id}`, filters)}
              rolesHref={({ id }) =>
                withFilters(`${path}/${id}`, { ...filters, ...questionParameters({ kind: 'roles' }) })
              }
            >
              {place.pageCount > 1 && <DeskPager {...place} perPage={perPage} hrefOf={hrefOfPage} />}
            </AssociationTable>
          )
        }
      </DeskSection>
      {open.length > 0 && (
        <InvitationTable
          invitations={open}
          busyId={renewing.isPending ? renewing.variables.id : null}
          onRenew={(invitation) => {
            setNotice(null);
            renewing.mutate(invitation);
          }}
          onWithdraw={(invitation) => {
            withdrawing.reset();
            setNotice(null);
            setEnding(invitation);
          }}
        />
      )}
      <RoleSightTable />
      {isInviting && (
        <InvitationForm
          state={sending.isPending ? 'busy' : 'ready'}
          failure={deskFailure(sending.error, 'Pozvánku sa nepodarilo poslať. Nič sa nezmenilo, skús to znova.')}
          onSend={(draft) => sending.mutate(draft)}
          onClose={() => setInviting(false)}
        />
      )}
      {ending && (
        <DeskQuestion
          isOpen
          title={`Zrušiť pozvánku pre ${ending.name}?`}
          act="Zrušiť pozvánku"
          state={withdrawing.isPending ? 'busy' : 'ready'}
          error={deskFailure(withdrawing.error, 'Nepodarilo sa. Pozvánka ďalej platí, skús to znova.')}
          onAct={() => withdrawing.mutate(ending)}
          onClose={() => setEnding(null)}
        >
          <p>
            Odkaz v&nbsp;e-maile pre {ending.email} prestane platiť hneď. Nikomu o&nbsp;tom nepíšeme a&nbsp;pozvať sa dá
            znova. Stránka lektora, ak vznikla s&nbsp;pozvánkou, ostane ako koncept.
          </p>
        </DeskQuestion>
      )}
    </DeskPage>
  );
}
