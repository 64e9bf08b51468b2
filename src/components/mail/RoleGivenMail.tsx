import { MailLayout, mailStyles } from './MailLayout.tsx';

interface Props {
  title: string;
  /** Who gave it, and what the person may do from now on. */
  message: string;
  /** What to do first. */
  step: string;
  deskUrl: string;
}

/** Says to somebody what they may do at the desk from now on, and where to begin. */
export function RoleGivenMail({ title, message, step, deskUrl }: Props) {
  return (
    <MailLayout title={title}>
      <p style={mailStyles.paragraph}>{message}</p>
      <p style={mailStyles.paragraph}>{step}</p>
      <p style={mailStyles.paragraph}>
        <a href={deskUrl} style={mailStyles.button}>
          Otvoriť zázemie
        </a>
      </p>
    </MailLayout>
  );
}
