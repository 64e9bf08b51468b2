import { NewsletterFormContainer } from './NewsletterFormContainer.tsx';
import { useProfile } from './useProfile.ts';
import { useUser } from './useSession.ts';

/** The footer's newsletter block (spec 4): the form, or nothing for whoever has the newsletter or no profile yet. */
export function FooterNewsletterContainer() {
  const user = useUser();
  const { profile } = useProfile();
  const isWanted = !user || profile?.receiveNewsletter === false;
  return isWanted ? <NewsletterFormContainer place="footer" initialEmail={user?.email} /> : null;
}
