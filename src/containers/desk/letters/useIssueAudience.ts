import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import type { IssueGroup } from '#src/contract/desk/letters/deskNewsletter.ts';
import { minutes } from '#src/domain/duration.ts';
import { countGroups, groupChoices } from '#src/queries/desk/letters/deskNewsletter.ts';

/** Milliseconds after the last change until it is counted. */
const pause = 300;

/** Whom groups reach now, and what groups can be made of. `audience` is `null` while it is being counted. */
export function useIssueAudience(userId: string, groups: IssueGroup[]) {
  const wanted = JSON.stringify(groups);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isError } = useQuery({
    queryKey: ['desk-newsletter-audience', userId, asked],
    queryFn: () => countGroups(sendToApi, JSON.parse(asked) as IssueGroup[]),
    staleTime: minutes(1),
    gcTime: minutes(1),
  });
  const choices = useQuery(groupChoices(userId));
  return {
    audience: (asked === wanted && data) || null,
    isFailed: isError || choices.isError,
    choices: choices.data ?? { courses: [], languages: [] },
  };
}
