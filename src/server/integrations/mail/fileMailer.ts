import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { toMessage } from './smtpMailer.ts';

interface Options {
  /** Made when the first mail comes. */
  folder: string;
  /** `Name <address>` */
  from: string;
}

/** Writes each mail into `<id>.eml`, which mail programs open: nothing leaves the machine, and only its owner reads it. */
export function createFileMailer({ folder, from }: Options): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A folder of an earlier version is open to everybody on the machine.
      await chmod(folder, 0o700);
      // Renamed when it is whole, so that nobody finds half a mail.
      const draft = join(folder, `.${mail.id}.${randomUUID()}`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, `${mail.id}.eml`));
    },
    close: async () => transport.close(),
  };
}
