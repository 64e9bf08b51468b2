import { MailLayout, mailStyles } from './MailLayout.tsx';

interface Props {
  title: string;
  message: string;
  /** Why the role was refused; `null`: it was given. */
  reason: string | null;
  step: string;
  act: string;
  url: string;
}

/** Answers who asked to be known as a teacher. */
export function TeacherAnswerMail({ title, message, reason, step, act, url }: Props) {
  return (
    <MailLayout title={title}>
      <p style={mailStyles.paragraph}>{message}</p>
      {reason && <p style={mailStyles.quote}>{reason}</p>}
      <p style={mailStyles.paragraph}>{step}</p>
      <p style={mailStyles.paragraph}>
        <a href={url} style={mailStyles.button}>
          {act}
        </a>
      </p>
    </MailLayout>
  );
}
