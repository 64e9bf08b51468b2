import { MailLayout, mailStyles } from './MailLayout.tsx';

interface Props {
  title: string;
  /** Who invites, to which roles, and what they are for. */
  message: string;
  /** A sentence of who invites. */
  note: string | null;
  /** Until when the link holds, and for whom. */
  terms: string;
  acceptUrl: string;
}

/** Invites somebody to the association's desk. */
export function RoleInvitationMail({ title, message, note, terms, acceptUrl }: Props) {
  return (
    <MailLayout title={title}>
      <p style={mailStyles.paragraph}>{message}</p>
      {note && <p style={mailStyles.quote}>{note}</p>}
      <p style={mailStyles.paragraph}>{terms}</p>
      <p style={mailStyles.paragraph}>
        <a href={acceptUrl} style={mailStyles.button}>
          Prijať a&nbsp;prihlásiť sa
        </a>
      </p>
      <p style={mailStyles.note}>Ak pozvánku nečakáš, nič nerob. Bez nej sa nič nestane.</p>
    </MailLayout>
  );
}
