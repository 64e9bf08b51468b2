import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { ClassesView } from '#src/components/school/ClassesView.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { callState, sectionOf } from '#src/containers/ui/queryState.ts';
import type { ClassDraft } from '#src/contract/schoolClass.ts';
import { paths } from '#src/domain/paths.ts';
import { classes, createClass } from '#src/queries/school.ts';

/** A teacher's classes; a new one opens at once, with its code. */
export function ClassesContainer({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const creating = useMutation({
    mutationFn: (draft: ClassDraft) => createClass(sendToApi, draft),
    onSuccess: ({ id }) => navigate(paths.schoolClass(id)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['school'] }),
  });
  return (
    <DataSection {...sectionOf(useQuery(classes(userId)))}>
      {(list) => <ClassesView list={list} state={callState(creating)} onCreate={(draft) => creating.mutate(draft)} />}
    </DataSection>
  );
}
