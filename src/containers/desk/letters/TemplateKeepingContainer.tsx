import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { TemplateName } from '#src/components/desk/letters/TemplateName.tsx';
import type { Issue } from '#src/contract/desk/letters/deskNewsletter.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { keepTemplate, templates } from '#src/queries/desk/letters/deskNewsletter.ts';
import { issueFailure } from './issueFailure.tsx';

interface Props {
  userId: string;
  issue: Issue;
  /** Saves what is written: that is what is kept. */
  saved: () => Promise<unknown>;
}

/** The question of the address under which name the words of a newsletter are kept. */
export function TemplateKeepingContainer({ userId, issue: { id }, saved }: Props) {
  const here = deskPaths.newsletterIssue(id);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const { data: kept } = useQuery(templates(userId));
  const keeping = useMutation({
    mutationFn: async () => {
      await saved();
      return keepTemplate(sendToApi, { name: name.trim(), issueId: id });
    },
    onSuccess: () => navigate(deskPaths.newIssue(), { replace: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  return (
    <TemplateName
      name={name}
      onChange={setName}
      taken={kept?.items.map((template) => template.name) ?? []}
      state={keeping.isPending ? 'busy' : 'ready'}
      failure={issueFailure(keeping.error)}
      onAct={() => keeping.mutate()}
      onClose={() => {
        keeping.reset();
        void navigate(here, { replace: true });
      }}
    />
  );
}
