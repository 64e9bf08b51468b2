import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { queryClient, sendToApi } from '#src/browser/queryClient.ts';
import { ReplyMailOff } from '#src/components/comment/ReplyMailOff.tsx';
import { type LinkState, linkStateOf } from '#src/containers/layout/linkState.ts';
import { usePostedForm } from '#src/containers/ui/usePostedForm.ts';
import { ApiError } from '#src/queries/apiClient.ts';
import { turnOffReplyMail } from '#src/queries/replyMail.ts';

/** /odpovede: the question of a mail's link. Kept pages know no query, so its token is read when the button is pressed. */
export function ReplyMailPageContainer() {
  const { search } = useLocation();
  const posted = usePostedForm('replyMailLink');
  const [state, setState] = useState<'busy' | LinkState>(linkStateOf(posted));
  const onTurnOff = () => {
    setState('busy');
    turnOffReplyMail(sendToApi, { token: new URLSearchParams(search).get('token') ?? '' }).then(
      () => {
        setState('done');
        // A profile that is held says otherwise, and would write it back.
        void queryClient.invalidateQueries({ queryKey: ['user'] });
      },
      (error) => setState(error instanceof ApiError && error.status === 400 ? 'invalid' : 'failed'),
    );
  };
  return <ReplyMailOff state={state} onTurnOff={onTurnOff} />;
}
