import type { ReactNode } from 'react';
import { CourseIllustration } from '#src/components/course/CourseIllustration.tsx';
import { Tick } from '#src/components/ui/Tick.tsx';
import type { Illustration } from '#src/contract/course.ts';
import type { Order } from '#src/contract/order.ts';
import { formatMinutes } from '#src/domain/format.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { counted } from '#src/domain/plural.ts';
import { accessTerm } from '#src/domain/saleTerms.ts';

export interface CheckoutProduct {
  name: string;
  lectureCount?: number;
  minutes?: number;
  /** The course's drawing. */
  illustration?: Illustration;
}

interface Props {
  product: CheckoutProduct;
  order: Order;
  /** Where a promotion code is written. */
  promotion: ReactNode;
}

/** What the buyer gets, as short lines. */
function benefits({ lectureCount, minutes }: CheckoutProduct, isFree: boolean): string[] {
  const content = [lectureCount && counted(lectureCount, 'lekcia'), minutes && formatMinutes(minutes)].filter(Boolean);
  return [
    content.length > 0 ? `Celý kurz: ${content.join(', ')}` : 'Celý kurz so všetkými lekciami',
    isFree ? 'Prístup hneď' : 'Prístup hneď po\u00A0zaplatení',
    `Prístup trvá, ${accessTerm}`,
    'Do\u00A014\u00A0dní môžeš od\u00A0zmluvy odstúpiť, aj keď sa už učíš',
  ];
}

/** What is bought and for how much: price, discount, total. */
export function OrderSummary({ product, order, promotion }: Props) {
  const discount = order.listAmount - order.amount;
  const money = (cents: number) => formatExactAmount(cents, order.currency);
  return (
    <aside
      aria-label="Zhrnutie objednávky"
      className="grid gap-5 rounded-2xl border overflow-hidden border-line bg-raised p-6 shadow-raised wrap-anywhere"
    >
      {product.illustration && (
        <CourseIllustration
          illustration={product.illustration}
          className="-mx-6 -mt-6 h-[130px] w-[calc(100%+3rem)] max-w-none"
        />
      )}
      <h2 className="text-h2">{product.name}</h2>
      <ul className="grid gap-2.5">
        {benefits(product, order.amount === 0).map((benefit) => (
          <li key={benefit} className="grid grid-cols-[auto_1fr] gap-3">
            <span className="flex items-start pt-1">
              <Tick />
            </span>
            {benefit}
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-3">{promotion}</div>
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-2.5 border-t border-line pt-5 tabular-nums">
        {discount > 0 && (
          <>
            <dt className="text-muted">Cena kurzu</dt>
            <dd className="text-right whitespace-nowrap">{money(order.listAmount)}</dd>
            <dt className="text-muted">
              {order.promotionCode ? `Zľava s\u00A0kódom ${order.promotionCode}` : 'Zľava'}
            </dt>
            <dd className="text-right whitespace-nowrap text-success-text">−{money(discount)}</dd>
          </>
        )}
        <dt className="text-h3 font-bold">Spolu</dt>
        <dd className="text-right text-h2 font-extrabold tracking-title whitespace-nowrap">{money(order.amount)}</dd>
      </dl>
    </aside>
  );
}
