import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { type MailRow, mail } from '#src/server/db/schema/mail.ts';
import { createFileMailer } from '#src/server/integrations/mail/fileMailer.ts';
import { type Mailer, mailsAtOnce, type OutgoingMail } from '#src/server/integrations/mail/mailer.ts';
import { createSmtpMailer } from '#src/server/integrations/mail/smtpMailer.ts';
import { enqueueMail, type MailDraft } from '#src/server/services/letters/mail/enqueueMail.ts';
import { startMailWorker } from '#src/server/services/letters/mail/mailWorker.ts';
import { newsletterConfirmationMail } from '#src/server/services/letters/mail/newsletterConfirmationMail.tsx';
import { orderPaidMail } from '#src/server/services/letters/mail/orderPaidMail.tsx';
import { orderRefundedMail } from '#src/server/services/letters/mail/orderRefundedMail.tsx';
import { orderReturnedMail } from '#src/server/services/letters/mail/orderReturnedMail.tsx';
import { removeOldMail } from '#src/server/services/letters/mail/removeOldMail.ts';
import { sendDueMail } from '#src/server/services/letters/mail/sendDueMail.ts';
import { writeMail } from '#src/server/services/letters/mail/writeMail.ts';
import { sendFeedback } from '#src/server/services/words/feedback/sendFeedback.ts';
import { site } from '#src/site.ts';
import { type LogLine, recordingLogger } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { type SmtpServer, startSmtpServer } from '#tests/support/smtpServer.ts';

const from = 'Prvý riadok <ahoj@prvyriadok.sk>';
const sender = { name: 'Prvý riadok', address: 'ahoj@prvyriadok.sk' };
const recipient = 'ziacka@example.org';
const publicUrl = 'https://prvyriadok.sk';
const token = 'Yk3vQ8mT1sZr5uWb7xNc2pLd9fHg4jKa';
const confirmation = { template: 'newsletterConfirmation', data: { confirmToken: token } } as const;
const welcome = { template: 'newsletterWelcome', data: { unsubscribeToken: token } } as const;
const confirmUrl = `${publicUrl}/newsletter?potvrdit=${token}`;
const unsubscribeUrl = `${publicUrl}/newsletter?odhlasit=${token}`;
const courseUrl = `${publicUrl}/kurzy/java-kurz`;
const profileUrl = `${publicUrl}/profil`;
const paidOrder = {
  buyerName: 'Jana',
  productName: 'Java kurz',
  amount: 3920,
  currency: 'EUR',
  receiptNumber: '2026-0001',
  isTest: false,
  courseSlug: 'java-kurz',
};
const start = new Date('2026-06-15T12:00:00Z');
const minuteMs = 60_000;

let database: Database;
let smtp: SmtpServer;
let mailer: Mailer;
let clock: Date;
let lines: LogLine[];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(mail);
  smtp = await startSmtpServer();
  mailer = createSmtpMailer({ smtpUrl: smtp.url, from });
  clock = start;
  lines = [];
  return async () => {
    await mailer.close();
    await smtp.close();
  };
});
afterAll(() => database.close());

const ctx = () => ({ db: database.db, now: () => clock });
const sendDue = (by: Mailer = mailer) =>
  sendDueMail({ ctx: ctx(), mailer: by, logger: recordingLogger(lines), publicUrl });
const stored = async () => {
  const [row] = await database.db.select().from(mail);
  return row as MailRow;
};

function pass(minutes: number): void {
  clock = new Date(clock.getTime() + minutes * minuteMs);
}

function enqueue(overrides: Pick<Partial<MailDraft>, 'recipient' | 'kind'> = {}): Promise<void> {
  return enqueueMail({ ctx: ctx(), input: { recipient, ...confirmation, ...overrides } });
}

/** A mail as a process of the version before leaves it. */
async function leaveWritten(values: Partial<typeof mail.$inferInsert> = {}): Promise<void> {
  const letter = { recipient, subject: 'Predmet', text: 'Text', html: '<p>Text</p>', headers: {} };
  await database.db.insert(mail).values({ ...letter, id: 'stary', dueAt: clock, createdAt: clock, ...values });
}

test('a mail goes out once, in both forms and with its headers', async () => {
  await enqueueMail({ ctx: ctx(), input: { recipient, ...welcome } });
  expect(await sendDue()).toBe(1);
  expect(await sendDue()).toBe(0);
  expect(smtp.mails).toHaveLength(1);
  const [received] = smtp.mails;
  expect(received).toMatchObject({ from: 'ahoj@prvyriadok.sk', recipients: [recipient] });

  const { id, sentAt, attempts } = await stored();
  expect({ sentAt, attempts }).toEqual({ sentAt: start, attempts: 1 });
  const source = received?.source ?? '';
  const read = await PostalMime.parse(source);
  expect(read).toMatchObject({
    from: sender,
    to: [{ address: recipient }],
    subject: 'Odber noviniek je potvrdený',
    messageId: `<${id}@prvyriadok.sk>`,
    headers: expect.arrayContaining([
      expect.objectContaining({
        key: 'list-unsubscribe',
        value: `<${publicUrl}/api/newsletter/unsubscribe?token=${token}>`,
      }),
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    ]),
  });
  const types = [...source.matchAll(/^content-type: ([^;]+)/gim)].map(([, type]) => type);
  expect(types).toEqual(['multipart/alternative', 'text/plain', 'text/html']);
  for (const part of [read.text, read.html]) {
    expect(part).toContain(unsubscribeUrl);
    expect(part).toContain('pošleme ti e-mail. Inokedy sa neozveme.');
    expect(part).toContain('Hlavná 1');
  }
});

test('a subscription is confirmed by the link of its first mail, in both forms', () => {
  const { subject, text, html } = newsletterConfirmationMail({ confirmToken: token }, publicUrl);
  expect(subject).toBe('Potvrď odber noviniek');
  expect(text).toContain(confirmUrl);
  expect(text).toContain('Bez potvrdenia ti nebudeme nič posielať');
  expect(html).toContain(`href="${confirmUrl}"`);
  expect(html).toMatch(/^<!doctype html><html lang="sk">/i);
});

test('two addresses that are typed as one are no two', async () => {
  await enqueue({ recipient: 'prva@example.org, druha@example.org' });
  await sendDue();
  // It goes as one, which a server refuses.
  expect(smtp.mails).toEqual([]);
  expect((await stored()).failedAt).toEqual(clock);
});

test('a refused mail is tried again later, each time after twice as long', async () => {
  smtp.refuseWith(`451 4.3.0 <${recipient}> come back later`);
  await enqueue();
  for (const minutes of [1, 2, 4, 8]) {
    expect(await sendDue()).toBe(0);
    expect((await stored()).dueAt).toEqual(new Date(clock.getTime() + minutes * minuteMs));
    pass(minutes - 0.1);
    const { attempts } = await stored();
    expect(await sendDue()).toBe(0);
    expect((await stored()).attempts).toBe(attempts);
    pass(0.1);
  }
  expect((await stored()).lastError).toContain('come back later');
  smtp.refuseWith(null);
  expect(await sendDue()).toBe(1);
  expect(smtp.mails).toHaveLength(1);
  expect(await stored()).toMatchObject({ attempts: 5, sentAt: clock, lastError: null });
});

test('a mail is given up after ten failures', async () => {
  smtp.refuseWith('452 4.2.2 the mailbox is full');
  await enqueue();
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect((await stored()).failedAt).toBeNull();
    await sendDue();
    clock = new Date(Math.max(clock.getTime(), (await stored()).dueAt.getTime()));
  }
  expect(await stored()).toMatchObject({ attempts: 10, failedAt: expect.any(Date), sentAt: null });
  expect(lines.map(({ level }) => level)).toEqual([...Array<string>(9).fill('warn'), 'error']);

  smtp.refuseWith(null);
  pass(60 * 24 * 30);
  expect(await sendDue()).toBe(0);
});

test.each([
  ['to whom it is for', (reply: string) => smtp.refuseWith(reply)],
  ['to what it says', (reply: string) => smtp.refuseContentWith(reply)],
])('a mail that is refused for good is not sent again: 5xx %s', async (_where, refuseWith) => {
  refuseWith(`550 5.1.1 <${recipient}> never`);
  await enqueue();
  expect(await sendDue()).toBe(0);
  const { id, lastError, ...row } = await stored();
  expect(row).toMatchObject({ attempts: 1, failedAt: start, sentAt: null });
  expect(lastError).toContain('never');
  expect(lastError).not.toContain(recipient);
  expect(lines).toEqual([
    { level: 'error', details: { mailId: id, attempts: 1, reason: lastError }, message: 'a mail was given up' },
  ]);
});

test.each(['451 4.7.1 greylisted', '421 4.3.2 closing'])(
  'a mail that is refused for now is sent later: %s',
  async (reply) => {
    smtp.refuseWith(reply);
    await enqueue();
    expect(await sendDue()).toBe(0);
    expect(await stored()).toMatchObject({ failedAt: null, sentAt: null });
    smtp.refuseWith(null);
    pass(1);
    expect(await sendDue()).toBe(1);
  },
);

test('while the server does not let the site in, mails wait and somebody is called', async () => {
  smtp.refuseSignInWith('535 5.7.8 wrong password');
  await mailer.close();
  mailer = createSmtpMailer({ smtpUrl: smtp.url.replace('//', '//ahoj:heslo@'), from });
  for (let each = 0; each < 30; each += 1) await enqueue();
  expect(await sendDue()).toBe(0);
  const tried = (await database.db.select().from(mail)).filter(({ attempts }) => attempts > 0);
  // The round ends at once: hundreds of failed sign-ins would lock the account.
  expect(tried.length).toBeLessThanOrEqual(4);
  expect(lines[0]).toMatchObject({
    level: 'error',
    message: 'the mail server does not let this site in; look at SMTP_URL',
  });
  await database.db.update(mail).set({ attempts: 12, dueAt: start });
  await sendDue();
  expect((await database.db.select().from(mail)).filter(({ failedAt }) => failedAt)).toEqual([]);
  smtp.refuseSignInWith(null);
  pass(24 * 60);
  expect(await sendDue()).toBe(30);
});

test('orders go before notices, notices before confirmations, confirmations before newsletters', async () => {
  const kinds = ['newsletter', 'confirmation', 'notice', 'order'] as const;
  // All lanes but one have a mail in hand until the others are sent: those go one by one.
  for (let lane = 1; lane < mailsAtOnce; lane += 1) await enqueue({ kind: 'order', recipient: 'dlho@example.org' });
  pass(1);
  for (const kind of kinds) {
    await enqueue({ kind, recipient: `${kind}@example.org` });
    pass(1);
  }
  const order: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const send = async ({ recipient: to }: OutgoingMail) => {
    if (to === 'dlho@example.org') return released;
    if (order.push(to) === kinds.length) release();
  };
  expect(await sendDue({ ...mailer, send })).toBe(mailsAtOnce - 1 + kinds.length);
  expect(order).toEqual([...kinds].reverse().map((kind) => `${kind}@example.org`));
});

test('every mail says that a program has written it, but for what a person wrote', async () => {
  await enqueue();
  await sendFeedback({ ctx: ctx(), input: { message: 'Ďakujem.' } });
  await sendDue();
  const said = await Promise.all(
    smtp.mails.map(async ({ recipients, source }) => {
      const { headers } = await PostalMime.parse(source);
      return [recipients[0], headers.find(({ key }) => key === 'auto-submitted')?.value];
    }),
  );
  expect(Object.fromEntries(said)).toEqual({ [recipient]: 'auto-generated', [site.email]: 'no' });
});

test('connections are kept for the next mails, and one that died in between loses and doubles none', async () => {
  const recipients = Array.from({ length: 12 }, (_, index) => `ziak${String(index).padStart(2, '0')}@example.org`);
  for (const each of recipients) await enqueue({ recipient: each });
  expect(await sendDue()).toBe(12);
  expect(smtp.connections()).toBeLessThanOrEqual(4);
  smtp.hangUp();
  for (const each of recipients) await enqueue({ recipient: each });
  let sent = await sendDue();
  pass(1);
  sent += await sendDue();
  expect(sent).toBe(12);
  expect(smtp.mails.flatMap((received) => received.recipients).sort()).toEqual([...recipients, ...recipients].sort());
});

test('a connection that breaks in the middle of a mail has it sent again, as the same mail', async () => {
  smtp.hangUpAfterContent(1);
  await enqueue();
  expect(await sendDue()).toBe(0);
  pass(1);
  expect(await sendDue()).toBe(1);
  const read = await Promise.all(smtp.mails.map(({ source }) => PostalMime.parse(source)));
  expect(read).toHaveLength(2);
  expect(new Set(read.map(({ messageId }) => messageId)).size).toBe(1);
});

test('the log and the stored error say why, without an address or a text', async () => {
  smtp.refuseWith(`450 4.1.1 <${recipient}> is not here`);
  await enqueue();
  await sendDue();
  const { id, lastError } = await stored();
  const details = { mailId: id, attempts: 1, reason: lastError };
  expect(lines).toEqual([{ level: 'warn', details, message: 'a mail was refused' }]);
  expect(lastError).toContain('is not here');
  expect(lastError).not.toContain(recipient);
});

test('a password goes to a server without TLS on this computer only', async () => {
  const { port } = new URL(smtp.url);
  await enqueue();
  // An address that leads here, though it is none of this computer's names; no option of it makes an exception.
  for (const options of ['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true']) {
    const elsewhere = createSmtpMailer({ smtpUrl: `smtp://jana:tajne@0.0.0.0:${port}/${options}`, from });
    expect(await sendDue(elsewhere)).toBe(0);
    clock = (await stored()).dueAt;
    await elsewhere.close();
  }
  expect(smtp.signIns).toEqual([]);
  const reason = expect.stringContaining('STARTTLS');
  expect(lines[0]).toMatchObject({ level: 'warn', details: { attempts: 1, reason }, message: 'a mail was refused' });
  expect(JSON.stringify([lines, await stored()])).not.toMatch(/tajne|amFuYQ|dGFqbmU/);

  const here = createSmtpMailer({ smtpUrl: `smtp://jana:tajne@127.0.0.1:${port}`, from });
  expect(await sendDue(here)).toBe(1);
  await here.close();
  expect(smtp.signIns).toEqual([{ username: 'jana', password: 'tajne' }]);
});

test('without a password a server may do without TLS', async () => {
  const relay = createSmtpMailer({ smtpUrl: `smtp://0.0.0.0:${new URL(smtp.url).port}`, from });
  await enqueue();
  expect(await sendDue(relay)).toBe(1);
  await relay.close();
});

test('a refused mail keeps none of the others waiting', async () => {
  smtp.refuseWith('550 5.1.1 nobody of this name', 'nikto@example.org');
  await enqueue({ recipient: 'nikto@example.org' });
  pass(1);
  await enqueue();
  expect(await sendDue()).toBe(1);
  expect(smtp.mails.map((received) => received.recipients)).toEqual([[recipient]]);
});

test('any number of senders at once send each mail once', async () => {
  const recipients = Array.from({ length: 50 }, (_, index) => `ziak${String(index).padStart(2, '0')}@example.org`);
  for (const each of recipients) await enqueue({ recipient: each });
  const counts = await Promise.all(Array.from({ length: 20 }, () => sendDue()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(50);
  expect(smtp.mails.flatMap((received) => received.recipients).sort()).toEqual(recipients);
  const rows = await database.db.select({ attempts: mail.attempts }).from(mail);
  expect(rows.every(({ attempts }) => attempts === 1)).toBe(true);
});

/** A mailer that takes a mail and answers nothing until it is made to fail. */
function goSilent() {
  let fail = (_: Error) => {};
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const silent: Mailer = {
    send: () =>
      new Promise((_, reject) => {
        fail = reject;
        begin();
      }),
    close: async () => {},
  };
  return { silent, begun, fail: (reason: string) => fail(new Error(reason)) };
}

test('a mail whose sender went silent is taken by another after five minutes, and stays sent', async () => {
  await enqueue();
  const { silent, begun, fail } = goSilent();
  const silentRound = sendDue(silent);
  await begun;
  pass(4.9);
  expect(await sendDue()).toBe(0);
  pass(0.1);
  expect(await sendDue()).toBe(1);
  fail('too late');
  expect(await silentRound).toBe(0);
  expect(await stored()).toMatchObject({ attempts: 2, sentAt: clock, lastError: null });
});

test('what a late sender says changes nothing of a later attempt', async () => {
  await enqueue();
  const { silent, begun, fail } = goSilent();
  const silentRound = sendDue(silent);
  await begun;
  pass(5);
  smtp.refuseWith('451 4.7.1 greylisted');
  expect(await sendDue()).toBe(0);
  const later = await stored();
  expect(later).toMatchObject({ attempts: 2, lastError: expect.stringContaining('greylisted') });
  pass(1);
  fail('too late');
  expect(await silentRound).toBe(0);
  expect(await stored()).toEqual(later);
});

test('thirty days after a mail was sent or given up nothing of it is kept; one that waits stays', async () => {
  const thirtyDays = 30 * 24 * 60;
  await leaveWritten({ id: 'poslany', sentAt: clock });
  await leaveWritten({ id: 'vzdany', failedAt: clock });
  await leaveWritten({ id: 'caka' });
  pass(thirtyDays);
  expect(await removeOldMail({ ctx: ctx() })).toBe(0);
  pass(1);
  expect(await removeOldMail({ ctx: ctx() })).toBe(2);
  expect((await stored()).id).toBe('caka');
});

test('the worker sends at start and when it is woken, and stops after the mail in hand', async () => {
  await enqueue();
  const worker = startMailWorker({ ...ctx(), logger: recordingLogger(lines), mailer, publicUrl });
  await expect.poll(() => smtp.mails.length).toBe(1);
  await database.db.transaction((tx) => enqueueMail({ ctx: { ...ctx(), db: tx }, input: { recipient, ...welcome } }));
  worker.wake();
  worker.wake();
  await expect.poll(() => smtp.mails.length).toBe(2);

  await enqueue();
  await enqueue();
  worker.wake();
  await worker.stop();
  const unsent = (await database.db.select().from(mail)).filter(({ sentAt }) => sentAt === null);
  expect(unsent.every(({ attempts }) => attempts === 0)).toBe(true);
  expect(smtp.mails).toHaveLength(4 - unsent.length);
  expect(lines).toEqual([]);
});

test('without an SMTP server each mail becomes one file, which only its owner reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-mail-'));
  try {
    await enqueue();
    const outgoing = await writeMail(await stored(), publicUrl);
    const files = createFileMailer({ folder: join(folder, 'mail'), from });
    await Promise.all([files.send(outgoing), files.send(outgoing)]);
    await files.close();
    expect(await readdir(join(folder, 'mail'))).toEqual([`${outgoing.id}.eml`]);
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    expect(await modeOf(join(folder, 'mail'))).toBe(0o700);
    expect(await modeOf(join(folder, 'mail', `${outgoing.id}.eml`))).toBe(0o600);
    const source = await readFile(join(folder, 'mail', `${outgoing.id}.eml`), 'utf8');
    // Headers are ASCII; what is not is encoded.
    expect(source.slice(0, source.indexOf('\r\n\r\n'))).toMatch(/^[\r\n\x20-\x7e]+$/);
    const read = await PostalMime.parse(source);
    expect(read).toMatchObject({ subject: 'Potvrď odber noviniek', from: sender, to: [{ address: recipient }] });
    expect(read.text).toContain('Na stránke Prvý riadok niekto zadal túto adresu');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a mail of an order carries its receipt, whichever way it goes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-mail-'));
  try {
    const file = Buffer.from(`%PDF-1.7 ${'č'.repeat(200)}`);
    const attachments = [
      { filename: 'doklad-2026-0001.pdf', contentType: 'application/pdf', content: file.toString('base64') },
    ];
    await leaveWritten({ attachments });
    const files = createFileMailer({ folder, from });
    await files.send(await writeMail(await stored(), publicUrl));
    await files.close();
    await sendDue();
    const [name = ''] = await readdir(folder);
    for (const source of [await readFile(join(folder, name), 'utf8'), smtp.mails[0]?.source ?? '']) {
      expect(source).toContain('Content-Type: application/pdf; name=doklad-2026-0001.pdf');
      expect(source).toContain('Content-Disposition: attachment; filename=doklad-2026-0001.pdf');
      expect(source.replaceAll('\r\n', '')).toContain(file.toString('base64'));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the mail of a paid order says what was bought, and leads to the course and the receipt', () => {
  const { subject, text, html } = orderPaidMail(paidOrder, publicUrl);
  expect(subject).toBe('Kurz „Java kurz“ je tvoj');
  for (const form of [text, html]) {
    expect(form).toContain('Ahoj, Jana, platba 39,20\u00A0€ prišla, ďakujeme');
    expect(form).toContain('č.\u00A02026-0001 je v\u00A0prílohe');
    expect(form).toContain(courseUrl);
    expect(form).toContain(profileUrl);
  }
  const free = orderPaidMail({ ...paidOrder, amount: 0 }, publicUrl);
  for (const form of [free.text, free.html]) {
    expect(form).toContain('Ahoj, Jana, objednávka je dokončená. Kurz');
    expect(form).not.toContain('€');
  }
});

test.each([
  [true, 'Prístup ku kurzu sa tým skončil.'],
  [false, 'Na tvojom prístupe ku kurzu sa nič nemení.'],
])('the mail of a refund says how much comes back and, with access ended: %s, what becomes of it', (ended, said) => {
  const { subject, text, html } = orderRefundedMail(
    { ...paidOrder, amount: 1000, isAccessEnded: ended, isByBank: false },
    publicUrl,
  );
  expect(subject).toBe('Vraciame ti 10,00\u00A0€ za kurz „Java kurz“');
  for (const form of [text, html]) {
    expect(form).toContain('ti vraciame 10,00\u00A0€');
    expect(form).toContain(said);
    expect(form).toContain(profileUrl);
  }
});

test('the mail of a trial says so, and the one of a dispute that the bank gives back', () => {
  const trial = orderPaidMail({ ...paidOrder, isTest: true }, publicUrl);
  expect(trial.subject).toBe('Skúšobná platba: Kurz „Java kurz“ je tvoj');
  for (const form of [trial.text, trial.html]) expect(form).toContain('Toto bola skúšobná platba: žiadne peniaze');
  const disputed = orderRefundedMail({ ...paidOrder, isAccessEnded: true, isByBank: true }, publicUrl);
  expect(disputed.subject).toBe('Banka ti vrátila 39,20\u00A0€ za kurz „Java kurz“');
  for (const form of [disputed.text, disputed.html]) {
    expect(form).toContain('banka ti po reklamácii vrátila 39,20\u00A0€');
    expect(form).not.toContain('vraciame');
  }
});

test('the mail of a payment that could buy nothing says why, and that all of it comes back', () => {
  const owned = orderReturnedMail(paidOrder, publicUrl);
  const gone = orderReturnedMail({ ...paidOrder, courseSlug: null }, publicUrl);
  expect(owned.subject).toBe('Platbu 39,20\u00A0€ za kurz „Java kurz“ ti vraciame');
  for (const form of [owned.text, owned.html]) {
    expect(form).toContain('no ten už máš. Celú sumu ti preto vraciame');
    expect(form).toContain(courseUrl);
  }
  for (const form of [gone.text, gone.html]) {
    expect(form).toContain('no tvoj účet je už zrušený. Celú sumu ti preto vraciame');
    expect(form).not.toContain(courseUrl);
  }
});

test('a mail that the version before has written is sent as it is', async () => {
  await leaveWritten({ replyTo: 'pisatel@example.org', headers: { 'X-Odkial': 'staré' } });
  expect(await sendDue()).toBe(1);
  const { subject, replyTo, to, text, html } = await PostalMime.parse(smtp.mails[0]?.source ?? '');
  expect([subject, replyTo?.[0]?.address, to?.[0]?.address]).toEqual(['Predmet', 'pisatel@example.org', recipient]);
  expect([text?.trim(), html?.trim()]).toEqual(['Text', '<p>Text</p>']);
});

test('a letter that this version does not know is left for one that does', async () => {
  await leaveWritten({ template: 'nextYear', data: {} });
  expect(await sendDue()).toBe(0);
  expect(await stored()).toMatchObject({ sentAt: null, failedAt: null, attempts: 1 });
});

test('what a mail says is what held with its cause, at the address that the site has now', async () => {
  await enqueueMail({ ctx: ctx(), input: { template: 'orderPaid', data: paidOrder, recipient } });
  expect(JSON.stringify(await stored())).not.toContain('prvyriadok.sk');
  await sendDueMail({ ctx: ctx(), mailer, logger: recordingLogger(lines), publicUrl: 'https://novy.example.org' });
  const { text, html } = await PostalMime.parse(smtp.mails[0]?.source ?? '');
  for (const part of [text, html]) expect(part).toContain('https://novy.example.org/kurzy/java-kurz');
});

test('a mail of a transaction that failed is not sent', async () => {
  const failing = database.db.transaction(async (tx) => {
    await enqueueMail({ ctx: { ...ctx(), db: tx }, input: { recipient, ...welcome } });
    throw new Error('the cause failed');
  });
  await expect(failing).rejects.toThrow('the cause failed');
  expect(await database.db.select().from(mail).where(eq(mail.recipient, recipient))).toEqual([]);
  expect(await sendDue()).toBe(0);
});
