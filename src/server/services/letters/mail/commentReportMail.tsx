import { CommentReportMail } from '#src/components/mail/CommentReportMail.tsx';
import type { CommentPlace } from '#src/domain/commentPlace.ts';
import type { Letter } from './Letter.ts';
import { placeInWords } from './placeInWords.ts';
import { renderMail } from './renderMail.tsx';

interface ReportMail {
  /** The comment's. */
  id: string;
  place: CommentPlace;
  /** Who wrote it; `null` for somebody who has left. */
  authorName: string | null;
  /** The comment, as it was typed. */
  text: string;
  /** Open reports of it. */
  reportCount: number;
}

/** The mail to the association about a reported comment. It does not say who reported it. */
export function commentReportMail(report: ReportMail, publicUrl: string): Letter {
  const { id: commentId, reportCount, text: commentText } = report;
  const place = placeInWords(report.place);
  const authorName = report.authorName ?? 'účet je zrušený';
  const commentUrl = `${publicUrl}${report.place.path}#komentare`;
  const text = `Niekto upozornil na komentár ${place}. Počet nahlásení: ${reportCount}.

${commentText}

Autor: ${authorName}
Označenie komentára: ${commentId}

Komentáre sú na tejto adrese:

${commentUrl}

O ďalších nahláseniach toho istého komentára ti napíšeme najskôr o deň.`;
  return {
    subject: `Nahlásený komentár ${place}`,
    ...renderMail(
      <CommentReportMail {...{ place, authorName, commentText, commentId, reportCount, commentUrl }} />,
      text,
    ),
  };
}
