import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminEventPageSchema } from '#src/contract/admin.ts';
import {
  groupAudienceSchema,
  groupChoicesSchema,
  issuePageSchema,
  issuePreviewSchema,
  issueRemovedSchema,
  issueSchema,
  issueTestedSchema,
  subscriberPageSchema,
  templateListSchema,
} from '#src/contract/desk/letters/deskNewsletter.ts';
import { letterHoles } from '#src/domain/letterHoles.ts';
import type { Database } from '#src/server/db/database.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { course as courseTable } from '#src/server/db/schema/course.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { newsletterDelivery, newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { type SubscriberRow, subscriber } from '#src/server/db/schema/subscriber.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { type Mailer, MailRefusedError, type OutgoingMail } from '#src/server/integrations/mail/mailer.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { sendDueMail } from '#src/server/services/letters/mail/sendDueMail.ts';
import { requestSubscription } from '#src/server/services/letters/newsletter/requestSubscription.ts';
import { unsubscribe } from '#src/server/services/letters/newsletter/unsubscribe.ts';
import { sendDueIssues } from '#src/server/services/letters/newsletterIssue/sendDueIssues.ts';
import { addStarters } from '#src/server/services/letters/newsletterTemplate/addStarters.ts';
import { now, recordingLogger, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import {
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildLecture,
  buildPurchase,
  buildUser,
  past,
} from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { writtenMails } from '#tests/support/writtenMails.ts';

const publicUrl = 'https://prvyriadok.sk';
const words = {
  subject: 'Vianočné hry',
  preheader: 'Tri lekcie navyše',
  text: '# Napíš si hru\n\nAhoj, *december* je tu. Stretneme sa o 12:05.\n\n::button[Pozrieť lekcie]{href="/kurzy/java-kurz"}\n\n- [Zle](/kurzy/nic)\n- [Von](https://example.org/x)',
};

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let admin: UserRow;
let editor: UserRow;
/** Of the worker and the outbox; the API's stands still. */
let clock: Date;
let sent: OutgoingMail[];

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  const rateLimiter = createRateLimiter({ pool: null });
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter } });
  admin = await buildUser(database, { displayName: 'Adam', email: 'admin@example.org' });
  editor = await buildUser(database, { displayName: 'Edita', email: 'edita@example.org' });
  await database.db.insert(userRole).values({ userId: editor.id, role: 'EDITOR', givenAt: past });
  clock = now;
  sent = [];
});
afterAll(() => database.close());

const pass = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};
const ctx = () => ({ db: database.db, now: () => clock });
const round = () => sendDueIssues({ ctx: ctx() });
const takesAll: Mailer = {
  send: async (letter) => void sent.push(letter),
  close: async () => undefined,
};
const sendMails = (mailer: Mailer = takesAll) =>
  sendDueMail({ ctx: ctx(), mailer, logger: recordingLogger(), publicUrl });
const recipients = () => sent.map(({ recipient }) => recipient).sort();
const at = (id: string, verb = '') => `/admin/newsletter/${id}${verb && `/${verb}`}`;
const issueOf = async (id: string) => api.ask(at(id), issueSchema, await issuer.call(admin));
const act = async (id: string, verb: string) => api.ask(at(id, verb), issueSchema, await issuer.call(admin, 'POST'));
const events = async () =>
  (await api.ask('/admin/event', adminEventPageSchema, await issuer.call(admin))).items.map(({ action }) => action);

async function subscribe(count: number, overrides: Partial<SubscriberRow> = {}): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `ziak${String(index).padStart(4, '0')}@example.org`);
  const rows = emails.map((email) => ({
    email,
    status: 'confirmed' as const,
    confirmToken: `confirm-${email}`,
    unsubscribeToken: `unsubscribe-${email}`,
    subscribedFrom: 'FOOTER' as const,
    createdAt: past,
    updatedAt: past,
    ...overrides,
  }));
  await database.db.insert(subscriber).values(rows);
  return emails;
}

async function save(version: number, draft: object, by: UserRow = editor): Promise<RequestInit> {
  const init = await issuer.call(by, 'PUT', { ...words, ...draft });
  return { ...init, headers: { ...init.headers, 'if-match': `"${version}"` } };
}

async function draftIssue(): Promise<string> {
  const { id } = await api.ask('/admin/newsletter', issueSchema, await issuer.call(editor, 'POST', {}));
  await api.ask(at(id), issueSchema, await save(1, {}));
  return id;
}

async function scheduled(pace = 60, sendAt: string | null = null): Promise<string> {
  const id = await draftIssue();
  const body = { version: 2, sendAt, pace };
  await api.ask(at(id, 'schedule'), issueSchema, await issuer.call(admin, 'POST', body));
  return id;
}

test('a newsletter begins with another one or with a template, not with both', async () => {
  const body = { fromId: await draftIssue(), templateId: 'prehlad' };
  const refused = await api.problem('/admin/newsletter', await issuer.call(editor, 'POST', body));
  expect(refused).toMatchObject({ status: 400, code: 'invalid-input', errors: [{ path: 'templateId' }] });
});

test('words are kept under a name, replaced under the same one, begin newsletters and are thrown away', async () => {
  const path = '/admin/newsletter-template';
  const keep = async (issueId: string, name: string) =>
    api.ask(path, templateListSchema, await issuer.call(editor, 'POST', { name, issueId }));
  const begin = async (templateId: string) =>
    api.ask('/admin/newsletter', issueSchema, await issuer.call(editor, 'POST', { templateId }));
  const first = await draftIssue();
  const groups = [{ kind: 'away', weeks: 4 }];
  await api.ask(at(first), issueSchema, await save(2, { subject: 'Novinky za [mesiac]', groups }));
  const { items } = await keep(first, ' Mesačný prehľad ');
  expect(items).toMatchObject([
    {
      name: 'Mesačný prehľad',
      subject: 'Novinky za [mesiac]',
      groups,
      usedCount: 0,
      usedAt: null,
      updatedByName: 'Edita',
    },
  ]);
  const [{ id } = { id: '' }] = items;

  // What is changed behind it is not the template's.
  await api.ask(at(first), issueSchema, await save(3, { subject: 'Novinky za máj', groups }));
  const begun = await begin(id);
  expect(begun).toMatchObject({ ...words, subject: 'Novinky za [mesiac]', groups, state: 'draft', version: 1 });
  const used = await api.ask(path, templateListSchema, await issuer.call(editor));
  expect(used.items).toMatchObject([{ usedCount: 1, usedAt: now.toISOString() }]);

  const other = await draftIssue();
  expect((await keep(other, 'Mesačný prehľad')).items).toMatchObject([
    { id, name: 'Mesačný prehľad', subject: words.subject, usedCount: 1 },
  ]);
  await keep(other, 'Iná');
  const gone = await api.ask(`${path}/${id}`, templateListSchema, await issuer.call(editor, 'DELETE'));
  expect(gone.items.map(({ name }) => name)).toEqual(['Iná']);
  expect(await api.problem('/admin/newsletter', await issuer.call(editor, 'POST', { templateId: id }))).toMatchObject({
    status: 404,
  });
  expect(await issueOf(begun.id)).toMatchObject({ subject: 'Novinky za [mesiac]' });
  expect((await events()).filter((action) => action.startsWith('newsletter-template'))).toEqual([
    'newsletter-template-deleted',
    ...Array(3).fill('newsletter-template-kept'),
  ]);
});

test('a new site has words to begin with, each with something to fill in, and is given them once', async () => {
  await addStarters({ ctx: ctx() });
  await addStarters({ ctx: ctx() });
  const { items } = await api.ask('/admin/newsletter-template', templateListSchema, await issuer.call(editor));
  expect(items.map(({ name }) => name)).toEqual([
    'Dôležitý oznam',
    'Mesačný prehľad',
    'Nová lekcia',
    'Späť po prestávke',
  ]);
  for (const template of items) {
    expect(letterHoles(template), template.name).not.toEqual([]);
  }
});

test('two who keep under one name at once leave one template', async () => {
  const issueId = await draftIssue();
  const keep = async () =>
    api.ask(
      '/admin/newsletter-template',
      templateListSchema,
      await issuer.call(editor, 'POST', { name: 'A', issueId }),
    );
  await Promise.all([keep(), keep(), keep()]);
  expect((await keep()).items).toHaveLength(1);
});

test('what a template left to be filled in is not sent to anybody', async () => {
  await subscribe(1);
  const id = await draftIssue();
  await api.ask(at(id), issueSchema, await save(2, { text: 'Ahoj, pribudla lekcia [názov].' }));
  const body = { version: 3, sendAt: null, pace: 60 };
  const refused = await api.problem(at(id, 'schedule'), await issuer.call(admin, 'POST', body));
  expect(refused).toMatchObject({ status: 403, code: 'issue-holes' });
  await api.ask(at(id), issueSchema, await save(3, { text: 'Ahoj, pribudla lekcia [o cykloch](/kurzy).' }));
  const sending = await api.ask(
    at(id, 'schedule'),
    issueSchema,
    await issuer.call(admin, 'POST', { ...body, version: 4 }),
  );
  expect(sending.state).toBe('scheduled');
});

test('what somebody else has saved is not written over, and the same words once more are no conflict', async () => {
  const id = await draftIssue();
  const mine = await api.ask(at(id), issueSchema, await save(2, { subject: 'Moje' }));
  expect(mine).toMatchObject({ version: 3, subject: 'Moje', updatedByName: 'Edita', state: 'draft' });
  // An answer that was lost.
  expect((await api.ask(at(id), issueSchema, await save(2, { subject: 'Moje' }))).version).toBe(3);
  const late = await api.problem(at(id), await save(2, { subject: 'Ich' }, admin));
  expect(late).toMatchObject({ status: 412, code: 'issue-changed' });
  expect(await issueOf(id)).toMatchObject({ version: 3, subject: 'Moje' });
  const { headers, ...init } = await save(3, {});
  const unversioned = { ...init, headers: { ...headers, 'if-match': '' } };
  expect((await api.problem(at(id), unversioned)).status).toBe(400);
  // One sitting is one act.
  expect(await events()).toEqual(['newsletter-changed', 'newsletter-created']);
});

test('the preview is the letter: absolute links, buttons, both forms, and what leads nowhere', async () => {
  await buildCourse(database, { slug: 'java-kurz' });
  const init = await issuer.call(editor, 'POST', words);
  const { html, text, links } = await api.ask('/admin/newsletter/preview', issuePreviewSchema, init);
  expect(html).toMatch(/^<!doctype html><html lang="sk">/i);
  expect(html).toMatch(
    /<a href="https:\/\/prvyriadok.sk\/kurzy\/java-kurz" style="[^"]*background[^"]*">Pozrieť lekcie/,
  );
  expect(html).toContain('Stretneme sa o\u00A012:05.');
  expect(html).toContain('display:none');
  expect(html).not.toMatch(/<img|<script|::button/);
  expect(text).toContain('Pozrieť lekcie:\nhttps://prvyriadok.sk/kurzy/java-kurz');
  expect(text).toContain('- Zle (https://prvyriadok.sk/kurzy/nic)');
  expect(links.map(({ href, leads }) => [new URL(href).pathname, leads])).toEqual([
    ['/kurzy/java-kurz', true],
    ['/kurzy/nic', false],
    ['/x', true],
  ]);
  const hostile = { ...words, text: '[x](javascript:alert(1)) <b onclick="x">tučné</b>' };
  const safe = await api.ask(
    '/admin/newsletter/preview',
    issuePreviewSchema,
    await issuer.call(editor, 'POST', hostile),
  );
  expect(safe.html).not.toMatch(/javascript:|<b\s/);
});

test('a trial goes to who asks for it, at once, and unsubscribes nobody', async () => {
  const id = await draftIssue();
  const init = await issuer.call(editor, 'POST');
  const trial = { ...init, headers: { ...init.headers, 'if-match': '"2"' } };
  expect(await api.ask(at(id, 'test'), issueTestedSchema, trial)).toEqual({ email: 'edita@example.org' });
  expect(await issueOf(id)).toMatchObject({ isTested: true });
  const [letter] = await writtenMails(database);
  expect(letter).toMatchObject({ recipient: 'edita@example.org', subject: 'Vianočné hry', headers: {} });
  await api.ask(at(id), issueSchema, await save(2, { subject: 'Iné' }));
  expect(await issueOf(id)).toMatchObject({ isTested: false });
});

test('it leaves at its pace, one copy each, and says when the last one will', async () => {
  const emails = await subscribe(5);
  await subscribe(1, { email: 'caka@example.org', status: 'pending', confirmToken: 'c', unsubscribeToken: 'u' });
  await subscribe(1, { email: 'vratena@example.org', bouncedAt: past, confirmToken: 'c2', unsubscribeToken: 'u2' });
  const id = await scheduled(60);
  expect(await issueOf(id)).toMatchObject({ state: 'scheduled', audience: { recipients: 5, bounced: 1 } });
  expect(await round()).toBe(1);
  expect(await round()).toBe(0);
  await sendMails();
  expect(await issueOf(id)).toMatchObject({
    state: 'sending',
    counts: { recipients: 5, sent: 1, waiting: 4 },
    lastLeavesAt: new Date(clock.getTime() + 4 * 60_000).toISOString(),
  });
  // Who subscribes now gets the next one.
  await subscribe(1, { email: 'nova@example.org', confirmToken: 'c3', unsubscribeToken: 'u3' });
  for (let minute = 0; minute < 6; minute += 1) {
    pass(1);
    await round();
    await sendMails();
  }
  expect(recipients()).toEqual(emails);
  expect(sent[0]?.headers['List-Unsubscribe']).toBe(
    `<${publicUrl}/api/newsletter/unsubscribe?token=unsubscribe-${sent[0]?.recipient}>`,
  );
  await round();
  expect(await issueOf(id)).toMatchObject({ state: 'sent', counts: { recipients: 5, sent: 5, waiting: 0 } });
});

test('a site that was away does not send at once what it has missed, and nights wait', async () => {
  await subscribe(300);
  await scheduled(120);
  await round();
  pass(60);
  // A minute's worth.
  expect(await round()).toBe(3);
  clock = new Date('2026-06-15T20:01:00Z');
  expect(await round()).toBe(0);
  clock = new Date('2026-06-16T05:59:00Z');
  expect(await round()).toBe(0);
  clock = new Date('2026-06-16T06:00:00Z');
  expect(await round()).toBe(1);
});

test('one newsletter leaves at night for a reason that all admins are told, and the next one waits again', async () => {
  await subscribe(30);
  const second = await buildUser(database, { displayName: 'Alena', email: 'alena@example.org' });
  await database.db.insert(userRole).values({ userId: second.id, role: 'ADMIN', givenAt: past });
  const id = await scheduled(3600, '2026-06-15T21:00:00Z');
  const night = async (reason: string, verb = 'night') =>
    api.send(at(id, verb), await issuer.call(admin, 'POST', { reason }));
  expect((await night('  ')).status).toBe(400);
  expect(await database.db.$count(mail)).toBe(0);
  expect((await night('Ráno sťahujeme server.')).status).toBe(200);
  // A second tab.
  const twice = await api.problem(at(id, 'night'), await issuer.call(admin, 'POST', { reason: 'Znova.' }));
  expect(twice).toMatchObject({ status: 403, code: 'night-given' });
  expect(await issueOf(id)).toMatchObject({
    night: { reason: 'Ráno sťahujeme server.', byName: 'Adam', at: now.toISOString() },
    lastLeavesAt: '2026-06-15T21:00:29.000Z',
  });
  const told = (await writtenMails(database)).filter(({ subject }) => subject === 'Nočná výnimka: Vianočné hry');
  expect(told.map(({ recipient }) => recipient).sort()).toEqual(['admin@example.org', 'alena@example.org']);
  expect(told[0]?.text).toContain('Dôvod: Ráno sťahujeme server.');
  expect((await events())[0]).toBe('newsletter-night-given');
  await database.db.delete(mail);

  // Eleven in the evening in Bratislava.
  clock = new Date('2026-06-15T21:00:00Z');
  expect(await round()).toBe(1);
  pass(0.1);
  expect(await round()).toBeGreaterThan(0);
  const taken = await api.ask(at(id, 'night-end'), issueSchema, await issuer.call(admin, 'POST'));
  expect(taken.night).toBeNull();
  pass(1);
  expect(await round()).toBe(0);
  clock = new Date('2026-06-16T06:00:00Z');
  expect(await round()).toBeGreaterThan(0);

  const next = await api.ask('/admin/newsletter', issueSchema, await issuer.call(editor, 'POST', { fromId: id }));
  expect(next.night).toBeNull();
  const body = { version: 1, sendAt: null, pace: 400, nightReason: 'Aj tento.' };
  const both = await api.ask(at(next.id, 'schedule'), issueSchema, await issuer.call(admin, 'POST', body));
  expect(both.night?.reason).toBe('Aj tento.');
  expect((await events()).slice(0, 2).sort()).toEqual(['newsletter-night-given', 'newsletter-scheduled']);
  // The exception was for that plan.
  expect((await act(next.id, 'unschedule')).night).toBeNull();
});

/** Six readers: two of them have Java, one has begun it, one was away for long; one has no account, one only claims the address. */
async function readers() {
  const course = await buildCourse(database, { slug: 'java', language: 'Java' });
  const product = await buildCourseProduct(database, { courseId: course.id });
  const chapter = await buildChapter(database, { courseId: course.id });
  const lecture = await buildLecture(database, { chapterId: chapter.id });
  const other = await buildLecture(database, {
    chapterId: (await buildChapter(database, { courseId: (await buildCourse(database, { language: 'Python' })).id }))
      .id,
  });
  const [owner = '', gifted = '', begun = '', away = '', stranger = '', claimed = ''] = await subscribe(6);
  const account = (email: string, more = {}) =>
    buildUser(database, { email: email.toUpperCase(), createdAt: new Date('2026-01-01'), ...more });
  const people = {
    owner: await account(owner),
    gifted: await account(gifted),
    begun: await account(begun),
    away: await account(away),
    claimed: await account(claimed, { emailVerified: false }),
  };
  for (const { id } of [people.owner, people.gifted, people.claimed]) await buildPurchase(database, id, product.id);
  const did = (userId: string, lectureId: string, updatedAt: Date) => ({
    userId,
    lectureId,
    updatedAt,
    watchedSeconds: 1,
  });
  await database.db
    .insert(lectureProgress)
    .values([
      did(people.owner.id, lecture.id, now),
      did(people.begun.id, lecture.id, now),
      did(people.gifted.id, other.id, now),
      did(people.away.id, other.id, new Date('2026-03-01')),
    ]);
  return { course, emails: { owner, gifted, begun, away, stranger, claimed } };
}

test('groups are counted with their arithmetic, and nobody twice', async () => {
  const { course, emails } = await readers();
  const java = { kind: 'course', courseId: course.id };
  const away = { kind: 'away', weeks: 4 };
  const language = { kind: 'language', language: 'Java' };
  const count = async (...groups: object[]) =>
    api.ask('/admin/newsletter/audience', groupAudienceSchema, await issuer.call(editor, 'POST', { groups }));
  const fine = { bounced: 0, unsubscribed: 0 };
  expect(await count()).toEqual({ counts: [], together: 0, recipients: 0, ...fine });
  expect(await count({ kind: 'all' })).toEqual({ counts: [6], together: 6, recipients: 6, ...fine });
  expect(await count(java)).toEqual({ counts: [3], together: 3, recipients: 3, ...fine });
  expect(await count(away)).toEqual({ counts: [1], together: 1, recipients: 1, ...fine });
  expect(await count(java, away, language)).toEqual({ counts: [3, 1, 2], together: 6, recipients: 4, ...fine });
  expect(await count({ kind: 'all' }, java)).toEqual({ counts: [6, 3], together: 9, recipients: 6, ...fine });
  expect(await count({ kind: 'course', courseId: 'nic' })).toMatchObject({ recipients: 0 });
  const set = (email: string, values: object) =>
    database.db.update(subscriber).set(values).where(eq(subscriber.email, email));
  await set(emails.owner, { bouncedAt: past });
  await set(emails.begun, { status: 'unsubscribed' });
  await set(emails.away, { status: 'pending' });
  const left = { counts: [1, 0, 0], together: 1, recipients: 1, bounced: 1, unsubscribed: 1 };
  expect(await count(java, away, language)).toEqual(left);
  // A course that has left the web and has another name is the same group.
  await database.db.update(courseTable).set({ published: false, name: 'Iný' }).where(eq(courseTable.id, course.id));
  expect(await count(java)).toMatchObject({ recipients: 1 });
  const choices = await api.ask('/admin/newsletter-group', groupChoicesSchema, await issuer.call(editor));
  expect(choices.courses).toContainEqual({ id: course.id, name: 'Iný', isOnWeb: false });
});

test('each of a group gets one letter with what is written for them', async () => {
  const { course, emails } = await readers();
  const id = await draftIssue();
  const key = `kurz-${course.id}`;
  const text = `Ahoj!\n\n:::pre{skupina="${key}"}\nMriežka polí.\n:::\n\n:::pre{skupina="prestavka-4"}\nPokrok ostal.\n:::`;
  const groups = [
    { kind: 'course', courseId: course.id },
    { kind: 'language', language: 'Java' },
    { kind: 'away', weeks: 4 },
  ];
  expect(await api.ask(at(id), issueSchema, await save(2, { text, groups }))).toMatchObject({
    groups,
    audience: { recipients: 4 },
  });
  // A tab of the version before knows no groups and leaves them alone.
  expect(await api.ask(at(id), issueSchema, await save(3, { text, subject: 'Hry' }))).toMatchObject({ groups });
  const seen = async (as?: string) => {
    const init = await issuer.call(editor, 'POST', { ...words, text, ...(as && { as }) });
    return (await api.ask('/admin/newsletter/preview', issuePreviewSchema, init)).text;
  };
  expect(await seen(key)).toContain('Mriežka polí.');
  expect(await seen(key)).not.toContain('Pokrok ostal.');
  expect(await seen('prestavka-4')).not.toContain('Mriežka polí.');
  expect(await seen()).toMatch(/Mriežka polí\.\s+Pokrok ostal\./);

  const body = { version: 4, sendAt: null, pace: 3600 };
  const inGroups = async () =>
    (await issueOf(id)).byGroup.map(({ group, counts }) => [
      group.kind,
      counts.recipients,
      counts.sent,
      counts.waiting,
    ]);
  const planned = await api.ask(at(id, 'schedule'), issueSchema, await issuer.call(admin, 'POST', body));
  expect(planned.plannedRecipients).toBe(4);
  expect(await inGroups()).toEqual([]);
  await round();
  const begun = await inGroups();
  expect(begun.map(([kind, all]) => [kind, all])).toEqual([
    ['course', 3],
    ['language', 0],
    ['away', 1],
  ]);
  expect(begun.reduce((sum, [, , , waiting]) => sum + Number(waiting), 0)).toBe(3);
  for (let turn = 0; turn < 6; turn += 1) {
    await sendMails();
    pass(0.1);
    await round();
  }
  expect(await inGroups()).toEqual([
    ['course', 3, 3, 0],
    ['language', 0, 0, 0],
    ['away', 1, 1, 0],
  ]);
  const got = Object.fromEntries(
    sent.map(({ recipient, text: letter = '' }) => [
      recipient,
      [letter.includes('Mriežka polí.'), letter.includes('Pokrok ostal.')],
    ]),
  );
  expect(sent).toHaveLength(4);
  expect(got).toEqual({
    [emails.owner]: [true, false],
    [emails.gifted]: [true, false],
    [emails.begun]: [true, false],
    [emails.away]: [false, true],
  });
  expect(await issueOf(id)).toMatchObject({ state: 'sent', counts: { recipients: 4, sent: 4 } });
});

test('of an empty group nothing can be planned, and one that has emptied since sends nothing and says so', async () => {
  const { course, emails } = await readers();
  const id = await draftIssue();
  const schedule = async (version: number) => issuer.call(admin, 'POST', { version, sendAt: null, pace: 400 });
  await api.ask(at(id), issueSchema, await save(2, { groups: [] }));
  expect(await api.problem(at(id, 'schedule'), await schedule(3))).toMatchObject({ code: 'no-recipients' });
  await api.ask(at(id), issueSchema, await save(3, { groups: [{ kind: 'course', courseId: course.id }] }));
  await api.ask(at(id, 'schedule'), issueSchema, await schedule(4));
  for (const email of [emails.owner, emails.gifted, emails.begun]) {
    await unsubscribe({ ctx: ctx(), input: { token: `unsubscribe-${email}` } });
  }
  expect(await round()).toBe(0);
  expect(await database.db.$count(mail)).toBe(0);
  expect(await issueOf(id)).toMatchObject({
    state: 'stopped',
    plannedRecipients: 3,
    counts: { recipients: 0 },
  });
});

test('while no server takes mail, the outbox keeps room for what cannot wait', async () => {
  await subscribe(400);
  await scheduled(3600);
  for (let minute = 0; minute < 10; minute += 1) {
    await round();
    pass(1);
  }
  // A hundred, and what one more round may have written.
  expect(await database.db.$count(mail)).toBeLessThanOrEqual(161);
  await sendMails();
  await sendMails();
  pass(1);
  expect(await round()).toBeGreaterThan(0);
});

test('two workers at once send each exactly one', async () => {
  const emails = await subscribe(60);
  const id = await scheduled(3600);
  await Promise.all([round(), round()]);
  for (let turn = 0; turn < 12; turn += 1) {
    pass(0.2);
    await Promise.all([round(), round(), round(), sendMails(), sendMails()]);
  }
  await sendMails();
  await round();
  expect(recipients()).toEqual(emails);
  expect((await issueOf(id)).state).toBe('sent');
});

test('who unsubscribes in the middle gets none, also when it waits in the outbox', async () => {
  const [first = '', second = '', third = ''] = await subscribe(3);
  const id = await scheduled(3600);
  await round();
  const [waiting] = await database.db.select().from(mail);
  const queued = waiting?.recipient ?? '';
  const other = [first, second, third].find((email) => email !== queued) ?? '';
  for (const email of [queued, other]) await unsubscribe({ ctx: ctx(), input: { token: `unsubscribe-${email}` } });
  expect(await database.db.$count(mail)).toBe(0);
  pass(1);
  await round();
  await sendMails();
  await round();
  expect(recipients()).toEqual([first, second, third].filter((email) => email !== queued && email !== other));
  expect(await issueOf(id)).toMatchObject({ state: 'sent', counts: { recipients: 3, sent: 1, skipped: 2 } });
});

test('it pauses, goes on and stops; what has left stays', async () => {
  await subscribe(10);
  const id = await scheduled(3600);
  await round();
  await sendMails();
  expect(await act(id, 'pause')).toMatchObject({ state: 'paused', counts: { sent: 1, waiting: 9 } });
  pass(10);
  expect(await round()).toBe(0);
  expect(await act(id, 'resume')).toMatchObject({ state: 'sending' });
  pass(0.05);
  await round();
  const stopped = await act(id, 'stop');
  expect(stopped).toMatchObject({ state: 'stopped', counts: { sent: 1, waiting: 0 } });
  pass(10);
  await round();
  await sendMails();
  expect(sent).toHaveLength(1);
  expect(await issueOf(id)).toMatchObject({ counts: { recipients: 10, sent: 1, skipped: 9, queued: 0 } });
  const twice = await api.problem(at(id, 'resume'), await issuer.call(admin, 'POST'));
  expect(twice).toMatchObject({ status: 403, code: 'issue-state' });
  expect((await events()).slice(0, 4)).toEqual([
    'newsletter-stopped',
    'newsletter-resumed',
    'newsletter-paused',
    'newsletter-scheduled',
  ]);
});

test('an address that is refused for good gets no newsletters until it is subscribed again; a refused text is not its fault', async () => {
  const [gone = '', moved = '', strict = '', full = '', fine = ''] = await subscribe(5);
  const id = await scheduled(3600);
  const never = new MailRefusedError("Can't send mail - all recipients were rejected: 550 5.1.1 <…> never");
  const refusals: Record<string, Error> = {
    [gone]: never,
    [moved]: never,
    [strict]: new MailRefusedError('Message failed: 554 5.7.1 looks like spam'),
    [full]: new Error("Can't send mail - all recipients were rejected: 452 4.2.2 full"),
  };
  const picky: Mailer = {
    send: async (letter) => {
      const refusal = refusals[letter.recipient];
      if (refusal) throw refusal;
      sent.push(letter);
    },
    close: async () => undefined,
  };
  for (let turn = 0; turn < 5; turn += 1) {
    await round();
    await sendMails(picky);
    pass(0.1);
  }
  await round();
  expect(recipients()).toEqual([fine]);
  const issue = await issueOf(id);
  expect(issue).toMatchObject({ state: 'sending', counts: { sent: 1, bounced: 2, failed: 1, retrying: 1 } });
  expect(issue.failures.map(({ email, nextAttemptAt }) => [email, nextAttemptAt !== null])).toEqual(
    expect.arrayContaining([
      [full, true],
      [gone, false],
      [moved, false],
      [strict, false],
    ]),
  );
  expect(issue.audience).toEqual({ recipients: 3, bounced: 2 });
  await database.db.transaction((db) =>
    requestSubscription({ ctx: { ...ctx(), db }, input: { email: gone, subscribedFrom: 'FOOTER', isVerified: false } }),
  );
  expect((await issueOf(id)).audience).toEqual({ recipients: 4, bounced: 1 });
});

test('what takes too long to read is sent to nobody, and its preview says which paragraph it is', {
  tags: ['thorough'],
  timeout: 60_000,
}, async () => {
  const id = await draftIssue();
  const text = `Ahoj.\n\n${'*'.repeat(9_000)}a${'*'.repeat(9_000)}`;
  const draft = { ...words, text };
  await api.ask(at(id), issueSchema, await save(2, draft));
  await subscribe(1);
  const schedule = await issuer.call(admin, 'POST', { version: 3, sendAt: null, pace: 400 });
  expect(await api.problem(at(id, 'schedule'), schedule)).toMatchObject({ status: 400, code: 'text-slow' });
  const init = await issuer.call(editor, 'POST');
  const trial = { ...init, headers: { ...init.headers, 'if-match': '"3"' } };
  expect(await api.problem(at(id, 'test'), trial)).toMatchObject({ status: 400, code: 'text-slow' });
  const preview = await issuer.call(editor, 'POST', draft);
  const { html } = await api.ask('/admin/newsletter/preview', issuePreviewSchema, preview);
  expect(html).toContain('Spomaľuje ho odsek, ktorý sa začína na riadku 3.');
  await round();
  await sendMails();
  expect(sent).toEqual([]);
});

test('only what is whole, wanted by somebody and seen is sent, by an admin who signed in lately', async () => {
  const id = await draftIssue();
  const schedule = async (body: object, by: UserRow = admin) =>
    api.problem(at(id, 'schedule'), await issuer.call(by, 'POST', { version: 2, sendAt: null, pace: 400, ...body }));
  expect(await schedule({})).toMatchObject({ status: 403, code: 'no-recipients' });
  await subscribe(1);
  expect(await schedule({ version: 1 })).toMatchObject({ status: 412 });
  expect(await schedule({ sendAt: '2026-06-15T11:00:00Z' })).toMatchObject({ status: 400 });
  expect(await schedule({}, editor)).toMatchObject({ status: 403, code: 'role-required' });
  const old = await issuer.token(admin, { auth_time: Math.floor(now.getTime() / 1000) - 2 * 60 * 60 });
  const call = await issuer.call(old, 'POST', { version: 2, sendAt: null, pace: 400 });
  expect(await api.problem(at(id, 'schedule'), call)).toMatchObject({ code: 'recent-sign-in-required' });
  await api.ask(at(id), issueSchema, await save(2, { subject: ' ' }));
  expect(await schedule({ version: 3 })).toMatchObject({ code: 'issue-incomplete' });
  expect((await issueOf(id)).state).toBe('draft');
  await api.ask(at(id), issueSchema, await save(3, {}));
  const body = { version: 4, sendAt: '2026-06-16T15:00:00Z', pace: 400 };
  await api.ask(at(id, 'schedule'), issueSchema, await issuer.call(admin, 'POST', body));
  expect(await api.problem(at(id), await save(4, { subject: 'Iné' }))).toMatchObject({ code: 'issue-state' });
  expect(await api.problem(at(id), await issuer.call(editor, 'DELETE'))).toMatchObject({ code: 'issue-state' });
  expect(await round()).toBe(0);
  expect(await act(id, 'unschedule')).toMatchObject({ state: 'draft', sendAt: null });
  const again = await api.ask('/admin/newsletter', issueSchema, await issuer.call(editor, 'POST', { fromId: id }));
  expect(again).toMatchObject({ subject: words.subject, text: words.text, state: 'draft' });
  await api.ask(at(again.id), issueRemovedSchema, await issuer.call(editor, 'DELETE'));
  const list = await api.ask('/admin/newsletter', issuePageSchema, await issuer.call(editor));
  expect(list).toMatchObject({ total: 1, audience: { recipients: 1, bounced: 0 } });
});

test('subscribers are found, exported and forgotten; nothing of them stays with what was sent', async () => {
  await subscribe(3);
  await subscribe(1, { email: 'lubica@example.org', status: 'unsubscribed', confirmToken: 'c', unsubscribeToken: 'u' });
  const list = async (query: string, by: UserRow = editor) =>
    api.ask(`/admin/subscriber${query}`, subscriberPageSchema, await issuer.call(by));
  expect(await list('')).toMatchObject({
    total: 4,
    counts: { all: 4, confirmed: 3, unsubscribed: 1, pending: 0, bounced: 0 },
  });
  const found = await list('?q=%C4%BDUB&state=unsubscribed');
  expect(found.items).toMatchObject([{ email: 'lubica@example.org', state: 'unsubscribed', from: 'FOOTER' }]);
  await scheduled(3600);
  await round();
  await sendMails();
  const one = (await list(`?q=${sent[0]?.recipient}`)).items[0];
  const path = `/admin/subscriber/${one?.id}`;
  expect(await api.problem(path, await issuer.call(editor, 'DELETE'))).toMatchObject({ status: 403 });
  await api.ask(path, issueRemovedSchema, await issuer.call(admin, 'DELETE'));
  expect((await api.problem(path, await issuer.call(admin, 'DELETE'))).status).toBe(404);
  const kept = JSON.stringify([
    await database.db.select().from(newsletterDelivery),
    await database.db.select().from(newsletterIssue),
    await database.db.select().from(adminEvent),
  ]);
  expect(kept).not.toContain(sent[0]?.recipient);
  expect(await database.db.$count(newsletterDelivery)).toBe(3);
  const file = await api.send('/admin/subscriber-export?state=confirmed', await issuer.call(admin));
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const rows = (await file.text()).trim().split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toMatch(/@example\.org;Potvrdená;.*;Pätička;$/);
  expect((await events()).slice(0, 2)).toEqual(['subscribers-exported', 'subscriber-removed']);
});
