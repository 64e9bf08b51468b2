import { MailLayout, mailStyles } from './MailLayout.tsx';

interface Props {
  /** The address of the page that ends the subscription. */
  unsubscribeUrl: string;
}

/** Says that the subscription is confirmed, what will come, and how to end it. */
export function NewsletterWelcomeMail({ unsubscribeUrl }: Props) {
  return (
    <MailLayout title="Odber noviniek je potvrdený">
      <p style={mailStyles.paragraph}>
        Ďakujeme. Keď vyjde nový kurz, video alebo epizóda podcastu, pošleme ti e-mail. Inokedy sa neozveme.
      </p>
      <p style={mailStyles.note}>
        Keď už o&nbsp;novinky nebudeš stáť, odber môžeš kedykoľvek{' '}
        <a href={unsubscribeUrl} style={mailStyles.link}>
          zrušiť na tejto stránke
        </a>
        .
      </p>
    </MailLayout>
  );
}
