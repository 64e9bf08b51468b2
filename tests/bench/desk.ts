/**
 * `npm run bench:desk`: how fast the lists of the desk answer on both databases with 5,000 lectures, 10,000 people, 50,000 orders, all
 * that moved money for them, 20,000 comments and 3,000 acts. Ends with 1 where the slowest twentieth is above the goal.
 */
import { sql } from 'drizzle-orm';
import { fillDemoData } from '#scripts/demo/fillDemoData.ts';
import { migrationsFolder, openDatabase } from '#src/server/db/client.ts';
import type { Database, Db } from '#src/server/db/database.ts';
import { openPglite } from '#src/server/db/openPglite.ts';
import { fillEmptyDatabase } from '#src/server/services/writing/folders/fillEmptyDatabase.ts';
import { bearer, createTestIssuer } from '#tests/support/identity.ts';
import { startPostgres } from '#tests/support/startPostgres.ts';
import { addLectures } from './addLectures.ts';
import { benchApi } from './benchApi.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 30);
/** Not measured: a server's code is compiled after its first calls, and then stays so. */
const warmUpRounds = 10;
const goal = 100;
const origin = 'http://localhost';
/** Printed only: no list, and counted once in five minutes, which here is by every call. */
const chart = '/admin/overview/learners';
let minutes = 0;
const now = () => new Date(Date.now() + minutes * 60_000);

const lists = [
  '/admin/desk',
  '/admin/overview/waiting',
  '/admin/content-search?q=podm',
  '/admin/content-search?q=podmienka',
  '/admin/content?kind=article',
  '/admin/content?kind=article&q=program',
  '/admin/content-tree',
  '/admin/content-tree/bench-7',
  '/admin/content-publication/course/bench-7',
  '/admin/media',
  '/admin/media?q=java',
  '/admin/newsletter',
  '/admin/subscriber',
  '/admin/invitation',
  '/admin/user',
  '/admin/user?page=300',
  '/admin/user?group=association',
  '/admin/user?q=jana',
  '/admin/user?q=demo4321',
  '/admin/user/demo-1',
  '/admin/user/demo-4321',
  '/admin/order',
  '/admin/order?page=1900',
  '/admin/order?state=refunded',
  '/admin/order?month=2026-03',
  '/admin/order?q=kovac',
  '/admin/order?q=2026-0077',
  '/admin/order/bench-77',
  '/admin/movement?month=2026-03',
  '/admin/movement?month=2026-03&kind=refunds',
  '/admin/movement?month=2026-03&q=kovac',
  '/admin/movement?month=2026-03&q=2026-0077',
  '/admin/gift',
  '/admin/code',
  '/admin/words',
  '/admin/comment?list=reported',
  '/admin/comment?list=hidden',
  '/admin/comment?list=all',
  '/admin/comment?list=all&page=660',
  '/admin/comment?list=all&q=program',
  '/admin/comment?list=all&q=pro',
  '/admin/comment?list=all&q=jana',
  '/admin/comment?list=all&q=vzacne77',
  '/admin/comment?list=all&q=program&page=100',
  '/admin/review',
  '/admin/review?q=kapitola',
  '/admin/block',
  '/admin/feedback?list=all',
  '/admin/feedback?list=all&q=program',
  '/admin/event',
  '/admin/event?page=6',
  '/admin/event?q=kovac',
  '/admin/event?action=user-blocked',
];

const postgres = await startPostgres();
try {
  await bench('PostgreSQL', await openDatabase({ databaseUrl: postgres.url, dataDir: null }));
  await bench('PGlite', await openPglite({ dataDir: null, migrationsFolder, logger: console }));
} finally {
  await postgres.stop();
}

async function bench(name: string, database: Database): Promise<void> {
  await fill(database.db);
  const issuer = await createTestIssuer({ now });
  const api = benchApi({ database, origin, identity: issuer.verifier, now });
  const headersNow = async () => bearer(await issuer.token({ uid: 'bench-admin', email: 'admin@example.org' }));
  console.log(`${name}: median and slowest twentieth of ${rounds} calls, in ms`);
  for (const path of [...lists, chart]) {
    const call = async (headers: Awaited<ReturnType<typeof headersNow>>) => {
      const response = await api.request(`${origin}/api${path}`, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
    };
    if (!(await isFast(path, call, headersNow)) && path !== chart) process.exitCode = 1;
  }
  await database.close();
}

async function isFast<T>(path: string, call: (headers: T) => Promise<void>, headersNow: () => Promise<T>) {
  const times: number[] = [];
  for (let round = -warmUpRounds; round < rounds; round++) {
    if (path.includes('/overview/')) minutes += 6;
    const headers = await headersNow();
    const start = performance.now();
    await call(headers);
    if (round >= 0) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const median = times[Math.floor(rounds / 2)] ?? Number.NaN;
  const slow = times[Math.floor(rounds * 0.95)] ?? Number.NaN;
  const verdict = slow < goal ? 'below' : 'ABOVE';
  console.log(`  ${median.toFixed(1).padStart(6)} ${slow.toFixed(1).padStart(6)}  ${verdict} ${goal}  ${path}`);
  return slow < goal;
}

async function fill(db: Db): Promise<void> {
  await fillEmptyDatabase({ ctx: { db, now } });
  // What they learn are the courses of the sample.
  await fillDemoData({ db, users: 10_000 });
  await addLectures(db);
  const product = sql`(select id from course_product order by id limit 1)`;
  const people = sql`(select array_agg(id order by id) from "user")`;
  const lectures = sql`(select array_agg(id order by id) from lecture)`;
  const statements = [
    sql`insert into "order" (id, user_id, buyer_name, buyer_email, product_id, product_name, status, currency, list_amount, amount,
        refunded_amount, created_at, paid_at)
      select 'bench-' || number, "user".id, display_name, email, ${product}, 'Java kurz',
        case when number % 20 = 0 then 'lapsed' else 'paid' end, 'EUR', 4900, 4900, case when number % 40 = 1 then 900 else 0 end,
        at, case when number % 20 = 0 then null else at end
      from (select number, now() - number * interval '12 minutes' as at, (${people})[1 + number * 5 % 10000] as person
        from generate_series(1, 50000) as number) as sold join "user" on "user".id = person`,
    sql`insert into receipt (order_id, year, number, issued_at)
      select id, 2026, substring(id from 7)::int, paid_at from "order" where paid_at is not null and id like 'bench-%'`,
    // As Stripe tells it: of each payment a fee, of some a refund.
    sql`insert into money_movement (id, kind, amount, at, day, month, order_id, is_test)
      select kind || ':' || id, kind, amount, at, (at at time zone 'Europe/Bratislava')::date,
        to_char(at at time zone 'Europe/Bratislava', 'YYYY-MM'), case when kind = 'fee' then null else id end, false
      from (select id, kind, "order".paid_at + later as at,
          case kind when 'payment' then "order".amount when 'fee' then -99 else -refunded_amount end as amount
        from "order", (values ('payment', interval '0'), ('fee', interval '1 second'), ('refund', interval '9 days')) as kinds (kind, later)
        where paid_at is not null and (kind <> 'refund' or refunded_amount > 0)) as moved`,
    sql`insert into comment (id, lecture_id, user_id, text, created_at, hidden_at, hidden_reason)
      select gen_random_uuid()::text, lecture, (${people})[1 + number * 7 % 10000],
        'Prečo môj program ' || case when number % 3 = 0 then 'vypíše číslo' else 'nič nevypíše' end ||
          ', keď je v podmienke premenná? vzacne' || number,
        now() - number * interval '10 minutes', case when number % 200 = 0 then now() end, case when number % 200 = 0 then 'x' end
      from (select number, (${lectures})[1 + number % 20] as lecture from generate_series(1, 20000) as number) as written`,
    sql`insert into comment_report (comment_id, user_id, created_at)
      select id, 'demo-1', now() from comment where text like '%vzacne1__' limit 60`,
    sql`insert into admin_event (at, actor_uid, action, target, details)
      select now() - number * interval '1 hour', 'demo-uid-' || number % 5,
        (array['user-blocked', 'order-refunded', 'comment-hidden'])[1 + number % 3],
        case when number % 3 = 1 then 'bench-' || number else 'demo-' || number end, '{}'
      from generate_series(1, 3000) as number`,
    sql`insert into feedback_message (id, message, name, email, created_at)
      select gen_random_uuid()::text, 'Program mi nejde, sprava ' || number, 'Jana', 'jana' || number || '@example.org',
        now() - number * interval '1 hour' from generate_series(1, 500) as number`,
    sql`insert into blocked_person (uid, blocked_at) select 'demo-uid-' || number * 50, now() from generate_series(1, 60) as number`,
    sql`analyze`,
  ];
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const statement of statements) await tx.execute(statement);
  });
  await db.execute(sql`vacuum`);
}
