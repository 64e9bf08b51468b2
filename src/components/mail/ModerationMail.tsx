import { MailLayout, mailStyles } from './MailLayout.tsx';

interface Props {
  /** Whom the decision is about. */
  name: string;
  /** What was decided. */
  title: string;
  /** What that means. */
  effect: string;
  /** What the person wrote. */
  quote: string | null;
  rules: string | null;
  why: string | null;
  /** How to object. */
  objection: string | null;
}

/** Tells somebody of a decision about what they wrote, or may write. */
export function ModerationMail({ name, title, effect, quote, rules, why, objection }: Props) {
  return (
    <MailLayout title="Rozhodnutie združenia">
      <p style={mailStyles.paragraph}>Ahoj, {name},</p>
      <p style={mailStyles.paragraph}>
        {title}. {effect}
      </p>
      {quote && <p style={mailStyles.quote}>{quote}</p>}
      {rules && <p style={mailStyles.paragraph}>{rules}</p>}
      {why && <p style={mailStyles.paragraph}>{why}</p>}
      {objection && <p style={mailStyles.note}>{objection}</p>}
    </MailLayout>
  );
}
