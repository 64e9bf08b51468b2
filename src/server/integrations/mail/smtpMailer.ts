import { createTransport, type SendMailOptions } from 'nodemailer';
import { minutes } from '#src/domain/duration.ts';
import { isLoopbackHost } from '#src/server/network/loopback.ts';
import { type Mailer, mailsAtOnce, type OutgoingMail } from './mailer.ts';
import { smtpFailure } from './smtpFailure.ts';

interface Options {
  /** `smtp://user:password@host:port`, which then has to offer STARTTLS, or `smtps:` for TLS from the first byte. */
  smtpUrl: string;
  /** `Name <address>` */
  from: string;
}

/** Well within the lease of the outbox: when it is over, another process may take the mail. */
const longestSendMs = minutes(2);

/** Hands mails to an SMTP server, over a few connections that stay open for the next ones. */
export function createSmtpMailer({ smtpUrl, from }: Options): Mailer {
  const transport = createTransport({ url: withSafePassword(smtpUrl), pool: true, maxConnections: mailsAtOnce });
  return {
    send: async (mail) => {
      const signal = AbortSignal.timeout(longestSendMs);
      try {
        await transport.sendMail({ ...toMessage(mail, from), signal });
      } catch (error) {
        throw smtpFailure(error);
      }
    },
    close: async () => transport.close(),
  };
}

/** Whoever sits between may hide STARTTLS from us: without it no password leaves this computer. */
function withSafePassword(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const hasPassword = url.username !== '' || url.password !== '';
  // An option of the address would win over one beside it.
  if (hasPassword && url.protocol === 'smtp:' && !isLoopbackHost(url.hostname)) {
    url.searchParams.set('requireTLS', 'true');
  }
  return url.href;
}

/** The mail as nodemailer takes it. */
export function toMessage(mail: OutgoingMail, from: string): SendMailOptions {
  return {
    messageId: `<${mail.id}@${hostOf(from)}>`,
    from,
    // As objects they are one address each, whatever is typed into them.
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // No program shall answer it, such as one that says who is on holiday (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    attachments: mail.attachments.map((file) => ({ ...file, encoding: 'base64' })),
  };
}

function hostOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
