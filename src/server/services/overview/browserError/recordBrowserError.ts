import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { BrowserError } from '#src/contract/browserError.ts';
import { plainErrorMessage, plainErrorName } from '#src/domain/browserError.ts';
import { hours } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { browserError } from '#src/server/db/schema/browserError.ts';
import type { BrowserBuilds } from '#src/server/integrations/builds/browserBuilds.ts';

/** A flood of invented errors is held here; what is known goes on being counted. */
const mostNewInHour = 30;
const mostOfRelease = 200;

/**
 * Counts an error that a browser has told: one row for each release, place in our sources and name. What is of no build that is served,
 * or names no place of one, is dropped; so are new ones beyond 30 an hour and 200 a release. What stood settled in a newer release is
 * settled in an older one.
 */
export async function recordBrowserError({
  ctx,
  builds,
  routes,
  input: { release, route, name: givenName, message, places },
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'logger'>;
  builds: BrowserBuilds;
  /** The patterns of addresses by the ids of routes. */
  routes: ReadonlyMap<string, string>;
  input: BrowserError;
}): Promise<void> {
  if (!builds.releases.includes(release)) return;
  const sources = (await Promise.all(places.map(builds.sourceOf))).filter((source) => source !== null);
  // In what a library throws, the place that called it says more.
  const place = sources.find((source) => source.startsWith('src/')) ?? sources[0];
  if (place === undefined) return;
  const name = plainErrorName(givenName);
  const now = ctx.now();
  const again = {
    times: sql`${browserError.times} + 1`,
    lastSeenAt: now,
    route: routes.get(route ?? '') ?? null,
  };
  const isSame = and(eq(browserError.place, place), eq(browserError.name, name));
  const isThis = and(isSame, eq(browserError.release, release));
  const known = await ctx.db.update(browserError).set(again).where(isThis).returning({ id: browserError.id });
  if (known.length > 0 || (await isFull(ctx, release))) return;
  const row = {
    id: randomUUID(),
    release,
    place,
    name,
    message: plainErrorMessage(message),
    callers: sources.slice(sources.indexOf(place) + 1),
    route: again.route,
  };
  const newer = builds.releases.slice(0, builds.releases.indexOf(release));
  const times = { times: 1, firstSeenAt: now, lastSeenAt: now, settledAt: await settledIn(ctx, newer, isSame) };
  const [kept] = await ctx.db
    .insert(browserError)
    .values({ ...row, ...times })
    .onConflictDoUpdate({ target: [browserError.release, browserError.place, browserError.name], set: again })
    .returning({ times: browserError.times });
  if (kept?.times === 1) ctx.logger.warn(row, 'a browser met an error that is new');
}

/** Of calls at one moment a few more may come through. */
async function isFull({ db, now }: Pick<Ctx, 'db' | 'now'>, release: string): Promise<boolean> {
  const anHourAgo = new Date(now().getTime() - hours(1)).toISOString();
  const [counted] = await db
    .select({
      lately: sql`count(*) filter (where ${browserError.firstSeenAt} > ${anHourAgo})`.mapWith(Number),
      ofRelease: sql`count(*) filter (where ${browserError.release} = ${release})`.mapWith(Number),
    })
    .from(browserError);
  return counted !== undefined && (counted.lately >= mostNewInHour || counted.ofRelease >= mostOfRelease);
}

async function settledIn({ db }: Pick<Ctx, 'db'>, newer: string[], isSame: SQL | undefined): Promise<Date | null> {
  if (newer.length === 0) return null;
  const [settled] = await db
    .select({ at: browserError.settledAt })
    .from(browserError)
    .where(and(isSame, inArray(browserError.release, newer), isNotNull(browserError.settledAt)))
    .limit(1);
  return settled?.at ?? null;
}
