import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { guestGoal } from '#src/browser/learning/guestGoal.ts';
import { sendAs } from '#src/browser/outbox/sendAs.ts';
import type { GoalChoice } from '#src/components/home/WeekGoal.tsx';
import { chooseGoal, learnerHome } from '#src/queries/progress.ts';

/** The goal of an account, and how another is chosen: it holds once the server has it. */
export function useLearnerGoal(userId: string, days: number | null): GoalChoice {
  const client = useQueryClient();
  const { queryKey } = learnerHome(userId);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (next: number | null) => chooseGoal(sendAs(userId), next),
    async onSuccess(kept) {
      // What was asked for before the choice would put the older goal back.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (home) => home && { ...home, goalDays: kept.days });
    },
  });
  const failure = navigator.onLine ? 'failed' : 'offline';
  return { days, state: isPending ? 'busy' : isError ? failure : 'ready', onChoose: mutate };
}

/** The goal of somebody without an account, which this browser keeps; where it cannot, as long as the page is open. */
export function useGuestGoal(): GoalChoice {
  const days = useSyncExternalStore(guestGoal.subscribe, guestGoal.read, () => null);
  return { days, state: 'ready', onChoose: guestGoal.choose };
}
