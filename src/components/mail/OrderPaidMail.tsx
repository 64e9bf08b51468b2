import { accessTerm } from '#src/domain/saleTerms.ts';
import { site } from '#src/site.ts';
import { MailLayout, mailStyles } from './MailLayout.tsx';

interface Props {
  buyerName: string;
  productName: string;
  /** What was paid: „39,00 €“; `null` when it cost nothing. */
  price: string | null;
  /** „2026-0001“ */
  receiptNumber: string;
  /** No money was moved. */
  isTest: boolean;
  courseUrl: string;
  /** The address of the page with the buyer's orders. */
  profileUrl: string;
}

/** Thanks for an order, leads to the course and says where the receipt is. */
export function OrderPaidMail({ buyerName, productName, price, receiptNumber, isTest, courseUrl, profileUrl }: Props) {
  return (
    <MailLayout title="Kurz je tvoj">
      {isTest && (
        <p style={mailStyles.paragraph}>
          <strong>Toto bola skúšobná platba: žiadne peniaze sa nepresunuli a&nbsp;priložený doklad neplatí.</strong>
        </p>
      )}
      <p style={mailStyles.paragraph}>
        Ahoj, {buyerName}, {price === null ? 'objednávka je dokončená' : `platba ${price} prišla, ďakujeme`}. Kurz{' '}
        <strong>{productName}</strong> máš otvorený od prvej po poslednú lekciu. Prístup trvá, {accessTerm}.
      </p>
      <p style={mailStyles.paragraph}>
        <a href={courseUrl} style={mailStyles.button}>
          Začať kurz
        </a>
      </p>
      <p style={mailStyles.note}>
        Doklad o&nbsp;platbe č.&nbsp;{receiptNumber} je v&nbsp;prílohe a&nbsp;nájdeš ho aj{' '}
        <a href={profileUrl} style={mailStyles.link}>
          vo svojom profile
        </a>
        .
      </p>
      <p style={mailStyles.note}>
        Ak niečo nefunguje alebo chceš od&nbsp;zmluvy odstúpiť, napíš nám na{' '}
        <a href={`mailto:${site.email}`} style={mailStyles.link}>
          {site.email}
        </a>
        . Odstúpiť môžeš do&nbsp;14&nbsp;dní bez udania dôvodu, aj keď sa už z&nbsp;kurzu učíš.
      </p>
    </MailLayout>
  );
}
