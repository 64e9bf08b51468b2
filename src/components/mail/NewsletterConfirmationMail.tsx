import { site } from '#src/site.ts';
import { MailLayout, mailStyles } from './MailLayout.tsx';

interface Props {
  /** The address of the page that confirms. */
  confirmUrl: string;
}

/** Asks whether the address that somebody typed on the site wants the newsletter. */
export function NewsletterConfirmationMail({ confirmUrl }: Props) {
  return (
    <MailLayout title="Potvrď odber noviniek">
      <p style={mailStyles.paragraph}>
        Na stránke {site.name} niekto zadal túto adresu na odber noviniek. Ak ich chceš dostávať, potvrď to tlačidlom.
      </p>
      <p style={mailStyles.paragraph}>
        <a href={confirmUrl} style={mailStyles.button}>
          Potvrdiť odber
        </a>
      </p>
      <p style={mailStyles.note}>
        Ak tlačidlo nefunguje, otvor v&nbsp;prehliadači túto adresu:
        <br />
        <a href={confirmUrl} style={mailStyles.link}>
          {confirmUrl}
        </a>
      </p>
      <p style={mailStyles.note}>
        Ak o&nbsp;novinky nestojíš, nemusíš robiť nič. Bez potvrdenia ti nebudeme nič posielať a&nbsp;adresu
        po&nbsp;30&nbsp;dňoch zmažeme.
      </p>
    </MailLayout>
  );
}
