import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { OwnPageForm } from '#src/components/desk/content/OwnPageForm.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import type { OwnAuthorCreation } from '#src/contract/desk/content/deskContent.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { createOwnAuthor } from '#src/queries/desk/content/deskContent.ts';
import { deskOf } from '#src/queries/desk/frame/desk.ts';

interface Props {
  userId: string;
  onClose: () => void;
}

/** Makes the lecturer's page of who has none, and opens it. */
export function OwnPageContainer({ userId, onClose }: Props) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const desk = useQuery(deskOf(userId));
  const making = useMutation({
    mutationFn: (page: OwnAuthorCreation) => createOwnAuthor(sendToApi, page),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: ['desk'] });
      await navigate(deskPaths.contentEditor('author', id));
    },
  });
  return (
    <OwnPageForm
      name={desk.data?.name ?? ''}
      state={making.isPending ? 'busy' : 'ready'}
      failure={deskFailure(making.error)}
      onMake={(page) => making.mutate(page)}
      onClose={onClose}
    />
  );
}
