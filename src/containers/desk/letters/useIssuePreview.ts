import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import type { IssueDraft } from '#src/contract/desk/letters/deskNewsletter.ts';
import { minutes } from '#src/domain/duration.ts';
import { previewIssue } from '#src/queries/desk/letters/deskNewsletter.ts';

/** Milliseconds after the last key until it is drawn. */
const pause = 300;

/** The letter of what is written, as the server draws it for somebody of a group; without one with all parts. */
export function useIssuePreview(userId: string, { subject, preheader, text }: IssueDraft, as?: string) {
  const [asked, setAsked] = useState({ subject, preheader, text });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ subject, preheader, text }), pause);
    return () => clearTimeout(timer);
  }, [subject, preheader, text]);
  const { data = null, isError } = useQuery({
    queryKey: ['desk-newsletter-preview', userId, asked, as],
    queryFn: () => previewIssue(sendToApi, { ...asked, ...(as && { as }) }),
    placeholderData: keepPreviousData,
    staleTime: minutes(1),
    gcTime: minutes(1),
  });
  return { preview: data, isStale: isError };
}
