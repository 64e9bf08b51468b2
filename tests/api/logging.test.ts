import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { user } from '#src/server/db/schema/user.ts';
import { now, testApi } from '#tests/support/api.ts';
import { capturedLog } from '#tests/support/capturedLog.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

// Everything of a failed query that somebody has typed.
const email = 'jana.tajna@example.org';
const name = 'Jana „Tajná“ Veľká\n    at tajomstvo (tajomstvo.ts:1:1)';
const token = 'tajny-token-8d1f';
const secrets = [email, 'Tajn', 'tajom', token];

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What the log has of a failure. */
async function logged(failing: (db: Database['db']) => PromiseLike<unknown>, { db } = database) {
  const error = await Promise.resolve(failing(db)).then(
    () => expect.unreachable('the query did not fail'),
    (reason: unknown) => reason,
  );
  const { logger, lines, text } = capturedLog();
  logger.error({ err: error }, 'request failed');
  const [line] = lines();
  for (const secret of secrets) expect(text(), secret).not.toContain(secret);
  return line?.err as { message: string; stack: string; query?: string; cause?: Record<string, unknown> };
}

test('a row that is there already: the log has the query and the constraint, not the row', async () => {
  await database.db.execute(sql`create table secret (email text primary key, name text not null)`);
  const insert = sql`insert into secret (email, name) values (${email}, ${name})`;
  await database.db.execute(insert);
  const err = await logged((db) => db.execute(insert));
  expect(err.query).toBe('insert into secret (email, name) values ($1, $2)');
  expect(err.cause).toMatchObject({ code: '23505', constraint: 'secret_pkey', table: 'secret' });
  expect(err.stack).toContain('logging.test.ts');
});

test('a row without what it needs', async () => {
  const err = await logged((db) => db.execute(sql`insert into secret (email) values (${email})`));
  expect(err.cause).toMatchObject({ code: '23502', column: 'name' });
});

test('a value that is none of its type', async () => {
  const err = await logged((db) => db.execute(sql`select ${name}::text::integer`));
  expect(err.cause).toMatchObject({ code: '22P02', message: 'invalid input syntax for type integer: "…"' });
});

test('rows of people, mails and subscribers', async () => {
  await logged((db) => db.insert(user).values({ id: token, email, displayName: name, bio: name } as never));
  await logged((db) =>
    db.insert(mail).values({
      id: token,
      recipient: email,
      subject: name,
      text: name,
      html: null as unknown as string,
      headers: { 'List-Unsubscribe': token },
      dueAt: new Date(),
      createdAt: new Date(),
    }),
  );
  await logged((db) => db.insert(subscriber).values({ email, confirmToken: token } as never));
});

test('errors of others: no address of a mailbox, no header of a visitor', () => {
  const { logger, text } = capturedLog();
  const refusal = Object.assign(new Error(`550 5.1.1 <${email}> User unknown`), {
    rejected: [email],
    response: `550 <${email}>`,
    code: 'EENVELOPE',
  });
  logger.warn({ err: new Error('outer', { cause: refusal }) }, 'refused');
  logger.warn({ headers: { authorization: token, cookie: token }, authorization: token }, 'headers');
  for (const secret of secrets) expect(text(), secret).not.toContain(secret);
  expect(text()).toContain('550 5.1.1 <…> User unknown');
  expect(text()).toContain('EENVELOPE');
});

test('a connection that is lost in the middle', async () => {
  const lost = await openTestDatabase();
  await lost.close();
  await logged((db) => db.execute(sql`select ${email}, ${name}`), lost);
});

test('calls that fail leave nothing of their bodies and tokens in the log of the API', async () => {
  const issuer = await createTestIssuer({ now: () => now });
  const person = { uid: 'uid-tajny', email, name: 'Tajná' };
  const { logger, text, lines } = capturedLog();
  const call = await issuer.call(person, 'POST', {
    displayName: 'Tajná',
    receiveNewsletter: true,
    receiveReplies: true,
  });
  const away = await openTestDatabase();
  await away.close();
  for (const db of [away.db, brokenBy(database.db)]) {
    const { send } = testApi({ db }, [], { logger, integrations: { identity: issuer.verifier } });
    expect((await send('/user', call)).status).toBeGreaterThanOrEqual(500);
    expect((await send('/user', await issuer.call(person))).status).toBeGreaterThanOrEqual(500);
    const subscription = { email, subscribedFrom: 'FOOTER' };
    expect((await send('/newsletter', await issuer.call(null, 'POST', subscription))).status).toBeGreaterThanOrEqual(
      400,
    );
    await send(`/newsletter/confirm?token=${token}`, await issuer.call(null, 'POST', { token }));
  }
  expect(lines().length).toBeGreaterThanOrEqual(4);
  const idToken = await issuer.token(person);
  for (const secret of [...secrets, 'uid-tajny', idToken.slice(0, 40)]) expect(text(), secret).not.toContain(secret);
});

/** Each of its queries fails in the database, with what was given to it. */
function brokenBy(db: Database['db']): Database['db'] {
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return (run: (tx: Database['db']) => unknown) => run(brokenBy(target));
      return () => {
        throw new DrizzleQueryError('select $1, $2', [email, token], new Error(`Key (email)=(${email}) exists`));
      };
    },
  });
}
