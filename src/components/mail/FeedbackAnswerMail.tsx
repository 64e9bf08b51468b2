import { MailLayout, mailStyles } from './MailLayout.tsx';

interface Props {
  answer: string;
  /** What the visitor had written, and on which day. */
  message: string;
  day: string;
}

/** Answers what a visitor wrote to the association. */
export function FeedbackAnswerMail({ answer, message, day }: Props) {
  return (
    <MailLayout title="Odpoveď na tvoju správu">
      <p style={{ ...mailStyles.paragraph, whiteSpace: 'pre-line' }}>{answer}</p>
      <p style={mailStyles.note}>{day} nám prišlo od teba:</p>
      <p style={mailStyles.quote}>{message}</p>
    </MailLayout>
  );
}
