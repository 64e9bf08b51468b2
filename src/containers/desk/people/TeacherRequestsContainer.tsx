import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { PersonNotice } from '#src/components/desk/people/PersonNotice.tsx';
import { TeacherRefusal } from '#src/components/desk/people/TeacherRefusal.tsx';
import { TeacherRequestTable } from '#src/components/desk/people/TeacherRequestTable.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import type { TeacherAnswer, TeacherRequest } from '#src/contract/desk/people/deskTeachers.ts';
import { answerTeacher, teacherRequests } from '#src/queries/desk/people/deskPeople.ts';

const failed = 'Nepodarilo sa odpovedať. Nič sa nezmenilo, skús to znova.';

/** Who asks to teach; nothing is there while nobody does. */
export function TeacherRequestsContainer({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const asking = useQuery(teacherRequests(userId));
  const [refused, setRefused] = useState<TeacherRequest | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const answering = useMutation({
    mutationFn: ({ request, answer }: { request: TeacherRequest; answer: TeacherAnswer }) =>
      answerTeacher(sendToApi, request.id, answer),
    onSuccess: ({ given }, { request }) => {
      setRefused(null);
      const said = given ? 'má rolu Škola' : 'dostane odpoveď s\u00A0dôvodom';
      setNotice(`${request.displayName} ${said}. E-mail je na ceste.`);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  const items = asking.data?.items ?? [];
  const failure = deskFailure(answering.error, failed);
  const answer = (request: TeacherRequest, body: TeacherAnswer) => {
    setNotice(null);
    answering.mutate({ request, answer: body });
  };
  return (
    <>
      {notice && <PersonNotice message={notice} />}
      {failure && !refused && <PersonNotice hasFailed message={failure} />}
      {items.length > 0 && (
        <TeacherRequestTable
          requests={items}
          busyId={answering.isPending ? answering.variables.request.id : null}
          onGive={(request) => answer(request, { given: true })}
          onRefuse={(request) => {
            answering.reset();
            setNotice(null);
            setRefused(request);
          }}
        />
      )}
      {refused && (
        <TeacherRefusal
          name={refused.displayName}
          state={answering.isPending ? 'busy' : 'ready'}
          failure={failure}
          onRefuse={(reason) => answer(refused, { given: false, reason })}
          onClose={() => setRefused(null)}
        />
      )}
    </>
  );
}
