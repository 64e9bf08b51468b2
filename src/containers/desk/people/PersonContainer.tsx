import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { download } from '#src/browser/page/download.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { PersonMissing } from '#src/components/desk/people/PersonMissing.tsx';
import { PersonNotice } from '#src/components/desk/people/PersonNotice.tsx';
import { type PersonAnswer, PersonQuestionDialog } from '#src/components/desk/people/PersonQuestionDialog.tsx';
import { PersonView } from '#src/components/desk/people/PersonView.tsx';
import { RolesQuestion } from '#src/components/desk/people/RolesQuestion.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import type { RolesChange } from '#src/contract/desk/people/deskPeople.ts';
import { hrefOfObject } from '#src/domain/desk/frame/deskLinks.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { type PersonQuestion, questionOf, questionParameters } from '#src/domain/personQuestion.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { ApiError } from '#src/queries/apiClient.ts';
import {
  deletePerson,
  exportPerson,
  giveCourse,
  moveCourse,
  personOf,
  setRoles,
} from '#src/queries/desk/people/deskPeople.ts';
import { PersonCertificatesContainer } from './PersonCertificatesContainer.tsx';
import { personFailure } from './personFailure.tsx';

interface Props {
  userId: string;
  id: string;
  /** Of the list beside; a question about the person stands there, too. */
  filters: Record<string, string>;
  /** The account is deleted: the list says so. */
  onGone: () => void;
}

/** One person, and what is asked before something is done to them. */
export function PersonContainer({ userId, id, filters, onGone }: Props) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const query = useQuery(personOf(userId, id));
  const person = query.data;
  useCrumb(person?.displayName ?? null);
  const [notice, setNotice] = useState<string | null>(null);
  const question = questionOf(filters);
  const listHref = withFilters(deskPaths.people(), { ...filters, ...questionParameters(null) });
  const ask = (asked: PersonQuestion | null) =>
    void navigate(withFilters(pathname, { ...filters, ...questionParameters(asked) }), { replace: asked === null });

  const acting = useMutation({
    mutationFn: ({ asked, answer }: { asked: Asked; answer: PersonAnswer }) => act(id, asked, answer),
    onSuccess: async (_, { asked }) => {
      if (asked.kind === 'delete') {
        onGone();
        await navigate(listHref, { replace: true });
        queryClient.removeQueries({ queryKey: personOf(userId, id).queryKey });
      } else {
        setNotice(doneInWords(asked));
        ask(null);
      }
      await queryClient.invalidateQueries({ queryKey: ['desk'] });
    },
  });
  const exporting = useMutation({
    mutationFn: async () => download(await exportPerson(sendToApi, id), `udaje-${id}.json`),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  const exportFailure = deskFailure(exporting.error, 'Export sa nepodarilo pripraviť. Skús to znova.');
  const changing = useMutation({
    mutationFn: (change: RolesChange) => setRoles(sendToApi, id, change),
    onSuccess: (_, { roles }) => {
      const isGiven = roles.some((role) => !person?.roles?.given.includes(role));
      setNotice(
        isGiven ? 'Roly sú zmenené a\u00A0e-mail je na ceste. Platí to hneď.' : 'Roly sú zmenené. Platí to hneď.',
      );
      ask(null);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  const open = (asked: PersonQuestion) => {
    acting.reset();
    changing.reset();
    exporting.reset();
    setNotice(null);
    ask(asked);
  };

  if (query.error instanceof ApiError && [400, 404].includes(query.error.status))
    return <PersonMissing listHref={listHref} />;
  return (
    <DeskSection {...sectionOf(query)} rows={8}>
      {(shown) => (
        <>
          <PersonView
            person={shown}
            listHref={listHref}
            auditHref={shown.roles && withFilters(deskPaths.audit(), { q: shown.id })}
            certificates={shown.certificates && <PersonCertificatesContainer items={shown.certificates} />}
            orderHref={(orderId) => hrefOfObject('objednávka', orderId)}
            notice={
              exportFailure ? (
                <PersonNotice hasFailed message={exportFailure} />
              ) : exporting.isSuccess ? (
                <PersonNotice message="Export je stiahnutý. Pošli ho len na adresu tohto účtu." />
              ) : (
                notice && <PersonNotice message={notice} />
              )
            }
            exportState={exporting.isPending ? 'busy' : 'ready'}
            onGive={() => open({ kind: 'give' })}
            onMove={(from, product) => open({ kind: 'move', fromUserId: from.id, productId: product.id })}
            onRoles={() => open({ kind: 'roles' })}
            onExport={() => exporting.mutate()}
            onDelete={() => open({ kind: 'delete' })}
          />
          {question?.kind === 'roles' && shown.roles && (
            <RolesQuestion
              key={shown.roles.given.join()}
              person={shown}
              roles={shown.roles}
              state={changing.isPending ? 'busy' : 'ready'}
              failure={personFailure(changing.error)}
              onSave={(change) => changing.mutate(change)}
              onClose={() => ask(null)}
            />
          )}
          {question && question.kind !== 'roles' && shown.roles && (
            <PersonQuestionDialog
              person={shown}
              question={question}
              state={acting.isPending ? 'busy' : 'ready'}
              failure={personFailure(acting.error)}
              onAct={(answer) => acting.mutate({ asked: question, answer })}
              onClose={() => ask(null)}
            />
          )}
        </>
      )}
    </DeskSection>
  );
}

type Asked = Exclude<PersonQuestion, { kind: 'roles' }>;

function act(id: string, asked: Asked, { productId, email }: PersonAnswer): Promise<unknown> {
  switch (asked.kind) {
    case 'give':
      return giveCourse(sendToApi, id, { productId });
    case 'move':
      return moveCourse(sendToApi, id, { productId, fromUserId: asked.fromUserId });
    case 'delete':
      return deletePerson(sendToApi, id, { email });
  }
}

function doneInWords(asked: Exclude<Asked, { kind: 'delete' }>): string {
  if (asked.kind === 'give') return 'Kurz je v\u00A0účte, e-mail o\u00A0ňom je na ceste.';
  return 'Kurz je prenesený, e-maily na obe adresy sú na ceste.';
}
