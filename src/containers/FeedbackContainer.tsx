import { useMutation } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import { FeedbackForm } from '#src/components/feedback/FeedbackForm.tsx';
import type { Feedback } from '#src/contract/feedback.ts';
import { sendFeedback } from '#src/queries/feedback.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useUser } from './useSession.ts';

/** The feedback form; it knows the name and address of whoever is signed in. */
export function FeedbackContainer() {
  const user = useUser();
  const captcha = useCaptcha('feedback');
  const sending = useMutation({
    mutationFn: async (feedback: Feedback) => {
      const recaptchaToken = await captcha.token();
      return sendFeedback(sendToApi, { ...feedback, ...(recaptchaToken && { recaptchaToken }) });
    },
    networkMode: 'always',
  });
  return (
    <FeedbackForm
      known={{ name: user?.displayName ?? '', email: user?.email ?? '' }}
      state={sending.isPending ? 'busy' : sending.isSuccess ? 'sent' : 'ready'}
      failure={
        sending.isError
          ? 'Správu sa nepodarilo odoslať. Text ti ostal, skús to o\u00A0chvíľu znova alebo nám napíš e-mail.'
          : null
      }
      onFocus={captcha.prepare}
      onSubmit={(feedback) => sending.mutate(feedback)}
    />
  );
}
