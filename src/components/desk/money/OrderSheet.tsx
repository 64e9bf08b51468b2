import type { ReactNode } from 'react';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import type { DeskOrder, DeskOrderMail } from '#src/contract/desk/money/deskOrders.ts';
import { formatDateTime } from '#src/domain/dateTime.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { eventInWords, letterName } from '#src/domain/desk/money/deskOrder.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { CodeTag } from './CodeTag.tsx';

interface Props {
  order: DeskOrder;
  /** The orders of the same buyer, and the code's own screen. */
  buyerOrdersHref: string;
  codeHref: string | null;
  /** The note of the desk. */
  note: ReactNode;
  checking: 'ready' | 'busy' | 'failed';
  mailing: 'ready' | 'busy' | 'failed';
  onCheck: () => void;
  onMailReceipt: () => void;
}

/** One order: what was paid, by whom and how, all that has happened to it, and its mails. */
export function OrderSheet({ order, buyerOrdersHref, codeHref, ...acts }: Props) {
  const { currency, status } = order;
  const money = (cents: number) => formatExactAmount(cents, currency);
  const discount = order.listAmount - order.amount;
  return (
    <>
      {order.isTest && (
        <DeskNote tone="warn">Skúšobná platba: žiadne peniaze sa nepresunuli a&nbsp;doklad neplatí.</DeskNote>
      )}
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Fact name={status === 'pending' || status === 'lapsed' ? 'Na zaplatenie' : 'Zaplatené'}>
          {money(order.amount)}
        </Fact>
        {discount > 0 && <Fact name="Zľava">−{money(discount)}</Fact>}
        {order.paidAt && <Fact name="Vrátené">{money(order.refundedAmount)}</Fact>}
        {order.receiptNumber && <Fact name="Doklad">{order.receiptNumber}</Fact>}
        <Fact name={order.paidAt ? 'Kedy' : 'Vznikla'}>{formatDateTime(order.at)}</Fact>
      </dl>
      <Waiting order={order} {...acts} />
      {order.isDisputed && (
        <DeskNote tone="danger">
          <strong>Banka kupujúceho žiada peniaze späť.</strong> Kým nerozhodne, vrátiť sa nedajú a&nbsp;kurz ostáva
          otvorený. Odpovedá sa jej cez platobnú bránu.
        </DeskNote>
      )}
      <div className="grid items-start gap-4 l:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <DeskPanel title="História" aside="nedá sa meniť">
            <History order={order} />
          </DeskPanel>
          <DeskPanel
            title="E-maily"
            aside={
              status === 'paid' && (
                <DeskButton size="row" state={acts.mailing === 'busy' ? 'busy' : 'ready'} onPress={acts.onMailReceipt}>
                  Poslať doklad znova
                </DeskButton>
              )
            }
          >
            {acts.mailing === 'failed' && (
              <DeskNote tone="danger" isAlert>
                Doklad sa nepodarilo poslať. Nič sa nezmenilo, skús to o&nbsp;chvíľu znova.
              </DeskNote>
            )}
            <Mails mails={order.mails} />
          </DeskPanel>
        </div>
        <div className="grid min-w-0 gap-4">
          <DeskPanel title="Kupujúci">
            <Rows>
              <Row name="Na doklade">{order.buyerName || 'meno už neuchovávame'}</Row>
              <Row name="E-mail">{order.buyerEmail || '–'}</Row>
              <Row name="Účet">{order.buyer?.displayName ?? 'zrušený'}</Row>
              {order.buyer && order.buyer.otherOrders > 0 && (
                <Row name="Ďalšie">
                  <a href={buyerOrdersHref} className="text-accent-text hover:underline">
                    {countedAtDesk(order.buyer.otherOrders, 'objednavka')}
                  </a>
                </Row>
              )}
            </Rows>
          </DeskPanel>
          {acts.note}
          <DeskPanel title="Predaj">
            <Rows>
              <Row name="Produkt">{order.productName}</Row>
              <Row name="Cena">{money(order.listAmount)}</Row>
              <Row name="Kód">
                {order.code && codeHref ? (
                  <a href={codeHref}>
                    <CodeTag>{order.code}</CodeTag>
                  </a>
                ) : (
                  'bez kódu'
                )}
              </Row>
              <Row name="Súhlas">{order.consentedAt ? formatDateTime(order.consentedAt) : 'zatiaľ nie'}</Row>
              <Row name="Kurz">{order.hasAccess ? 'otvorený' : 'zatvorený'}</Row>
              <Row name="Platba">
                <span className="font-mono text-3xs wrap-anywhere">{order.paymentId ?? '–'}</span>
              </Row>
              <Row name="Objednávka">
                <span className="font-mono text-3xs wrap-anywhere">{order.id}</span>
              </Row>
            </Rows>
          </DeskPanel>
        </div>
      </div>
    </>
  );
}

/** What is under way with the provider: a payment that has not come, or money that goes back. */
function Waiting({ order, checking, onCheck }: Pick<Props, 'order' | 'checking' | 'onCheck'>) {
  const { lapsesAt, refundUnderWay, currency, checkedAt } = order;
  if (lapsesAt === null && refundUnderWay === 0) return null;
  return (
    <DeskNote tone={checking === 'failed' ? 'danger' : 'info'}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 flex-1 basis-72">
          {checking === 'failed' && (
            <strong>Platobná brána neodpovedá. Nič sa nestratilo, pýtame sa jej každú minútu. </strong>
          )}
          {lapsesAt === null ? (
            <>
              <strong>Vraciame {formatExactAmount(refundUnderWay, currency)}…</strong> Okno môžeš zavrieť, dokončí sa to
              aj bez neho.
            </>
          ) : (
            <>
              <strong>Čaká na platbu.</strong> Ak nepríde, prepadne {formatDateTime(lapsesAt)} a&nbsp;jej kód bude znova
              voľný. Kupujúci potom môže začať odznova.
            </>
          )}
          {checkedAt && <span className="block text-2xs">Naposledy sme sa pýtali {formatDateTime(checkedAt)}.</span>}
        </p>
        <DeskButton size="row" state={checking === 'busy' ? 'busy' : 'ready'} onPress={onCheck}>
          {lapsesAt === null ? 'Skúsiť teraz' : 'Opýtať sa brány teraz'}
        </DeskButton>
      </div>
    </DeskNote>
  );
}

function History({ order: { history: events, currency } }: Pick<Props, 'order'>) {
  return (
    <ol className="grid gap-3">
      {events.map((event, index) => {
        const { what, how } = eventInWords(event, currency);
        return (
          // The history only grows at its end.
          <li key={index} className="grid gap-x-4 m:grid-cols-[11rem_minmax(0,1fr)]">
            <span className="text-2xs text-muted tabular-nums">{formatDateTime(event.at)}</span>
            <span className="min-w-0">
              <span className="font-semibold">{what}</span>
              <span className="block text-2xs text-muted">{how}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const mailStates = {
  waiting: { word: 'čaká na odoslanie', icon: 'clock', tone: 'warn' },
  sent: { word: 'odoslaný', icon: 'check', tone: 'success' },
  failed: { word: 'nepodarilo sa odoslať', icon: 'close', tone: 'danger' },
} as const;

function Mails({ mails }: { mails: readonly DeskOrderMail[] }) {
  if (mails.length === 0)
    return <p className="text-muted">Žiadne za posledných 30&nbsp;dní; staršie e-maily mažeme.</p>;
  return (
    <ul className="grid gap-2">
      {mails.map(({ id, template, state, at }) => {
        const { word, ...look } = mailStates[state];
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span>{letterName(template)}</span>
            <span className="flex items-center gap-3">
              <span className="text-2xs text-muted">{formatDateTime(at)}</span>
              <DeskBadge {...look}>{word}</DeskBadge>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-2xs text-muted">{name}</dt>
      <dd className="text-lg leading-snug font-bold tabular-nums">{children}</dd>
    </div>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">{children}</dl>;
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
