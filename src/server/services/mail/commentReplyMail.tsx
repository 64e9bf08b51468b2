import { CommentReplyMail } from '#src/components/mail/CommentReplyMail.tsx';
import type { CommentPlace } from '#src/server/services/comment/placeOf.ts';
import type { MailDraft } from './enqueueMail.ts';
import { placeInWords } from './placeInWords.ts';
import { renderMail } from './renderMail.tsx';

interface ReplyMail extends CommentPlace {
  /** Who answers. */
  authorName: string;
  /** The answer, as it was typed. */
  text: string;
  publicUrl: string;
  /** The address of the page that ends these mails. */
  offUrl: string;
}

/** Characters of the answer that a mail shows. */
const excerptLength = 300;

/** The mail about an answer to a comment. */
export function commentReplyMail(reply: ReplyMail): Pick<MailDraft, 'subject' | 'text' | 'html'> {
  const { publicUrl, path, offUrl } = reply;
  // A subject is one line.
  const authorName = reply.authorName.replaceAll(/\s+/g, ' ');
  const place = placeInWords(reply);
  const excerpt = excerptOf(reply.text);
  const commentUrl = `${publicUrl}${path}#komentare`;
  const text = `${authorName} odpovedá na tvoj komentár ${place}:

${excerpt}

Celá odpoveď je na tejto adrese:

${commentUrl}

Ak o odpovediach nechceš dostávať e-maily, môžeš si ich kedykoľvek vypnúť na tejto stránke:

${offUrl}`;
  return {
    subject: `${authorName} odpovedá na tvoj komentár`,
    ...renderMail(<CommentReplyMail {...{ authorName, place, excerpt, commentUrl, offUrl }} />, text),
  };
}

/** The beginning of a text up to a whole word, if there is one near the end. */
function excerptOf(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= excerptLength) return text;
  const start = characters.slice(0, excerptLength).join('');
  return `${start.replace(/\s+\S{0,40}$/, '')}…`;
}
