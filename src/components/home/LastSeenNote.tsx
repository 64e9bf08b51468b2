import { cva } from 'class-variance-authority';
import { Button } from '#src/components/ui/Button.tsx';

interface Props {
  /** Why what is shown may be older. */
  reason: 'offline' | 'failed';
  /** `page`: above the whole page. */
  place?: 'section' | 'page';
  onRetry: () => void;
}

const texts: Record<Props['reason'], string> = {
  offline: 'Si offline. Takto to tu bolo naposledy.',
  failed: 'Novší stav sa nepodarilo načítať. Takto to tu bolo naposledy.',
};

const room = cva('', { variants: { place: { section: '', page: 'page pt-5' } } });

/** Says that the home page is as it was last. */
export function LastSeenNote({ reason, place = 'section', onRetry }: Props) {
  return (
    <div className={room({ place })}>
      <div
        role="status"
        className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5 rounded-xl border border-line bg-surface px-5 py-3.5"
      >
        <p>{texts[reason]}</p>
        <Button kind="quiet" size="small" onPress={onRetry}>
          Skúsiť znova
        </Button>
      </div>
    </div>
  );
}
