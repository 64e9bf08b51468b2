import { newsletterLinks } from '#src/domain/newsletterLink.ts';
import { paths } from '#src/domain/paths.ts';

/** Where mails' links lead. The pages change nothing by themselves: mail scanners open links, too. */
export function confirmLink(publicUrl: string, confirmToken: string): string {
  return `${publicUrl}${paths.newsletter()}?${newsletterLinks.confirm}=${confirmToken}`;
}

export function unsubscribeLink(publicUrl: string, unsubscribeToken: string): string {
  return `${publicUrl}${paths.newsletter()}?${newsletterLinks.unsubscribe}=${unsubscribeToken}`;
}

export function replyMailOffLink(publicUrl: string, replyToken: string): string {
  return `${publicUrl}${paths.replyMail()}?token=${replyToken}`;
}

/** One click of mail programs, which ends the mails by a call of the API (RFC 8058). */
export function oneClickHeaders(publicUrl: string, path: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${publicUrl}/api${path}?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
