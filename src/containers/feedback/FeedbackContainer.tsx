import { useMutation } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import { FeedbackForm } from '#src/components/feedback/FeedbackForm.tsx';
import { useUser } from '#src/containers/account/useSession.ts';
import { useCaptcha } from '#src/containers/ui/useCaptcha.ts';
import { usePostedForm } from '#src/containers/ui/usePostedForm.ts';
import type { Feedback } from '#src/contract/feedback.ts';
import { feedbackProblems } from '#src/domain/feedback.ts';
import { paths } from '#src/domain/paths.ts';
import type { PostedForm } from '#src/domain/postedForm.ts';
import { sendFeedback } from '#src/queries/feedback.ts';

function refusedOf(posted: PostedForm | null) {
  if (!posted || posted.outcome === 'taken') return null;
  const { message = '', name = '', email = '' } = posted.fields;
  return { message, name, email };
}

/** The feedback form; it knows the name and address of whoever is signed in. */
export function FeedbackContainer() {
  const user = useUser();
  const captcha = useCaptcha('feedback');
  const posted = usePostedForm('feedback');
  const refused = refusedOf(posted);
  const sending = useMutation({
    mutationFn: async (feedback: Feedback) => {
      const recaptchaToken = await captcha.token();
      return sendFeedback(sendToApi, { ...feedback, ...(recaptchaToken && { recaptchaToken }) });
    },
  });
  const isSent = sending.isSuccess || posted?.outcome === 'taken';
  const isFaultless = refused !== null && Object.keys(feedbackProblems(refused)).length === 0;
  const isFailed = sending.isIdle ? isFaultless : sending.isError;
  return (
    <FeedbackForm
      known={{ name: user?.displayName ?? '', email: user?.email ?? '' }}
      refused={refused}
      state={sending.isPending ? 'busy' : isSent ? 'sent' : 'ready'}
      onwardHref={paths.courses()}
      failure={
        isFailed
          ? 'Správu sa nepodarilo odoslať. Text ti ostal, skús to o\u00A0chvíľu znova alebo nám napíš e-mail.'
          : null
      }
      onFocus={captcha.prepare}
      onSubmit={(feedback) => sending.mutate(feedback)}
    />
  );
}
