import { CommentReplyMail } from '#src/components/mail/CommentReplyMail.tsx';
import type { CommentPlace } from '#src/domain/commentPlace.ts';
import type { Letter } from './Letter.ts';
import { oneClickHeaders, replyMailOffLink } from './mailLinks.ts';
import { placeInWords } from './placeInWords.ts';
import { renderMail } from './renderMail.tsx';

interface ReplyMail extends CommentPlace {
  /** Who answers. */
  authorName: string;
  /** The answer, as it was typed. */
  text: string;
  /** Ends these mails. */
  replyToken: string;
  /** Of an answer that had to wait: its id, by which it is kept back when that is taken back. */
  target?: string;
}

/** Characters of the answer that a mail shows. */
const excerptLength = 300;

/** The mail about an answer to a comment. */
export function commentReplyMail(reply: ReplyMail, publicUrl: string): Letter {
  // A subject is one line.
  const authorName = reply.authorName.replaceAll(/\s+/g, ' ');
  const place = placeInWords(reply);
  const excerpt = excerptOf(reply.text);
  const commentUrl = `${publicUrl}${reply.path}#komentare`;
  const offUrl = replyMailOffLink(publicUrl, reply.replyToken);
  const text = `${authorName} odpovedá na tvoj komentár ${place}:

${excerpt}

Celá odpoveď je na tejto adrese:

${commentUrl}

Ak o odpovediach nechceš dostávať e-maily, môžeš si ich kedykoľvek vypnúť na tejto stránke:

${offUrl}`;
  return {
    subject: `${authorName} odpovedá na tvoj komentár`,
    headers: oneClickHeaders(publicUrl, '/comment/reply-mail/off', reply.replyToken),
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
