import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { queryClient, sendToApi } from '#src/browser/queryClient.ts';
import { NewsletterConfirmation } from '#src/components/newsletter/NewsletterConfirmation.tsx';
import { NewsletterView } from '#src/components/newsletter/NewsletterView.tsx';
import { useUser } from '#src/containers/account/useSession.ts';
import { type LinkState, linkStateOf } from '#src/containers/layout/linkState.ts';
import { usePostedForm } from '#src/containers/ui/usePostedForm.ts';
import { type NewsletterLink, newsletterLinkOf } from '#src/domain/newsletterLink.ts';
import { ApiError } from '#src/queries/apiClient.ts';
import { confirmNewsletter, unsubscribeFromNewsletter } from '#src/queries/newsletter.ts';
import { NewsletterFormContainer } from './NewsletterFormContainer.tsx';

interface MailLink {
  kind: NewsletterLink;
  token: string;
}

const calls = { confirm: confirmNewsletter, unsubscribe: unsubscribeFromNewsletter };

function MailLinkContainer({ kind, token }: MailLink) {
  const posted = usePostedForm('newsletterLink');
  const [state, setState] = useState<'busy' | LinkState>(linkStateOf(posted));
  const onConfirm = () => {
    setState('busy');
    calls[kind](sendToApi, { token }).then(
      () => {
        setState('done');
        // A profile that is held says otherwise, and would write it back.
        void queryClient.invalidateQueries({ queryKey: ['user'] });
      },
      (error) => setState(error instanceof ApiError && error.status === 400 ? 'invalid' : 'failed'),
    );
  };
  return <NewsletterConfirmation kind={kind} state={state} onConfirm={onConfirm} />;
}

/** /newsletter: the form, or the question of a mail's link. Kept pages know which link it is, and nothing of its token. */
export function NewsletterPageContainer() {
  const { search } = useLocation();
  const user = useUser();
  const mailLink = newsletterLinkOf(new URLSearchParams(search));
  if (mailLink) return <MailLinkContainer key={mailLink.kind + mailLink.token} {...mailLink} />;
  return (
    <NewsletterView>
      <NewsletterFormContainer place="page" initialEmail={user?.email} />
    </NewsletterView>
  );
}
