import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isNewsletterModalSeen, storeNewsletterModalSeen } from '#src/browser/newsletterModal.ts';
import type { NewsletterModal } from '#src/components/newsletter/NewsletterModal.tsx';
import { newsletterModalDelay, opensNewsletterModal } from '#src/domain/newsletterModal.ts';
import { NewsletterFormContainer } from './NewsletterFormContainer.tsx';
import { useSession } from './useSession.ts';

/** The newsletter modal at its time (spec 4); its dialog is loaded only when it opens. */
export function NewsletterModalContainer() {
  const { pathname } = useLocation();
  const { userId, isLoading } = useSession();
  const [dialog, setDialog] = useState<{ Modal: typeof NewsletterModal } | null>(null);
  const [isOpen, setIsOpen] = useState(true);

  const openInTime = useEffectEvent(async () => {
    const situation = { path: pathname, isSignedIn: userId !== null, isSeen: isNewsletterModalSeen() };
    if (!opensNewsletterModal(situation)) return;
    // Without a network it does not come, and the page goes on.
    const module = await import('#src/components/newsletter/NewsletterModal.tsx').catch(() => null);
    if (!module) return;
    storeNewsletterModalSeen();
    setDialog({ Modal: module.NewsletterModal });
  });

  useEffect(() => {
    if (isLoading) return;
    const timer = setTimeout(() => void openInTime(), newsletterModalDelay);
    return () => clearTimeout(timer);
  }, [isLoading]);

  return (
    dialog && (
      <dialog.Modal isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <NewsletterFormContainer place="modal" />
      </dialog.Modal>
    )
  );
}
