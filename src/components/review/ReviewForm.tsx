import { type FormEvent, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { TextArea } from '#src/components/ui/TextArea.tsx';
import { maxReviewLength } from '#src/contract/limits.ts';
import type { Review } from '#src/contract/review.ts';
import { tooLong } from '#src/domain/textLimit.ts';
import { StarInput } from './StarInput.tsx';

export type ReviewText = Pick<Review, 'rating' | 'text'>;

interface Props {
  /** What the form starts with; later it keeps its own state, so nothing typed is lost. */
  initial: ReviewText | null;
  state: 'ready' | 'busy';
  /** Why saving failed; what was typed stays. */
  failure: string | null;
  onSubmit: (review: ReviewText) => void;
  /** Offered where there is something to go back to. */
  onCancel?: () => void;
}

/** Stars and a few words about a course; the words are not needed. */
export function ReviewForm({ initial, state, failure, onSubmit, onCancel }: Props) {
  const [rating, setRating] = useState(initial?.rating ?? null);
  const [text, setText] = useState(initial?.text ?? '');
  const [error, setError] = useState<string | null>(null);
  const isBusy = state === 'busy';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (rating === null) {
      setError('Vyber počet hviezdičiek.');
      event.currentTarget.querySelector<HTMLElement>('[name=rating]')?.focus();
      return;
    }
    if (tooLong(text, maxReviewLength)) {
      event.currentTarget.querySelector<HTMLElement>('[name=text]')?.focus();
      return;
    }
    onSubmit({ rating, text: text.trim() });
  };

  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-3">
      <StarInput
        label="Koľko hviezdičiek kurzu dáš?"
        name="rating"
        value={rating}
        error={error}
        onChange={(stars) => {
          setRating(stars);
          setError(null);
        }}
      />
      <TextArea
        label="Čo by mali vedieť ostatní?"
        name="text"
        value={text}
        limit={maxReviewLength}
        maxRows={12}
        hint="Nepovinné. Komu kurz sadne a&nbsp;čo ti dal?"
        onChange={setText}
      />
      {failure && !isBusy && <FailureNote>{failure}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" icon={initial ? 'check' : 'send'} state={isBusy ? 'busy' : 'ready'}>
          {initial ? 'Uložiť zmeny' : 'Odoslať hodnotenie'}
        </Button>
        {onCancel && (
          <Button kind="quiet" size="small" state={isBusy ? 'disabled' : 'ready'} onPress={onCancel}>
            Nechať, ako je
          </Button>
        )}
      </div>
    </form>
  );
}
