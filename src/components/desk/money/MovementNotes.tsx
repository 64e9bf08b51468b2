import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import type { MovementPage, OpenDispute } from '#src/contract/desk/money/deskMovements.ts';
import { formatDateTime } from '#src/domain/dateTime.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { daysUntil, signedAmount } from '#src/domain/desk/money/movement.ts';
import { shortTime } from '#src/domain/shortTime.ts';

interface Props {
  book: Pick<MovementPage, 'disputes' | 'knownUntil' | 'isProviderSilent' | 'isTest'>;
  /** Milliseconds. */
  now: number;
  hrefOfOrder: (id: string) => string;
  asking: 'ready' | 'busy' | 'failed';
  onAsk: () => void;
}

/** What somebody has to know before the numbers: a provider that is silent, charge-backs that wait, trial money. */
export function MovementNotes({ book, now, hrefOfOrder, asking, onAsk }: Props) {
  const { disputes, knownUntil, isProviderSilent, isTest } = book;
  const isSilent = isProviderSilent || asking === 'failed';
  return (
    <>
      {isTest && (
        <DeskNote tone="warn">
          Skúšobné pohyby: žiadne peniaze sa nepresunuli, poplatky a&nbsp;výplaty sú vymyslené.
        </DeskNote>
      )}
      {isSilent && (
        <DeskNote tone="danger" isAlert>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-72">
              <strong>{knownUntil ? `Pohyby máme po ${shortTime(knownUntil)}.` : 'Stripe neodpovedá.'}</strong> Novšie
              doplníme samy, keď Stripe odpovie. Nič sa nestratí a&nbsp;nič sa nezapíše dvakrát.
            </p>
            <DeskButton state={asking === 'busy' ? 'busy' : 'ready'} onPress={onAsk}>
              Skúsiť teraz
            </DeskButton>
          </div>
        </DeskNote>
      )}
      {disputes.map((dispute) => (
        <DisputeNote key={dispute.orderId} dispute={dispute} now={now} href={hrefOfOrder(dispute.orderId)} />
      ))}
    </>
  );
}

function DisputeNote({ dispute, now, href }: { dispute: OpenDispute; now: number; href: string }) {
  const { amount, buyerName, receiptNumber, dueBy } = dispute;
  const left = dueBy === null ? null : daysUntil(dueBy, now);
  const lost = `potom ${signedAmount(amount)} prepadne`;
  return (
    <DeskNote tone="warn">
      <p>
        Sporná platba{' '}
        <a href={href} className="font-semibold underline">
          {receiptNumber ?? 'bez dokladu'}
        </a>
        , {buyerName || 'bez mena'}.{' '}
        {dueBy === null || left === null ? (
          <>O&nbsp;{signedAmount(amount)} rozhoduje banka kupujúceho.</>
        ) : left < 0 ? (
          <strong>Odpovedať sa dalo do {formatDateTime(dueBy)}, teraz rozhoduje banka.</strong>
        ) : (
          <>
            Odpovedať do <strong>{formatDateTime(dueBy)}</strong>:{' '}
            {left === 0
              ? `dnes je posledný deň, ${lost}`
              : `${left === 1 ? 'ostáva' : left < 5 ? 'ostávajú' : 'ostáva'} ${countedAtDesk(left, 'den')}, ${lost}`}
            .
          </>
        )}
      </p>
    </DeskNote>
  );
}
