import { Fragment, type ReactNode } from 'react';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import type { MovementLine } from '#src/contract/desk/money/deskMovements.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { changedBy, movementNames, signedAmount, weekdayAndDay } from '#src/domain/desk/money/movement.ts';
import { clockTime } from '#src/domain/shortTime.ts';

interface Props {
  lines: readonly MovementLine[];
  hrefOf: (id: string) => string;
  currentId: string | null;
  /** „Október 2026 bez výplat: 62 pohybov“ with its sums; `null` in a filter. */
  sum: ReactNode;
  isFiltered: boolean;
  /** The way out of an empty filter. */
  reset: ReactNode;
  /** The pages below the rows. */
  children?: ReactNode;
}

const looks = {
  payment: { icon: 'check', tone: 'success' },
  refund: { icon: 'arrowLeft', tone: 'neutral' },
  'refund-failed': { icon: 'close', tone: 'warn' },
  dispute: { icon: 'close', tone: 'danger' },
  'dispute-won': { icon: 'check', tone: 'success' },
  fee: { icon: 'list', tone: 'neutral' },
  payout: { icon: 'send', tone: 'neutral' },
  'payout-failed': { icon: 'close', tone: 'danger' },
  other: { icon: 'externalLink', tone: 'neutral' },
} as const;

/** A month by days, the newest first, each line with what is left behind it. */
export function MovementList({ lines, hrefOf, currentId, sum, isFiltered, reset, children }: Props) {
  if (lines.length === 0) {
    return isFiltered ? (
      <DeskEmpty title="Nič také sa nehýbalo" action={reset}>
        Hľadáme v&nbsp;mene, e-maile, doklade, sume a&nbsp;čísle výplaty jedného mesiaca.
      </DeskEmpty>
    ) : (
      <DeskEmpty title="V&nbsp;tomto mesiaci sa nič nehýbalo">
        Platba, vrátenie, spor, poplatok aj výplata sa tu objavia, keď sa peniaze pohnú.
      </DeskEmpty>
    );
  }
  return (
    <div className="min-w-0 overflow-hidden rounded-lg border border-line text-xs tabular-nums">
      <table className="w-full border-collapse">
        <caption className="sr-only">Pohyby</caption>
        <thead className="bg-surface text-muted max-m:sr-only">
          <tr className="h-9 *:px-3 *:text-left *:font-medium">
            <th scope="col" className="w-16">
              Čas
            </th>
            <th scope="col">Pohyb</th>
            <th scope="col">Kto a&nbsp;čo</th>
            <th scope="col" className="max-l:hidden">
              Doklad
            </th>
            <th scope="col" className="text-right!">
              Suma
            </th>
            <th scope="col" className="text-right! max-l:hidden">
              V&nbsp;Stripe potom
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Fragment key={line.id}>
              {line.day !== lines[index - 1]?.day && (
                <tr className="h-9 border-t border-line bg-surface *:px-3">
                  <th scope="rowgroup" colSpan={2} className="text-left font-medium whitespace-nowrap text-muted">
                    {weekdayAndDay(line.day)}
                  </th>
                  <td className="max-m:hidden" />
                  <td className="max-l:hidden" />
                  <td className="text-right whitespace-nowrap text-muted">{changedBy(line.daySum)}</td>
                  <td className="max-l:hidden" />
                </tr>
              )}
              <Line line={line} href={hrefOf(line.id)} isCurrent={line.id === currentId} />
            </Fragment>
          ))}
        </tbody>
      </table>
      {sum && (
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-t border-line bg-surface px-3 py-2 font-semibold">
          {sum}
        </div>
      )}
      {children}
    </div>
  );
}

function Line({ line, href, isCurrent }: { line: MovementLine; href: string; isCurrent: boolean }) {
  const { kind, at, amount, balanceAfter, order, payoutId } = line;
  const isFee = kind === 'fee';
  return (
    <tr
      className={`relative h-10 border-t border-line *:px-3 max-l:h-12 ${isCurrent ? 'bg-accent-soft shadow-lit' : 'hover:bg-surface'}`}
    >
      <td className="w-16 whitespace-nowrap text-muted">{isFee ? '' : clockTime(at)}</td>
      <td className="whitespace-nowrap max-m:w-full max-m:max-w-0 max-m:py-1.5">
        <DeskBadge {...looks[kind]}>
          <a
            href={href}
            data-desk-row
            aria-current={isCurrent || undefined}
            className="text-xs after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-text"
          >
            {isFee ? 'Poplatky Stripe' : movementNames[kind]}
          </a>
        </DeskBadge>
        <span className="block truncate text-2xs m:hidden">
          <Whose line={line} />
        </span>
      </td>
      <td className="w-full max-w-0 truncate max-m:hidden">
        <Whose line={line} />
      </td>
      <td className="font-mono whitespace-nowrap text-muted max-l:hidden">
        {order?.receiptNumber ?? (payoutId && shortId(payoutId))}
      </td>
      <td className="text-right font-semibold whitespace-nowrap">{signedAmount(amount)}</td>
      <td className="text-right whitespace-nowrap text-muted max-l:hidden">{signedAmount(balanceAfter)}</td>
    </tr>
  );
}

function Whose({ line: { kind, order, parts, check, isLate } }: { line: MovementLine }) {
  const late = isLate && <span className="text-warn-text"> · prišlo po uzavretí mesiaca</span>;
  if (kind === 'payout') {
    return (
      <>
        <span className="font-semibold">na účet združenia</span>
        {check && (
          <span className="text-muted"> · {check === 'agrees' ? 'sedí s\u00A0výpisom' : 'rozdiel má dôvod'}</span>
        )}
        {late}
      </>
    );
  }
  if (kind === 'fee') return <span className="text-muted">spolu {countedAtDesk(parts, 'pohyb')}</span>;
  if (!order) return <span className="text-muted">nepatrí k&nbsp;našej objednávke{late}</span>;
  return (
    <>
      <span className="font-semibold">{order.buyerName || 'bez mena'}</span>
      <span className="text-muted"> · {order.productName}</span>
      {late}
    </>
  );
}

/** „po_9Xw…63“: enough to know it again. */
const shortId = (id: string) => (id.length > 14 ? `${id.slice(0, 6)}…${id.slice(-4)}` : id);
