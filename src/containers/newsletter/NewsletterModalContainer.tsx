import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { newsletterModalSeen } from '#src/browser/storage/newsletterModal.ts';
import { NewsletterModal } from '#src/components/newsletter/NewsletterModal.tsx';
import { useUser } from '#src/containers/account/useSession.ts';
import { opensNewsletterModal } from '#src/domain/newsletterModal.ts';
import { NewsletterFormContainer } from './NewsletterFormContainer.tsx';

/** The newsletter modal whose time has come: it opens now or not at all (spec 4). */
export function NewsletterModalContainer() {
  const { pathname } = useLocation();
  const userId = useUser()?.uid ?? null;
  const [isOpen, setIsOpen] = useState(() =>
    opensNewsletterModal({ path: pathname, isSignedIn: userId !== null, isSeen: newsletterModalSeen.isSet() }),
  );
  const [wasOpened] = useState(isOpen);
  useEffect(() => {
    if (wasOpened) newsletterModalSeen.setNow();
  }, [wasOpened]);
  return (
    wasOpened && (
      <NewsletterModal isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <NewsletterFormContainer place="modal" />
      </NewsletterModal>
    )
  );
}
