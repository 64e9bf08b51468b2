import { lazy, Suspense, useEffect, useState } from 'react';
import { awaitQuietMoment } from '#src/browser/page/quietMoment.ts';
import { useSession } from '#src/containers/account/useSession.ts';

const loadModal = () => import('./NewsletterModalContainer.tsx');

// Most visits are shorter than its delay.
const NewsletterModalContainer = lazy(() =>
  loadModal().then((module) => ({ default: module.NewsletterModalContainer })),
);

/** Milliseconds from the end of the session's loading to the newsletter modal (spec 9): the earliest moment. */
const newsletterModalDelay = 15_000;

/** Starts when it is known who is here; 15 seconds later (spec 4), once nobody is interrupted, the newsletter modal's time comes. */
export function NewsletterModalTimer() {
  const { isLoading } = useSession();
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    if (isLoading) return;
    return awaitQuietMoment({
      earliest: newsletterModalDelay,
      prepare: loadModal,
      onCome: () => setHasCome(true),
    });
  }, [isLoading]);
  return (
    hasCome && (
      <Suspense>
        <NewsletterModalContainer />
      </Suspense>
    )
  );
}
