import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { CoursePublicationBar } from '#src/components/desk/content/CoursePublicationBar.tsx';
import { useScreenKeys } from '#src/containers/desk/kit/useScreenKeys.ts';
import type { ContentItem, CoursePublication } from '#src/contract/desk/content/deskContent.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { hours } from '#src/domain/duration.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { undoPublication, withdrawPublication } from '#src/queries/desk/content/deskContent.ts';

interface Props {
  course: Pick<ContentItem, 'id' | 'address' | 'isLive'>;
  publication: CoursePublication | null;
}

const refusals: Record<string, string> = {
  'undo-over': 'Minúta prešla, vrátiť sa to už nedá. Z\u00A0webu sa to dá stiahnuť po jednom.',
  'content-changed': 'Niekto medzitým niečo z\u00A0toho publikoval znova, preto sme nevrátili nič.',
  'plan-over': 'Plán sa medzitým vykonal alebo zrušil.',
};

/** How the last publication of a course stands, with what can be done about it. */
export function CoursePublicationContainer({ course, publication }: Props) {
  const queryClient = useQueryClient();
  const now = useSecond(publication?.undoUntil ?? null);
  const acting = useMutation({
    mutationFn: ({ act, id }: { act: 'undo' | 'withdraw'; id: number }) =>
      act === 'undo' ? undoPublication(sendToApi, id) : withdrawPublication(sendToApi, id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  const left = publication?.undoUntil ? Math.ceil((Date.parse(publication.undoUntil) - now) / 1000) : 0;
  const canUndo = publication?.state === 'published' && left > 0;
  const act = (what: 'undo' | 'withdraw') => {
    if (publication && !acting.isPending) acting.mutate({ act: what, id: publication.id });
  };
  useScreenKeys({ z: canUndo ? () => act('undo') : undefined }, false);
  if (!publication) return null;
  const failure =
    acting.error &&
    (refusals[refusalOf(acting.error) ?? ''] ?? 'Nepodarilo sa. Na webe sa nezmenilo nič, skús to znova.');
  return (
    <CoursePublicationBar
      publication={publication}
      now={now}
      left={left}
      isRecent={now - Date.parse(publication.changedAt) < hours(1)}
      liveHref={course.isLive ? course.address : null}
      publishHref={deskPaths.publishCourse(course.id)}
      act={acting.isPending ? 'busy' : 'ready'}
      failure={failure}
      onUndo={() => act('undo')}
      onWithdraw={() => act('withdraw')}
    />
  );
}

/** The time, by the second until a moment. */
function useSecond(until: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null || Date.parse(until) < Date.now()) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.parse(until) < Date.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return now;
}
