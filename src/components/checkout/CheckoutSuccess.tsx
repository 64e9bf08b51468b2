import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { Icon, type IconName } from '#src/components/ui/Icon.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import { accessTerm } from '#src/domain/saleTerms.ts';
import { site } from '#src/site.ts';

const badge = cva('grid size-16 place-items-center rounded-full', {
  variants: { tone: { accent: 'bg-accent-soft text-accent-text', success: 'bg-success text-ink' } },
});

type Status = 'pending' | 'paid' | 'refunded' | 'lapsed' | 'unknown' | 'waiting-long';

interface Props {
  /** The order's true state; `waiting-long`: pending for longer than is usual. */
  status: Status;
  productName: string;
  /** „39,00 €“. */
  finalAmountText: string | null;
  appliedPromoCode: string | null;
  courseHref: string;
  /** The lecture to begin with. */
  continueHref: string | null;
  profileHref: string;
  receiptNumber: string | null;
  onDownloadReceipt: () => void;
  receiptError: string | null;
}

const contact = (
  <a href={`mailto:${site.email}`} className="text-accent-text underline underline-offset-4">
    {site.email}
  </a>
);

const screens: Record<Status, { icon: IconName; tone: 'accent' | 'success'; title: string; text: ReactNode }> = {
  pending: {
    icon: 'spinner',
    tone: 'accent',
    title: 'Platba prijatá, sprístupňujeme kurz…',
    text: 'Zvyčajne to trvá pár sekúnd. Stránka sa zmení sama, netreba ju znova načítať.',
  },
  'waiting-long': {
    icon: 'clock',
    tone: 'accent',
    title: 'Trvá to dlhšie než zvyčajne',
    text: (
      <>
        Potvrdenie platby k&nbsp;nám ešte neprišlo. Nemusíš robiť nič, hlavne neplať znova: keď príde, kurz sa ti otvorí
        a&nbsp;pošleme ti e-mail. Stránku môžeš pokojne zavrieť. Ak sa do&nbsp;hodiny nič nestane, napíš nám na&nbsp;
        {contact}.
      </>
    ),
  },
  paid: {
    icon: 'check',
    tone: 'success',
    title: 'Ďakujeme! Kurz je tvoj.',
    text: `Všetky lekcie sú otvorené. Prístup trvá, ${accessTerm}.`,
  },
  refunded: {
    icon: 'arrowLeft',
    tone: 'accent',
    title: 'Platbu sme vrátili',
    text: 'Peniaze prídu na kartu, z\u00A0ktorej platba odišla, zvyčajne do\u00A0desiatich pracovných dní.',
  },
  lapsed: {
    icon: 'close',
    tone: 'accent',
    title: 'Objednávka je zrušená',
    text: 'Platba neprebehla a\u00A0z\u00A0karty nič neodišlo. Na stránke kurzu môžeš začať odznova.',
  },
  unknown: {
    icon: 'clock',
    tone: 'accent',
    title: 'O\u00A0tejto platbe zatiaľ nevieme',
    text: (
      <>
        Ak platba prešla, nestratila sa: kurz sa otvorí sám a&nbsp;pošleme ti e-mail. Skús stránku o&nbsp;chvíľu načítať
        znova, alebo nám napíš na&nbsp;{contact}.
      </>
    ),
  },
};

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <dt className="text-muted">{name}</dt>
      <dd className="font-strong">{children}</dd>
    </div>
  );
}

/** What became of a payment (spec 2, success). It tells; only the server grants. */
export function CheckoutSuccess(props: Props) {
  const { status, productName, finalAmountText, appliedPromoCode, courseHref, receiptNumber } = props;
  const { icon, tone, title, text } = screens[status];
  const isPaid = status === 'paid';
  return (
    <section className="page grid min-h-[60vh] grid-cols-1 content-start items-start gap-x-16 gap-y-10 pt-12 pb-18 wrap-anywhere m:pt-18 l:grid-cols-[minmax(0,1fr)_380px]">
      <div className="grid justify-items-start gap-8">
        <div role="status" className="grid justify-items-start gap-6">
          <span className={badge({ tone })}>
            <Icon name={icon} size={32} className={status === 'pending' ? 'animate-spin' : ''} />
          </span>
          <h1 className="text-h1 font-extrabold tracking-title">{title}</h1>
          <p className="max-w-lead text-xl text-muted">{text}</p>
        </div>
        {isPaid ? (
          <ButtonLink href={props.continueHref ?? courseHref} icon="arrowRight">
            {props.continueHref ? 'Začať kurz' : 'Otvoriť kurz'}
          </ButtonLink>
        ) : (
          <TextLink href={courseHref}>Späť na kurz</TextLink>
        )}
      </div>
      <aside
        aria-label="Zhrnutie objednávky"
        className="grid gap-4 rounded-2xl border border-line bg-raised px-6 pt-4 pb-5 shadow-raised"
      >
        <dl className="divide-y divide-line">
          <Detail name="Kurz">{productName}</Detail>
          {finalAmountText && <Detail name="Suma">{finalAmountText}</Detail>}
          {appliedPromoCode && <Detail name="Zľavový kód">{appliedPromoCode}</Detail>}
          {receiptNumber && <Detail name="Doklad o&nbsp;platbe">{receiptNumber}</Detail>}
        </dl>
        {receiptNumber && (
          <Button kind="quiet" size="small" wide onPress={props.onDownloadReceipt}>
            Stiahnuť doklad
          </Button>
        )}
        {props.receiptError && (
          <p role="alert" className="text-sm text-danger-text">
            {props.receiptError}
          </p>
        )}
        <TextLink href={props.profileHref}>Moje objednávky</TextLink>
      </aside>
    </section>
  );
}
