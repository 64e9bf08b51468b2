import { join } from 'node:path';
import type { ServerConfig } from '#src/server/config/ServerConfig.ts';
import { createFileMailer } from './fileMailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtpMailer.ts';

/** Where mails become files while no SMTP server is configured. */
export function mailFolder({ dataDir }: Pick<ServerConfig, 'dataDir'>): string {
  return join(dataDir, 'mail');
}

/** The SMTP server of the configuration, else files in the data folder. */
export function openMailer(config: Pick<ServerConfig, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  const { smtpUrl, mailFrom: from } = config;
  return smtpUrl ? createSmtpMailer({ smtpUrl, from }) : createFileMailer({ folder: mailFolder(config), from });
}
