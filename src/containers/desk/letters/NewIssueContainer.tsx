import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { TemplateCards } from '#src/components/desk/letters/TemplateCards.tsx';
import { TemplateRemoval } from '#src/components/desk/letters/TemplateRemoval.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { createIssue, groupChoices, removeTemplate, templates } from '#src/queries/desk/letters/deskNewsletter.ts';
import { issueFailure } from './issueFailure.tsx';

/** What a newsletter is begun with, and the keeping of templates; `?zmazat=` names the one that is to go. */
export function NewIssueContainer({ userId }: { userId: string }) {
  const here = deskPaths.newIssue();
  const { filters } = useListAddress(here);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const list = useQuery(templates(userId));
  const { data: choices } = useQuery(groupChoices(userId));
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['desk'] });
  const close = () => navigate(here, { replace: true });
  const creating = useMutation({
    mutationFn: (templateId: string | null) => createIssue(sendToApi, templateId === null ? {} : { templateId }),
    onSuccess: ({ id }) => navigate(deskPaths.newsletterIssue(id)),
    onSettled,
  });
  const removing = useMutation({
    mutationFn: (templateId: string) => removeTemplate(sendToApi, templateId),
    onSuccess: close,
    onSettled,
  });
  const removed = list.data?.items.find(({ id }) => id === filters.zmazat);
  useCrumb('Nový newsletter');
  return (
    <DeskPage title="Z&nbsp;čoho začať">
      {creating.isError && (
        <DeskNote tone="danger" isAlert>
          Koncept sa nepodarilo vytvoriť. Na webe sa nezmenilo nič, skús to o&nbsp;chvíľu znova.
        </DeskNote>
      )}
      <DeskSection {...sectionOf(list)} rows={6}>
        {({ items }) => (
          <TemplateCards
            templates={items}
            courses={choices?.courses ?? []}
            isBusy={creating.isPending}
            onBegin={(templateId) => {
              if (!creating.isPending) creating.mutate(templateId);
            }}
            hrefOfRemoval={(templateId) => withFilters(here, { zmazat: templateId })}
          />
        )}
      </DeskSection>
      {removed && (
        <TemplateRemoval
          name={removed.name}
          state={removing.isPending ? 'busy' : 'ready'}
          failure={issueFailure(removing.error)}
          onAct={() => removing.mutate(removed.id)}
          onClose={() => {
            removing.reset();
            void close();
          }}
        />
      )}
    </DeskPage>
  );
}
