import { gunzipSync } from 'node:zlib';
import { verifyJWT } from 'did-jwt';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminEventPageSchema } from '#src/contract/admin.ts';
import {
  certificateListSchema,
  certificateRevokedSchema,
  certificateSchema,
  certificationSchema,
  verificationSchema,
} from '#src/contract/certificate.ts';
import { personSchema } from '#src/contract/desk/people/deskPeople.ts';
import { userDeletedSchema, userExportSchema } from '#src/contract/user.ts';
import { certificateSigns } from '#src/domain/certificate.ts';
import type { Database } from '#src/server/db/database.ts';
import { certificate, certificateKey } from '#src/server/db/schema/certificate.ts';
import { exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { quizAnswer } from '#src/server/db/schema/quizAnswer.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { rotateCertificateKey } from '#src/server/services/learning/certificate/certificateKeys.ts';
import { getIssuerDocument } from '#src/server/services/learning/certificate/issuer.ts';
import { testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildChapter, buildCourse, buildLecture, buildUser, past } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { pdfText } from '#tests/support/pdfText.ts';

const publicUrl = 'https://prvyriadok.sk';
/** All the letters that Slovak has with marks. */
const slovakName = 'Ľubica Ťažká-Šťastná Čžýáíéúäôňďŕĺ';
const slovakLetters = 'Áá Ää Čč Ďď Éé Íí Ĺĺ Ľľ Ňň Óó Ôô Ŕŕ Šš Ťť Úú Ýý Žž';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let jana: UserRow;
let milan: UserRow;
let admin: UserRow;
let clock = new Date('2026-06-15T12:00:00Z');

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => clock });
  // Compiles what answers are held against, which takes its time once.
  await testApi(database).send('/certificate/status/0');
});
beforeEach(async () => {
  clock = new Date('2026-06-15T12:00:00Z');
  await emptyDatabase(database);
  api = testApi(database, [], { now: () => clock, integrations: { identity: issuer.verifier } });
  jana = await buildUser(database, { displayName: slovakName });
  milan = await buildUser(database, { displayName: 'Milan', email: 'milan@example.sk' });
  admin = await buildUser(database, { displayName: 'Hana', email: 'hana@example.sk' });
  await database.db.insert(userRole).values({ userId: admin.id, role: 'ADMIN', givenAt: past });
  await buildCourse(database, { id: 'k1', slug: 'od-nuly', name: 'Programovanie od nuly' });
  const task = '::::task{id="uloha-a" kind="write"}\nNapíš.\n::::\n\n::::task{id="uloha-b" kind="write"}\nNapíš.\n::::';
  await buildChapter(database, { id: 'ch1', courseId: 'k1', freeSample: true });
  await buildLecture(database, { id: 'l1', chapterId: 'ch1', text: task, minutes: 60, position: 1 });
  await buildLecture(database, { id: 'l2', chapterId: 'ch1', text: 'Koniec.', minutes: 60, position: 2 });
  await buildQuiz('maly', 'l1', 2, false);
  await buildQuiz('zaverecny', 'l2', 5, true);
});
afterAll(() => database.close());

async function buildQuiz(id: string, lectureId: string, questions: number, isFinal: boolean) {
  const stored = { published: true, updatedAt: past };
  await database.db.insert(quiz).values({ id, lectureId, name: 'Kvíz', isFinal, ...stored });
  await database.db.insert(quizQuestion).values(
    Array.from({ length: questions }, (_, index) => ({
      id: `${id}-${index}`,
      quizId: id,
      position: index,
      text: 'Koľko?',
      options: [],
      key: { kind: 'NUMBER' as const, number: 1, tolerance: 0 },
      explanation: 'Preto.',
      ...stored,
    })),
  );
}

const call = async ({ uid, email }: UserRow, method = 'GET', body?: object) =>
  issuer.call({ uid, email }, method, body);
async function answer(person: UserRow, quizId: string, ...numbers: number[]) {
  for (const [index, number] of numbers.entries()) {
    const body = { questionId: `${quizId}-${index}`, answer: { kind: 'NUMBER', number } };
    await api.send('/quiz/question/user-answer/', await call(person, 'POST', body));
  }
}
async function passAll(person: UserRow) {
  await answer(person, 'maly', 1, 1);
  await answer(person, 'zaverecny', 1, 1, 1, 1, 2);
}
const stands = async (person = jana) => api.ask('/certificate/course/k1', certificationSchema, await call(person));
const issue = async (person = jana) =>
  api.ask('/certificate', certificateSchema, await call(person, 'POST', { courseId: 'k1' }));
const refused = async (path: string, person: UserRow, method = 'GET', body?: object) => {
  const { status, code } = await api.problem(path, await call(person, method, body));
  return `${status} ${code}`;
};
const verification = (id: string) => api.ask(`/certificate/${id}/verification`, verificationSchema);
const badgeOf = async (id: string, person = jana) =>
  (await api.send(`/certificate/${id}/badge`, await call(person))).text();
const revoke = async (id: string, reason = 'bol vydaný omylom') =>
  api.ask(`/admin/certificate/${id}/revoke`, certificateRevokedSchema, await call(admin, 'POST', { reason }));

/** Verifies as a wallet does: with the keys that the site publishes, by a library that knows nothing of it. */
async function verified(jwt: string) {
  const document = await getIssuerDocument({ ctx: database, input: { publicUrl } });
  const resolver = {
    resolve: async () => ({
      // As it comes over the wire.
      didDocument: JSON.parse(JSON.stringify(document)),
      didDocumentMetadata: {},
      didResolutionMetadata: { contentType: 'application/did+ld+json' },
    }),
  };
  const policies = { now: Math.floor(clock.getTime() / 1000), nbf: true };
  return verifyJWT(jwt, { resolver, proofPurpose: 'assertionMethod', policies });
}

describe('who gets one', () => {
  test('whose quizzes and final test the server has graded as passed, with the version of the course', async () => {
    expect(await stands()).toMatchObject({ refusal: 'tests-not-passed', certificate: null });
    await answer(jana, 'maly', 1, 1);
    await answer(jana, 'zaverecny', 1, 1, 1, 2, 2);
    const { tests, refusal } = await stands();
    expect(refusal).toBe('tests-not-passed');
    expect(tests.map(({ id, right, needed, isPassed }) => [id, right, needed, isPassed])).toEqual([
      ['maly', 2, 2, true],
      ['zaverecny', 3, 4, false],
    ]);
    expect(await refused('/certificate', jana, 'POST', { courseId: 'k1' })).toBe('403 tests-not-passed');
    await api.send('/quiz/zaverecny/question/user-answer?only=wrong', await call(jana, 'DELETE'));
    await api.send(
      '/quiz/question/user-answer/',
      await call(jana, 'POST', {
        questionId: 'zaverecny-3',
        answer: { kind: 'NUMBER', number: 1 },
      }),
    );
    await database.db
      .insert(exerciseProgress)
      .values({ userId: jana.id, exerciseId: 'uloha-a', lectureId: 'l1', passedAt: past, updatedAt: past });
    const own = await issue();
    expect(own).toMatchObject({
      name: slovakName,
      courseName: 'Programovanie od nuly',
      issuedAt: '2026-06-15T12:00:00.000Z',
      isNamePublic: false,
      facts: { lectures: 2, minutes: 120, quizzes: 1, right: 4, questions: 5, tasks: 2, solved: 1 },
    });
    expect(own.courseVersion).toMatch(/^2026-03-[\da-f]{6}$/);
    expect(own.id.replaceAll('-', '')).toMatch(new RegExp(`^[${certificateSigns}]{12}$`));
    expect(certificateSigns).not.toMatch(/[01ilo]/);
    expect(await stands()).toMatchObject({ refusal: 'already-issued', certificate: { id: own.id } });
  });

  test('nobody of a course without a final test, and that is said', async () => {
    await database.db.update(quiz).set({ isFinal: false });
    await passAll(jana);
    expect(await stands()).toEqual({ refusal: 'no-final-test', certificate: null, tests: [] });
    expect(await refused('/certificate', jana, 'POST', { courseId: 'k1' })).toBe('403 no-final-test');
    expect(await refused('/certificate', jana, 'POST', { courseId: 'nie-je' })).toBe('404 not-found');
  });

  test('on two devices at once it is one certificate', async () => {
    await passAll(jana);
    const both = await Promise.all([issue(), issue(), issue()]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    const { items } = await api.ask('/certificate', certificateListSchema, await call(jana));
    expect(items).toHaveLength(1);
    expect(await badgeOf(both[0].id)).not.toBe('');
  });

  test('what is begun anew or changed later takes nothing away', async () => {
    await passAll(jana);
    const own = await issue();
    await api.send('/quiz/zaverecny/question/user-answer', await call(jana, 'DELETE'));
    await database.db.update(user).set({ displayName: 'Iné meno' }).where(eq(user.id, jana.id));
    expect(await verification(own.id)).toMatchObject({ state: 'valid', certificate: { isCurrentVersion: true } });
    await database.db.update(lecture).set({ text: 'Nový text.' }).where(eq(lecture.id, 'l2'));
    const { certificate: seen } = await verification(own.id);
    expect(seen).toMatchObject({ isCurrentVersion: false, courseVersion: own.courseVersion });
    expect(await issue()).toMatchObject({ id: own.id, name: slovakName, courseVersion: own.courseVersion });
  });
});

describe('its page', () => {
  test('tells the name where the owner wants it, and to whom has the address in any spelling', async () => {
    await passAll(jana);
    const { id } = await issue();
    expect((await verification(id)).certificate?.name).toBeNull();
    const body = { isNamePublic: true };
    await api.ask(`/certificate/${id}`, certificateSchema, await call(jana, 'PUT', body));
    expect(await verification(id.toUpperCase().replaceAll('-', ''))).toMatchObject({
      state: 'valid',
      certificate: { name: slovakName, facts: { right: 4 } },
    });
    await api.ask(`/certificate/${id}`, certificateSchema, await call(jana, 'PUT', { isNamePublic: false }));
    expect(JSON.stringify(await verification(id))).not.toContain('Ľubica');
  });

  test('knows nothing of another address, nor of a row that somebody has changed', async () => {
    await passAll(jana);
    const { id } = await issue();
    const other = (id.startsWith('2') ? '3' : '2') + id.slice(1);
    for (const unknown of [other, 'nezmysel', `${id}2`])
      expect(await verification(unknown)).toEqual({ state: 'unknown', certificate: null });
    await database.db.update(certificate).set({ name: 'Niekto iný', isNamePublic: true });
    expect(await verification(id)).toEqual({ state: 'unknown', certificate: null });
  });
});

test('another account gets nothing of it', async () => {
  await passAll(jana);
  const { id } = await issue();
  for (const file of ['pdf', 'badge']) expect(await refused(`/certificate/${id}/${file}`, milan)).toBe('404 not-found');
  expect(await refused(`/certificate/${id}`, milan, 'PUT', { isNamePublic: true })).toBe('404 not-found');
  expect(await refused(`/admin/certificate/${id}/revoke`, milan, 'POST', { reason: 'x' })).toBe('403 role-required');
  const { items } = await api.ask('/certificate', certificateListSchema, await call(milan));
  expect(items).toEqual([]);
});

describe('the badge', () => {
  test('is verified by others with the published keys, and holds what was passed', async () => {
    await passAll(jana);
    const { id, courseVersion, url } = await issue();
    const { payload, issuer: did } = await verified(await badgeOf(id));
    expect(did).toBe('did:web:prvyriadok.sk');
    expect(payload).toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2', expect.stringContaining('/spec/ob/v3p0/context')],
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      id: url,
      jti: url,
      validFrom: '2026-06-15T12:00:00.000Z',
      credentialSubject: {
        identifier: [{ identityType: 'name', identityHash: slovakName, hashed: false }],
        achievement: { name: 'Programovanie od nuly', version: courseVersion },
      },
    });
    const { narrative } = payload.credentialSubject.achievement.criteria;
    expect(narrative).toContain('Záverečný test: správne 4 z 5 otázok');
    expect(narrative).toContain('Riešili sa v prehliadači, server ich neoveroval.');
  });

  test('is refused when a letter of it was changed, and before its time by a clock that runs right', async () => {
    await passAll(jana);
    const badge = await badgeOf((await issue()).id);
    const [head = '', claims = '', signature = ''] = badge.split('.');
    const changed = JSON.parse(Buffer.from(claims, 'base64url').toString());
    changed.credentialSubject.identifier[0].identityHash = 'Niekto iný';
    const forged = [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
    await expect(verified(forged)).rejects.toThrow(/invalid_signature/);
    clock = new Date('2026-06-14T12:00:00Z');
    await expect(verified(badge)).rejects.toThrow(/not valid before/);
  });

  test('holds when the keys were rotated: the one before stays published, and cannot sign', async () => {
    await passAll(jana);
    const first = await badgeOf((await issue()).id);
    await rotateCertificateKey({ ctx: { db: database.db, now: () => new Date(clock.getTime() + 1000) } });
    await passAll(milan);
    const { id } = await issue(milan);
    const second = await badgeOf(id, milan);
    const kid = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString()).kid;
    expect(kid(second)).not.toBe(kid(first));
    for (const badge of [first, second]) expect((await verified(badge)).verified).toBe(true);
    expect((await verification(id)).state).toBe('valid');
    const keys = await database.db.select().from(certificateKey);
    expect(keys.filter(({ privateJwk }) => privateJwk !== null)).toHaveLength(1);
    const published = JSON.stringify(await getIssuerDocument({ ctx: database, input: { publicUrl } }));
    for (const { privateJwk } of keys) if (privateJwk) expect(published).not.toContain(privateJwk.d);
    // What no key of today has signed is no certificate.
    await database.db.delete(certificateKey);
    expect((await verification(id)).state).toBe('unknown');
  });
});

test('the PDF has all letters of the name, the version, where it is verified and what is true of the tasks', async () => {
  await passAll(jana);
  await database.db.update(user).set({ displayName: slovakLetters }).where(eq(user.id, jana.id));
  const { id, courseVersion } = await issue();
  const response = await api.send(`/certificate/${id}/pdf`, await call(jana));
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const pdf = Buffer.from(await response.arrayBuffer());
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  const text = pdfText(pdf).replaceAll('\u00A0', ' ');
  for (const line of [slovakLetters, courseVersion, `prvyriadok.sk/overenie/${id}`, '15. júna 2026'])
    expect(text).toContain(line);
  expect(text.replaceAll('\n', ' ')).toContain('server ich neoveroval');
});

describe('revocation', () => {
  const list = async () => {
    const { payload } = await verified(await (await api.send('/certificate/status/0')).text());
    const bits = gunzipSync(Buffer.from(payload.credentialSubject.encodedList.slice(1), 'base64url'));
    return { bits, isSet: (place: number) => ((bits[place >> 3] ?? 0) & (0x80 >> (place & 7))) > 0 };
  };
  const placeOf = async (id: string, person?: UserRow) => {
    const { payload } = await verified(await badgeOf(id, person));
    expect(payload.credentialStatus.statusListCredential).toBe(`${publicUrl}/api/certificate/status/0`);
    return Number(payload.credentialStatus.statusListIndex);
  };

  test('is told with day and reason and without the name, on the page and in the signed list', async () => {
    await passAll(jana);
    await passAll(milan);
    const { id } = await issue();
    const other = await issue(milan);
    await api.ask(`/certificate/${id}`, certificateSchema, await call(jana, 'PUT', { isNamePublic: true }));
    const [place, otherPlace] = [await placeOf(id), await placeOf(other.id, milan)];
    expect((await list()).isSet(place)).toBe(false);
    clock = new Date('2026-06-15T12:30:00Z');
    await revoke(id);
    await revoke(id, 'iný dôvod');
    expect(await verification(id)).toMatchObject({
      state: 'revoked',
      certificate: { name: null, revokedAt: clock.toISOString(), revokedReason: 'bol vydaný omylom' },
    });
    const { bits, isSet } = await list();
    expect([bits.length, isSet(place), isSet(otherPlace)]).toEqual([16_384, true, false]);
    for (const file of ['pdf', 'badge'])
      expect(await refused(`/certificate/${id}/${file}`, jana)).toBe('403 certificate-revoked');
    const person = await api.ask(`/admin/user/${jana.id}`, personSchema, await call(admin));
    expect(person.certificates).toMatchObject([{ id, revokedReason: 'bol vydaný omylom' }]);
    const events = await api.ask('/admin/event', adminEventPageSchema, await call(admin));
    expect(events.items).toMatchObject([
      { action: 'certificate-revoked', target: jana.id, details: { courseId: 'k1', reason: 'bol vydaný omylom' } },
    ]);
  });

  test('lets who has passed the final test anew get another one', async () => {
    await passAll(jana);
    const { id } = await issue();
    clock = new Date('2026-06-15T12:30:00Z');
    await revoke(id);
    expect(await stands()).toMatchObject({ refusal: 'final-test-not-repeated', certificate: { id } });
    expect(await refused('/certificate', jana, 'POST', { courseId: 'k1' })).toBe('403 final-test-not-repeated');
    await api.send('/quiz/zaverecny/question/user-answer', await call(jana, 'DELETE'));
    clock = new Date('2026-06-15T12:40:00Z');
    await answer(jana, 'zaverecny', 1, 1, 1, 1, 1);
    const again = await issue();
    expect(again.id).not.toBe(id);
    expect((await verification(id)).state).toBe('revoked');
    expect((await stands()).certificate?.id).toBe(again.id);
  });

  test('outlives the account, of which nothing else is left', async () => {
    await passAll(jana);
    const { id } = await issue();
    const place = await placeOf(id);
    await revoke(id);
    const data = await api.ask('/user/export', userExportSchema, await call(jana));
    expect(data.certificates).toMatchObject([
      { id, name: slovakName, courseId: 'k1', revokedReason: 'bol vydaný omylom' },
    ]);
    await verified(data.certificates[0]?.badge ?? '');
    await api.ask('/user', userDeletedSchema, await call(jana, 'DELETE'));
    expect(await database.db.$count(certificate)).toBe(0);
    expect(await database.db.$count(quizAnswer, eq(quizAnswer.userId, jana.id))).toBe(0);
    expect(await verification(id)).toEqual({ state: 'unknown', certificate: null });
    expect((await list()).isSet(place)).toBe(true);
  });
});
