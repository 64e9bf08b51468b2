import { site } from '#src/site.ts';
import { MailLayout, mailStyles } from './MailLayout.tsx';

interface Props {
  buyerName: string;
  productName: string;
  /** What was paid and is given back: „39,00 €“. */
  price: string;
  /** The course of who owns it already; `null` for who has deleted their account meanwhile. */
  courseUrl: string | null;
}

/** Says why a payment that came could buy nothing, and that all of it comes back by itself. */
export function OrderReturnedMail({ buyerName, productName, price, courseUrl }: Props) {
  return (
    <MailLayout title="Platbu ti vraciame">
      <p style={mailStyles.paragraph}>
        Ahoj, {buyerName}, prišla nám platba {price} za kurz <strong>{productName}</strong>,{' '}
        {courseUrl === null ? 'no tvoj účet je už zrušený' : 'no ten už máš'}. Celú sumu ti preto vraciame, nemusíš
        robiť nič.
      </p>
      <p style={mailStyles.paragraph}>
        Peniaze sa vrátia tam, odkiaľ platba prišla, podľa banky zvyčajne do 10&nbsp;pracovných dní.
      </p>
      {courseUrl !== null && (
        <p style={mailStyles.paragraph}>
          <a href={courseUrl} style={mailStyles.button}>
            Otvoriť kurz
          </a>
        </p>
      )}
      <p style={mailStyles.note}>
        Ak máš otázku, napíš nám na{' '}
        <a href={`mailto:${site.email}`} style={mailStyles.link}>
          {site.email}
        </a>
        .
      </p>
    </MailLayout>
  );
}
