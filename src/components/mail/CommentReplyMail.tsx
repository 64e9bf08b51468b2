import { MailLayout, mailStyles } from './MailLayout.tsx';

interface Props {
  /** Who answers. */
  authorName: string;
  /** Under what, with its name: „pod lekciou „Prvý výpis““. */
  place: string;
  /** The beginning of the answer, as it was typed. */
  excerpt: string;
  /** The address of the comments. */
  commentUrl: string;
  /** The address of the page that ends these mails. */
  offUrl: string;
}

/** Tells a learner that somebody answers their comment. */
export function CommentReplyMail({ authorName, place, excerpt, commentUrl, offUrl }: Props) {
  return (
    <MailLayout title="Nová odpoveď na tvoj komentár">
      <p style={mailStyles.paragraph}>
        {authorName} odpovedá na tvoj komentár {place}:
      </p>
      <p style={mailStyles.quote}>{excerpt}</p>
      <p style={mailStyles.paragraph}>
        <a href={commentUrl} style={mailStyles.button}>
          Zobraziť odpoveď
        </a>
      </p>
      <p style={mailStyles.note}>
        Ak o&nbsp;odpovediach nechceš dostávať e-maily, môžeš si ich kedykoľvek{' '}
        <a href={offUrl} style={mailStyles.link}>
          vypnúť na tejto stránke
        </a>
        .
      </p>
    </MailLayout>
  );
}
