import { useState } from 'react';
import { RepetitionOffer } from '#src/components/repetition/RepetitionOffer.tsx';
import { chooseToday } from '#src/domain/repetition/chooseToday.ts';
import { dayNumber } from '#src/domain/repetition/dayNumber.ts';
import { type FinishedLectures, useAskedQuestions, useGuestFinished, useOwnFinished } from './useFinishedQuestions.ts';

/** What waits today, on the home page; nothing where nothing does. */
export function RepetitionOfferContainer({ owner }: { owner: string }) {
  return owner === '' ? <OfGuest /> : <OfLearner userId={owner} />;
}

function OfGuest() {
  const { data } = useGuestFinished();
  return data ? <Offer owner="" finished={data} /> : null;
}

function OfLearner({ userId }: { userId: string }) {
  const { data } = useOwnFinished(userId);
  return data ? <Offer owner={userId} finished={data} /> : null;
}

function Offer({ owner, finished }: { owner: string; finished: FinishedLectures }) {
  const [today] = useState(() => dayNumber(Date.now()));
  const count = chooseToday(useAskedQuestions(owner, finished), today).waiting.length;
  return count > 0 ? <RepetitionOffer count={count} /> : null;
}
