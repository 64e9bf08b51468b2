import { MailerLockedOutError, MailRefusedError } from './mailer.ts';

/** What nodemailer says of a failure: its own code, the server's, and the command that was answered so. */
interface SmtpFailure extends Error {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

/** 530, 534, 535 and 538 ask for a sign-in, or refuse it, after whichever command. */
const signInCodes = [530, 534, 535, 538];
/** The commands that are about the mail: before them, the server has not seen whom it is for. */
const mailCommands = ['RCPT TO', 'DATA'];

/** What the outbox has to know of a failure: for good, our own fault, or neither (4xx, 421, a broken connection). */
export function smtpFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, code, responseCode, command }: SmtpFailure = error;
  const status = typeof responseCode === 'number' ? responseCode : 0;
  if (code === 'EAUTH' || code === 'ENOAUTH' || signInCodes.includes(status)) {
    return new MailerLockedOutError(message, { cause: error });
  }
  const isOfMail = typeof command === 'string' && mailCommands.includes(command);
  return isOfMail && status >= 500 && status < 600 ? new MailRefusedError(message, { cause: error }) : error;
}
