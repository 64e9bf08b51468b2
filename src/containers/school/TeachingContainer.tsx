import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import { TeacherRequestForm } from '#src/components/school/TeacherRequestForm.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { useProfile } from '#src/containers/account/useProfile.ts';
import { useSession } from '#src/containers/account/useSession.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import type { TeacherRequestDraft } from '#src/contract/teacher.ts';
import { paths } from '#src/domain/paths.ts';
import { askToTeach, teaching, withdrawTeacherRequest } from '#src/queries/school.ts';
import { ClassesContainer } from './ClassesContainer.tsx';

/** The request of whoever is here; visitors are led to the sign-in and back. */
export function TeachingContainer() {
  const { userId } = useSession();
  const { profile } = useProfile();
  if (userId === null || profile === null) {
    const href = userId === null ? paths.login(paths.teachers()) : paths.onboarding(paths.teachers());
    return <ButtonLink href={href}>Prihlásiť sa a&nbsp;požiadať</ButtonLink>;
  }
  return <OwnTeaching userId={userId} />;
}

function OwnTeaching({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const query = teaching(userId);
  const own = useQuery(query);
  const onSuccess = (next: NonNullable<typeof own.data>) => queryClient.setQueryData(query.queryKey, next);
  const asking = useMutation({
    mutationFn: (draft: TeacherRequestDraft) => askToTeach(sendToApi, draft),
    onSuccess,
  });
  const withdrawing = useMutation({
    mutationFn: () => withdrawTeacherRequest(sendToApi),
    onSuccess,
    // It was answered meanwhile: how it stands now is shown.
    onError: () => own.refetch(),
  });
  const isBusy = asking.isPending || withdrawing.isPending;
  return (
    <DataSection {...sectionOf(own)}>
      {(state) =>
        state.isTeacher ? (
          <ClassesContainer userId={userId} />
        ) : (
          <TeacherRequestForm
            teaching={state}
            state={isBusy ? 'busy' : asking.isError || withdrawing.isError ? 'failed' : 'ready'}
            onAsk={(draft) => {
              withdrawing.reset();
              asking.mutate(draft);
            }}
            onWithdraw={() => {
              asking.reset();
              withdrawing.mutate();
            }}
          />
        )
      }
    </DataSection>
  );
}
