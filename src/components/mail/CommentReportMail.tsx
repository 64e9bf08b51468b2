import { MailLayout, mailStyles } from './MailLayout.tsx';

interface Props {
  /** Under what, with its name: „pod lekciou „Prvý výpis““. */
  place: string;
  authorName: string;
  /** The whole comment, as it was typed. */
  commentText: string;
  /** What the calls of moderation name it by. */
  commentId: string;
  /** Open reports of it. */
  reportCount: number;
  /** The address of the comments. */
  commentUrl: string;
}

/** Tells the association that a comment was reported. Who did it is not said. */
export function CommentReportMail({ place, authorName, commentText, commentId, reportCount, commentUrl }: Props) {
  return (
    <MailLayout title="Nahlásený komentár">
      <p style={mailStyles.paragraph}>
        Niekto upozornil na komentár {place}. Počet nahlásení: {reportCount}.
      </p>
      <p style={mailStyles.quote}>{commentText}</p>
      <p style={mailStyles.note}>
        Autor: {authorName}
        <br />
        Označenie komentára: {commentId}
      </p>
      <p style={mailStyles.paragraph}>
        <a href={commentUrl} style={mailStyles.button}>
          Zobraziť komentáre
        </a>
      </p>
      <p style={mailStyles.note}>O&nbsp;ďalších nahláseniach toho istého komentára ti napíšeme najskôr o&nbsp;deň.</p>
    </MailLayout>
  );
}
