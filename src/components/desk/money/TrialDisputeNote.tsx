import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import type { TrialDispute } from '#src/contract/desk/money/deskMovements.ts';

interface Props {
  isDisputed: boolean;
  state: 'ready' | 'busy' | 'failed';
  onTry: (status: TrialDispute['status']) => void;
}

/** Tries a charge-back with a payment that moved no money: the news comes as from a real bank. */
export function TrialDisputeNote({ isDisputed, state, onTry }: Props) {
  const button = (status: TrialDispute['status'], name: string) => (
    <DeskButton state={state === 'busy' ? 'busy' : 'ready'} onPress={() => onTry(status)}>
      {name}
    </DeskButton>
  );
  return (
    <DeskNote tone={state === 'failed' ? 'danger' : 'info'}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 flex-1 basis-72">
          {state === 'failed' ? (
            'Nepodarilo sa. Na objednávke sa nezmenilo nič, skús to o\u00A0chvíľu znova.'
          ) : (
            <>
              <strong>Skúšobný spor.</strong>{' '}
              {isDisputed ? 'Ako rozhodne banka kupujúceho?' : 'Banka kupujúceho si môže vypýtať peniaze späť.'}
            </>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          {isDisputed ? (
            <>
              {button('won', 'Spor vyhráme')}
              {button('lost', 'Spor prehráme')}
            </>
          ) : (
            button('open', 'Vyvolať spor')
          )}
        </div>
      </div>
    </DeskNote>
  );
}
