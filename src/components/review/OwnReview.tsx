import { useEffect, useRef } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { HeldNote } from '#src/components/ui/HeldNote.tsx';
import { takeLostFocus } from '#src/components/ui/takeLostFocus.ts';
import type { Review } from '#src/contract/review.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewForm, type ReviewText } from './ReviewForm.tsx';

/** `deleting`: the question whether to delete stands there. */
export type OwnReviewMode = 'reading' | 'editing' | 'deleting';

export interface OwnReviewProps {
  /** `null`: not written yet. */
  review: Review | null;
  mode: OwnReviewMode;
  onModeChange: (mode: OwnReviewMode) => void;
  state: 'ready' | 'busy';
  /** Why the last action failed. */
  failure: string | null;
  /** What has just been done. */
  done: 'saved' | 'deleted' | null;
  onSave: (review: ReviewText) => void;
  onDelete: () => void;
}

const doneWords = { saved: 'Ďakujeme, tvoje hodnotenie je uložené.', deleted: 'Tvoje hodnotenie je zmazané.' };

/** The learner's own review: a form until it is written, then the review with the ways to change and delete it. */
export function OwnReview({ review, mode, onModeChange, state, failure, done, onSave, onDelete }: OwnReviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = review ? mode : 'writing';
  const lastShown = useRef(shown);
  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    // The button that was pressed is gone: the focus moves to what stands here instead.
    takeLostFocus(box.current, { preventScroll: true });
  }, [shown]);

  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid gap-4 rounded-xl border border-line bg-surface px-5 py-5 outline-none s:px-6"
    >
      <h3 className="text-h3">{review ? 'Tvoje hodnotenie' : 'Ako ti kurz sadol?'}</h3>
      {!review && <ReviewForm initial={null} state={state} failure={failure} onSubmit={onSave} />}
      {review && mode === 'editing' && (
        <ReviewForm
          initial={review}
          state={state}
          failure={failure}
          onSubmit={onSave}
          onCancel={() => onModeChange('reading')}
        />
      )}
      {review && mode !== 'editing' && <ReviewCard review={review} />}
      {review?.heldFor && mode !== 'editing' && <HeldNote reason={review.heldFor} />}
      {review?.hiddenReason && (
        <p className="text-sm text-muted">
          Toto hodnotenie vidíš len ty, ostatným sme ho skryli. Pravidlo {review.hiddenReason}
        </p>
      )}
      {review && mode === 'reading' && (
        <div className="flex flex-wrap gap-3">
          <Button kind="quiet" size="small" icon="edit" onPress={() => onModeChange('editing')}>
            Upraviť
          </Button>
          <Button kind="quiet" size="small" icon="delete" onPress={() => onModeChange('deleting')}>
            Zmazať
          </Button>
        </div>
      )}
      {review && mode === 'deleting' && (
        <div className="grid gap-3">
          <p>Naozaj zmazať? Text ani hviezdičky sa nedajú vrátiť, nové hodnotenie však môžeš napísať kedykoľvek.</p>
          {failure && state !== 'busy' && <FailureNote>{failure}</FailureNote>}
          <div className="flex flex-wrap gap-3">
            <Button kind="danger" size="small" icon="delete" state={state} onPress={onDelete}>
              Zmazať hodnotenie
            </Button>
            <Button
              kind="quiet"
              size="small"
              state={state === 'busy' ? 'disabled' : 'ready'}
              onPress={() => onModeChange('reading')}
            >
              Ponechať
            </Button>
          </div>
        </div>
      )}
      <p role="status" className="font-firm text-success-text empty:hidden">
        {done && doneWords[done]}
      </p>
    </div>
  );
}
