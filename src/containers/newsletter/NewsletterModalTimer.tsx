import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '#src/containers/account/useSession.ts';

// Most visits are shorter than its delay.
const NewsletterModalContainer = lazy(() =>
  import('./NewsletterModalContainer.tsx').then((module) => ({ default: module.NewsletterModalContainer })),
);

/** Milliseconds from the end of the session's loading to the newsletter modal (spec 9). */
const newsletterModalDelay = 15_000;

/** Starts when it is known who is here; the newsletter modal's time comes 15 seconds later (spec 4). */
export function NewsletterModalTimer() {
  const { isLoading } = useSession();
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    if (isLoading) return;
    const timer = setTimeout(() => setHasCome(true), newsletterModalDelay);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return (
    hasCome && (
      <Suspense>
        <NewsletterModalContainer />
      </Suspense>
    )
  );
}
