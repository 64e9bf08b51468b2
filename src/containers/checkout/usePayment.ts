import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { useLeaveWarning } from '#src/containers/ui/useLeaveWarning.ts';
import type { Checkout } from '#src/contract/order.ts';
import { paymentErrorMessage } from '#src/domain/paymentErrors.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { giveConsent } from '#src/queries/order.ts';
import type { PaymentOutcome, PaymentWay } from './paymentWay.ts';

interface Options {
  order: Checkout['order'];
  /** Where who has paid goes. */
  successPath: string;
  onError: (error: Error) => void;
}

/** Pays an order from the press of the button on, with the form that is put behind `formRef`. */
export function usePayment({ order, successPath, onError }: Options) {
  const navigate = useNavigate();
  const way = useRef<PaymentWay>(null);
  const form = useFilledRef(way);
  /** From the press of the button on, before any render. */
  const isPaying = useRef(false);
  const [isLeaving, setLeaving] = useState(false);

  const paying = useMutation({
    mutationFn: async (): Promise<PaymentOutcome> => {
      const prepare = () => giveConsent(sendToApi, order.id);
      if (order.amount === 0) {
        await prepare();
        return { outcome: 'paid' };
      }
      const returnUrl = location.origin + successPath;
      // The form of the payment comes by itself: who was faster waits for it.
      await form.filled;
      return (
        (await way.current?.pay({ prepare, returnUrl, onLeave: () => setLeaving(true) })) ?? { outcome: 'incomplete' }
      );
    },
    onSuccess: (result) => {
      if (isDone(result)) return navigate(successPath);
      isPaying.current = false;
    },
    onError: (error) => {
      isPaying.current = false;
      onError(error);
    },
    onSettled: () => setLeaving(false),
  });
  useLeaveWarning(paying.isPending && !isLeaving);

  return {
    formRef: form.ref,
    isBusy: paying.isPending || isDone(paying.data),
    /** Nobody has tried to pay yet, or not since it was reset. */
    isUntried: paying.isIdle,
    error: errorText(paying.data, paying.error),
    pay: () => {
      if (isPaying.current) return;
      isPaying.current = true;
      paying.mutate();
    },
    reset: paying.reset,
  };
}

/** Hands on what a component puts behind a ref, and tells when it first has. */
function useFilledRef<T>(target: RefObject<T | null>) {
  return useState(() => {
    let fill: () => void;
    const filled = new Promise<void>((resolve) => {
      fill = resolve;
    });
    const ref = (value: T | null) => {
      target.current = value;
      if (value) fill();
    };
    return { filled, ref };
  })[0];
}

function isDone(result: PaymentOutcome | undefined): boolean {
  return result?.outcome === 'paid' || result?.outcome === 'processing';
}

function errorText(result: PaymentOutcome | undefined, error: Error | null): string | null {
  if (result?.outcome === 'failed') return paymentErrorMessage(result.code);
  if (error) return paymentErrorMessage(refusalOf(error) ?? 'network');
  return null;
}
