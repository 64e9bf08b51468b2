import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { queryClient, sendToApi } from '#src/browser/queryClient.ts';
import { NewsletterConfirmation } from '#src/components/newsletter/NewsletterConfirmation.tsx';
import { NewsletterView } from '#src/components/newsletter/NewsletterView.tsx';
import { useIsHydrated } from '#src/components/ui/useIsHydrated.ts';
import { ApiError } from '#src/queries/apiClient.ts';
import { confirmNewsletter, unsubscribeFromNewsletter } from '#src/queries/newsletter.ts';
import { NewsletterFormContainer } from './NewsletterFormContainer.tsx';
import { useUser } from './useSession.ts';

interface MailLink {
  kind: 'confirm' | 'unsubscribe';
  token: string;
}

const calls = { confirm: confirmNewsletter, unsubscribe: unsubscribeFromNewsletter };

/** The link of a newsletter mail that leads here, if one does. */
function readMailLink(search: string): MailLink | null {
  const query = new URLSearchParams(search);
  const confirm = query.get('potvrdit');
  if (confirm) return { kind: 'confirm', token: confirm };
  const unsubscribe = query.get('odhlasit');
  return unsubscribe ? { kind: 'unsubscribe', token: unsubscribe } : null;
}

function MailLinkContainer({ kind, token }: MailLink) {
  const [state, setState] = useState<'question' | 'busy' | 'done' | 'invalid' | 'failed'>('question');
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

/** /newsletter: the form, or the question of a mail's link. Kept pages know no query, so the browser alone reads it. */
export function NewsletterPageContainer() {
  const { search } = useLocation();
  const user = useUser();
  const isHydrated = useIsHydrated();
  const mailLink = isHydrated ? readMailLink(search) : null;
  if (mailLink) return <MailLinkContainer key={mailLink.kind + mailLink.token} {...mailLink} />;
  return (
    <NewsletterView>
      <NewsletterFormContainer place="page" initialEmail={user?.email} />
    </NewsletterView>
  );
}
