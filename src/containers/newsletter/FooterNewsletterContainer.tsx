import { useLocation } from 'react-router-dom';
import { useProfile } from '#src/containers/account/useProfile.ts';
import { useUser } from '#src/containers/account/useSession.ts';
import { paths } from '#src/domain/paths.ts';
import { NewsletterFormContainer } from './NewsletterFormContainer.tsx';

/** The footer's newsletter block (spec 4): the form, or nothing for whoever has the newsletter or no profile yet. */
export function FooterNewsletterContainer() {
  const user = useUser();
  const { profile } = useProfile();
  // The newsletter's own page has the form already.
  const isHere = useLocation().pathname === paths.newsletter();
  // Until the profile is known the form stays as it was sent: nothing moves, and nothing typed is lost.
  const isKnown = user !== null && profile !== undefined;
  const isWanted = !isHere && (!isKnown || profile?.receiveNewsletter === false);
  return isWanted ? <NewsletterFormContainer place="footer" initialEmail={user?.email} /> : null;
}
