import { type ReactNode, useRef } from 'react';
import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { Checkbox } from '#src/components/ui/Checkbox.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { Order } from '#src/contract/order.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { paths } from '#src/domain/paths.ts';
import { type CheckoutProduct, OrderSummary } from './OrderSummary.tsx';

interface Props {
  course: { name: string; courseHref: string };
  product: CheckoutProduct;
  order: Order;
  /** The local gateway stands in for the provider. */
  isTest: boolean;
  /** Where a promotion code is written. */
  promotion: ReactNode;
  /** The provider's form; `null` when nothing is to be paid. */
  payment: ReactNode | null;
  hasConsented: boolean;
  onConsentChange: (hasConsented: boolean) => void;
  consentError: string | null;
  termsHref: string;
  privacyHref: string;
  state: 'ready' | 'busy';
  error: string | null;
  onPay: () => void;
}

function DocumentLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="text-accent-text underline underline-offset-4">
      {children}
    </a>
  );
}

function payLabel({ order, state }: Pick<Props, 'order' | 'state'>): string {
  const isFree = order.amount === 0;
  if (state === 'busy') return isFree ? 'Sprístupňujeme kurz…' : 'Platba prebieha…';
  return isFree ? 'Získať kurz zadarmo' : `Zaplatiť ${formatExactAmount(order.amount, order.currency)}`;
}

/** What the law on consumers asks of digital content that starts at once: the wish. The terms of use take nothing for it. */
function consentText(isFree: boolean): string {
  const when = isFree ? 'hneď' : 'hneď po\u00A0zaplatení';
  return `Chcem, aby sa mi kurz sprístupnil ${when}. Právo odstúpiť od\u00A0zmluvy do\u00A014\u00A0dní mi tým nezaniká.`;
}

/** The checkout of one product (spec 2): what is bought, the payment, the consent. */
export function CheckoutView(props: Props) {
  const { course, product, order, isTest, promotion, payment, hasConsented, consentError, state, error } = props;
  const consent = useRef<HTMLButtonElement>(null);
  const isFree = order.amount === 0;
  return (
    <div className="page pt-4 pb-18">
      <Breadcrumbs
        crumbs={[
          { name: 'Kurzy', href: paths.courses() },
          { name: course.name, href: course.courseHref },
        ]}
      />
      <h1 className="mt-4 text-h1 font-extrabold tracking-title l:mt-7">Objednávka</h1>
      {isTest && (
        <p className="mt-6 rounded-lg bg-accent-soft px-5 py-4 font-strong text-accent-text">
          Skúšobná platba: žiadne peniaze sa nepohnú.
        </p>
      )}
      <div className="mt-8 grid grid-cols-1 items-start gap-x-16 gap-y-10 l:mt-10 l:grid-cols-[minmax(0,1fr)_400px]">
        <div className="l:sticky l:top-6 l:col-start-2 l:row-start-1">
          <OrderSummary product={product} order={order} promotion={promotion} />
        </div>
        <form
          noValidate
          aria-label="Platba"
          className="grid grid-cols-1 gap-6 l:col-start-1 l:row-start-1"
          onSubmit={(event) => {
            event.preventDefault();
            props.onPay();
            if (!hasConsented) consent.current?.focus();
          }}
        >
          <h2 className="text-h2">Platba</h2>
          {payment && !isTest && (
            <p className="flex items-center gap-2.5 text-muted">
              <Icon name="lock" className="shrink-0" />
              Kartu spracuje Stripe, k&nbsp;nám sa nedostane.
            </p>
          )}
          {payment ?? <p className="text-muted">Zľava pokryla celú cenu. Kartu nepotrebuješ.</p>}
          {/* The box itself, not the room around it to press, stands on the page's grid. */}
          <div className="-ml-2.5">
            <Checkbox
              ref={consent}
              isChecked={hasConsented}
              onChange={props.onConsentChange}
              isDisabled={state === 'busy'}
              label={consentText(isFree)}
              error={consentError}
            />
          </div>
          {error && <FailureNote>{error}</FailureNote>}
          <div className="grid gap-4">
            <Button type="submit" state={state} wide>
              {payLabel({ order, state })}
            </Button>
            <p className="text-sm text-muted">
              {isFree ? 'Objednávkou' : 'Zaplatením'} súhlasíš s&nbsp;
              <DocumentLink href={props.termsHref}>podmienkami používania</DocumentLink>. Čo robíme s&nbsp;tvojimi
              údajmi, sa dočítaš v&nbsp;dokumente{' '}
              <DocumentLink href={props.privacyHref}>Ochrana osobných údajov</DocumentLink>.
            </p>
          </div>
        </form>
      </div>
    </div>
  );
}
