/**
 * The API of a site that writes without pause until somebody kills it: `crashWorker.ts <JSON of WorkerPlace>`. Each line that
 * it prints is a `CrashLine`: first what the database has, then whatever was acknowledged, after it was.
 */
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { openDatabase } from '#src/server/db/client.ts';
import type { Database } from '#src/server/db/database.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { orderEvent, receipt, receiptCounter } from '#src/server/db/schema/order.ts';
import { post } from '#src/server/db/schema/post.ts';
import { user } from '#src/server/db/schema/user.ts';
import { createApi } from '#src/server/http/api.ts';
import { openBrowserBuilds } from '#src/server/integrations/builds/browserBuilds.ts';
import { createFolderStore } from '#src/server/integrations/media/folderStore.ts';
import { createLocalGateway } from '#src/server/integrations/payments/localGateway.ts';
import { webhookCall } from '#src/server/integrations/payments/webhookCall.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { buildCourse, buildCourseProduct, buildPost } from './factories.ts';
import { createTestIssuer } from './identity.ts';

export interface WorkerPlace {
  databaseUrl: string | null;
  dataDir: string | null;
}

export interface CrashState {
  users: string[];
  comments: string[];
  /** Orders with a receipt, and its number. */
  receipts: { orderId: string; number: number }[];
  paidEvents: string[];
  lastNumbers: number[];
}

export type CrashLine = { kind: 'state'; state: CrashState } | { kind: 'user' | 'comment' | 'paid'; id: string };

const writers = 4;
const origin = 'http://localhost';
const now = () => new Date();

function say(line: CrashLine): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
}

async function readState({ db }: Database): Promise<CrashState> {
  const [users, comments, receipts, events, counters] = await Promise.all([
    db.select({ id: user.uid }).from(user),
    db.select({ id: comment.id }).from(comment),
    db.select({ orderId: receipt.orderId, number: receipt.number }).from(receipt),
    db.select({ orderId: orderEvent.orderId, kind: orderEvent.kind }).from(orderEvent),
    db.select().from(receiptCounter),
  ]);
  return {
    users: users.map(({ id }) => id),
    comments: comments.map(({ id }) => id),
    receipts,
    paidEvents: events.filter(({ kind }) => kind === 'paid').map(({ orderId }) => orderId),
    lastNumbers: counters.map(({ last }) => last),
  };
}

/** One product and one article, the same in each life of the worker. */
async function findTargets(database: Database): Promise<{ productId: string; slug: string }> {
  const { db } = database;
  const [product] = await db.select({ id: courseProduct.id }).from(courseProduct);
  const [article] = await db.select({ slug: post.slug }).from(post);
  if (product && article) return { productId: product.id, slug: article.slug };
  const made = await buildPost(database);
  const { id: courseId } = await buildCourse(database);
  const { id: productId } = await buildCourseProduct(database, { courseId });
  return { productId, slug: made.slug };
}

async function write(database: Database): Promise<never> {
  const { db } = database;
  const logger = pino({ level: 'error' }, pino.destination(2));
  const issuer = await createTestIssuer({ now });
  const payments = createLocalGateway({
    ctx: { db, logger, now },
    secret: 'whsec_crash',
    deliver: (body, signature) => api.fetch(webhookCall(body, signature)),
  });
  const api = createApi({
    database,
    logger,
    serverOrigin: origin,
    integrations: {
      identity: issuer.verifier,
      wordpressSecret: null,
      captcha: null,
      payments,
      localPayments: payments,
      rateLimiter: createRateLimiter({ pool: null }),
      media: createFolderStore('/nowhere'),
      adminEmails: new Set(),
      builds: openBrowserBuilds([]),
      routes: new Map(),
    },
  });
  const { productId, slug } = await findTargets(database);

  async function buyAndWrite(uid: string): Promise<void> {
    const person = { uid, email: `${uid}@example.org`, name: 'Jana' };
    const call = async <Answer>(path: string, method: string, body?: object): Promise<Answer> => {
      const response = await api.request(`${origin}/api${path}`, await issuer.call(person, method, body));
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Answer;
    };
    await call('/user', 'POST', { displayName: 'Jana', receiveNewsletter: false });
    say({ kind: 'user', id: uid });
    const text = 'Ďakujem, toto mi pomohlo.';
    const { id } = await call<{ id: string }>(`/post/${slug}/comment`, 'POST', { text });
    say({ kind: 'comment', id });
    const checkout = { productId };
    const opened = await call<{ clientSecret: string; order: { id: string } }>(
      '/stripe/create-payment-intent',
      'POST',
      checkout,
    );
    const payment = { clientSecret: opened.clientSecret, cardNumber: '4242424242424242', delivery: 'once' };
    await call('/stripe/local/confirm', 'POST', payment);
    const path = `/order/product/${productId}`;
    while ((await call<{ status: string }>(path, 'GET')).status !== 'paid') await sleep(5);
    say({ kind: 'paid', id: opened.order.id });
  }

  const work = async (writer: number) => {
    for (let count = 0; ; count++) await buyAndWrite(`${process.pid}-${now().getTime()}-${writer}-${count}`);
  };
  return Promise.race(Array.from({ length: writers }, (_, writer) => work(writer)));
}

const database = await openDatabase(JSON.parse(process.argv[2] ?? '') as WorkerPlace);
say({ kind: 'state', state: await readState(database) });
await write(database);
