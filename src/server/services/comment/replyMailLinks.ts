import { paths } from '#src/domain/paths.ts';

/** Where a mail's link to end the mails leads; the page changes nothing by itself, because mail scanners open links. */
export function replyMailOffLink(publicUrl: string, replyToken: string): string {
  return `${publicUrl}${paths.replyMail()}?token=${replyToken}`;
}

/** One click of mail programs (RFC 8058). */
export function replyMailOffHeaders(publicUrl: string, replyToken: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${publicUrl}/api/comment/reply-mail/off?token=${replyToken}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
