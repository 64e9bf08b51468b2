import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { createRecaptcha } from '#src/server/integrations/captcha/recaptcha.ts';
import { type LogLine, now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/freePort.ts';
import { createTestIssuer, type Person } from '#tests/support/identity.ts';
import { writtenMails } from '#tests/support/writtenMails.ts';

const secretKey = 'tajny-kluc';
const person = { success: true, action: 'newsletter', score: 0.9 };
const jana: Person = { uid: 'uid-jana', email: 'jana@example.org' };

let google: Server;
let verifyUrl: string;
/** What the stand-in was asked, and what it answers. */
let asked: Record<string, unknown>[] = [];
let answer: { status: number; body: string };

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let lines: LogLine[];

beforeAll(async () => {
  google = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    asked.push({ method: request.method, type: request.headers['content-type'], ...form });
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  verifyUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`;
  [database, issuer] = await Promise.all([openTestDatabase(), createTestIssuer({ now: () => now })]);
});
beforeEach(async () => {
  await emptyDatabase(database);
  asked = [];
  lines = [];
  says(person);
  const captcha = createRecaptcha({ secretKey, verifyUrl });
  api = testApi(database, lines, { integrations: { captcha, identity: issuer.verifier } });
});
afterAll(async () => {
  await database.close();
  await new Promise((resolve) => google.close(resolve));
});

function says(body: object): void {
  answer = { status: 200, body: JSON.stringify(body) };
}

const subscription = { email: 'jana@example.org', subscribedFrom: 'FOOTER' };
const post = (body: object, caller: Person | null = null) => issuer.call(caller, 'POST', body);
const mails = () => writtenMails(database);

test('the provider is asked by a form with the secret key', async () => {
  expect(await createRecaptcha({ secretKey, verifyUrl }).accepts('token-1', 'newsletter')).toBe(true);
  const type = 'application/x-www-form-urlencoded;charset=UTF-8';
  expect(asked).toEqual([{ method: 'POST', type, secret: secretKey, response: 'token-1' }]);
});

test.each([
  [{ ...person, score: 0.5 }, true],
  [{ ...person, score: 0.49 }, false],
  [{ ...person, score: undefined }, false],
  [{ ...person, action: 'login' }, false],
  [{ ...person, action: undefined }, false],
  [{ ...person, success: false }, false],
  [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
  [{ ok: true }, false],
])('of the verdict %j the outcome is %s', async (verdict, outcome) => {
  says(verdict);
  expect(await createRecaptcha({ secretKey, verifyUrl }).accepts('token-1', 'newsletter')).toBe(outcome);
});

test('a provider that is broken or away accepts nobody', async () => {
  answer = { status: 502, body: '<h1>Bad gateway</h1>' };
  expect(await createRecaptcha({ secretKey, verifyUrl }).accepts('token-1', 'newsletter')).toBe(false);
  const nowhere = `http://127.0.0.1:${await freePort()}/`;
  expect(await createRecaptcha({ secretKey, verifyUrl: nowhere }).accepts('token-1', 'newsletter')).toBe(false);
});

test('an anonymous visitor subscribes with the captcha', async () => {
  const response = await api.send('/newsletter', await post({ ...subscription, recaptchaToken: 'token-1' }));
  expect(response.status).toBe(202);
  expect(await mails()).toHaveLength(1);
});

test.each([
  ['/newsletter', subscription, 10],
  ['/email-feedback', { message: 'Ahoj' }, 2],
])('%s takes a few calls of a network where the captcha is blocked', async (path, body, most) => {
  for (let call = 0; call < most; call++) expect((await api.send(path, await post(body))).status).toBe(202);
  expect((await api.problem(path, await post(body))).status).toBe(429);
  expect(asked).toEqual([]);
  const proven = { ...body, recaptchaToken: 'token-1' };
  says({ ...person, action: path === '/newsletter' ? 'newsletter' : 'feedback' });
  expect((await api.send(path, await post(proven))).status).toBe(202);
});

test.each([
  ['/newsletter', subscription],
  ['/email-feedback', { message: 'Ahoj' }],
])('%s refused by the captcha does nothing', async (path, body) => {
  says({ ...person, score: 0.1 });
  const refused = await post({ ...body, recaptchaToken: 'token-1' });
  expect(await api.problem(path, refused)).toMatchObject({ status: 403, code: 'captcha-failed' });
  expect(await mails()).toEqual([]);
  expect(JSON.stringify(lines)).not.toMatch(/tajny-kluc|token-1/);
});

test('feedback has an action of its own', async () => {
  const body = { message: 'Ahoj', recaptchaToken: 'token-1' };
  expect((await api.problem('/email-feedback', await post(body))).code).toBe('captcha-failed');
  says({ ...person, action: 'feedback' });
  expect((await api.send('/email-feedback', await post(body))).status).toBe(202);
});

test('who is signed in needs no captcha', async () => {
  expect((await api.send('/newsletter', await post(subscription, jana))).status).toBe(202);
  expect((await api.send('/email-feedback', await post({ message: 'Ahoj' }, jana))).status).toBe(202);
  expect(asked).toEqual([]);
  expect(await mails()).toHaveLength(2);
});
