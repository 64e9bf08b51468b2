import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { PublishPanel } from '#src/components/desk/content/PublishPanel.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import type { ContentFinding, ContentKind, ContentStep, OpenContent } from '#src/contract/desk/content/deskContent.ts';
import { fromBratislava } from '#src/domain/bratislava.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { linkPreview, stepContent } from '#src/queries/desk/content/deskContent.ts';
import type { ContentCheckState } from './useContentCheck.ts';
import type { ContentSaver } from './useContentSaver.ts';

interface Props {
  kind: ContentKind;
  id: string;
  /** As it was said last. */
  standing: Pick<OpenContent, 'state' | 'isLive' | 'publishAt'>;
  checked: ContentCheckState;
  saver: ContentSaver;
  onStep: (opened: OpenContent) => void;
  isUnchanged: boolean;
  onFinding: (finding: ContentFinding) => void;
  /** The course that it is, or stands in. */
  courseId: string | null;
}

const refusals: Record<string, string> = {
  'content-changed':
    'Medzitým to niekto zmenil. Na webe sa nezmenilo nič, pozri sa na novú verziu a\u00A0skús to znova.',
  'content-obstacles': 'Kontrola na serveri našla prekážku. Na webe sa nezmenilo nič.',
  'moment-over': 'Tento čas už prešiel. Nepublikovalo ani nenaplánovalo sa nič, vyber neskorší, alebo publikuj hneď.',
  'not-saved': 'Text sa ešte neuložil, preto sme nepublikovali nič. Skús to o\u00A0chvíľu znova.',
};

/** The way of a text to the web: what keeps it from there, and the next step, always of what is saved. */
export function PublishContainer({
  kind,
  id,
  standing,
  checked,
  saver,
  isUnchanged,
  onStep,
  onFinding,
  courseId,
}: Props) {
  const queryClient = useQueryClient();
  const { findings, readingMinutes, state, proving, proofs, check } = checked;
  const now = useNow();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const stepping = useMutation({
    mutationFn: async (stepOf: (revision: number) => ContentStep) => {
      if (!(await saver.saveNow())) throw new Error('not-saved');
      return stepContent(sendToApi, kind, id, stepOf(saver.read().revision));
    },
    onSuccess: (opened) => {
      setWithdrawing(false);
      onStep(opened);
    },
    onError: () => void check(false),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'], refetchType: 'none' }),
  });
  const linking = useMutation({
    mutationFn: async () => {
      if (!(await saver.saveNow())) throw new Error('not-saved');
      return linkPreview(sendToApi, kind, id, { revision: saver.read().revision, viewer: 'learner' });
    },
  });
  useEffect(() => {
    // It leads there and presses nothing: a slip of the keys while somebody writes must not publish.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      if (document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      document.querySelector<HTMLElement>('[data-main-act] button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const failed = stepping.error ?? linking.error;
  const code = failed ? (refusalOf(failed) ?? failed.message) : '';
  const failure = failed && (refusals[code] ?? 'Nepodarilo sa. Na webe sa nezmenilo nič, skús to znova.');
  return (
    <>
      <PublishPanel
        {...standing}
        now={now}
        isUnchanged={isUnchanged}
        findings={findings}
        proving={proving}
        readingMinutes={readingMinutes}
        checking={state}
        act={stepping.isPending ? 'busy' : 'ready'}
        error={isWithdrawing ? null : failure}
        onPublish={(at) =>
          stepping.mutate((revision) => ({
            step: 'publish',
            revision,
            proofs: proofs.current,
            ...(at && { at: fromBratislava(at) }),
          }))
        }
        onReview={() => stepping.mutate((revision) => ({ step: 'review', revision }))}
        onWithdraw={() => (standing.publishAt ? stepping.mutate(() => ({ step: 'withdraw' })) : setWithdrawing(true))}
        onCheck={() => void check(true)}
        onFinding={onFinding}
        courseHref={courseId && deskPaths.publishCourse(courseId)}
        onLink={() => linking.mutate()}
        link={linking.data?.address ?? null}
      />
      <DeskQuestion
        isOpen={isWithdrawing}
        title="Stiahnuť z&nbsp;webu?"
        act="Stiahnuť z&nbsp;webu"
        state={stepping.isPending ? 'busy' : 'ready'}
        error={failure}
        onAct={() => stepping.mutate(() => ({ step: 'withdraw' }))}
        onClose={() => setWithdrawing(false)}
      >
        <p>Návštevníci to prestanú vidieť. Text aj všetky verzie ostanú a&nbsp;publikovať sa dá kedykoľvek znova.</p>
      </DeskQuestion>
    </>
  );
}
