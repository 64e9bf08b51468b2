import type { Ctx } from '#src/server/context.ts';
import type { PublishedThing, ThingBefore } from '#src/server/db/schema/contentPublication.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import type { Stored } from '#src/server/services/writing/kinds/Kind.ts';
import type { Stepping } from './beginStep.ts';
import { prepare } from './checkDocument.ts';
import { leavePlan } from './publications.ts';
import { amountOf, publish } from './publish.ts';
import { recordContentEvent } from './recordContentEvent.ts';
import { changedSince, snapshot } from './rowsBefore.ts';

export interface Outcome {
  stored: Stored;
  thing: PublishedThing;
  /** Of what was published at once: how it was until then. */
  before?: ThingBefore;
}

/** What keeps nothing from the web comes there; answers how it was before, so that it can be put back. */
export async function publishOne({ ctx, stored, locked: { item, head } }: Stepping): Promise<Outcome> {
  const { identity } = requireSignedIn(ctx.actor);
  await leavePlan(ctx, item);
  const now = ctx.now();
  const prepared = prepare(stored, head.document, now);
  const outcome = await publishNoted(ctx, { prepared, stored, item, revision: head, uid: identity.uid, now });
  await recordContentEvent(ctx, stored, 'content-published', amountOf(head));
  return outcome;
}

type Noted = Parameters<typeof publish>[2] & { prepared: Parameters<typeof publish>[1] };

/** Publishes, and notes all that is changed by it. */
export async function publishNoted(
  { db }: Pick<Ctx, 'db'>,
  { prepared, ...publication }: Noted,
): Promise<Required<Outcome>> {
  const { stored, item } = publication;
  const before = await snapshot(db, stored);
  const { after, live, head } = await publish(db, prepared, publication);
  const { state, planned, publishAt, publication: plan } = item;
  return {
    stored: after,
    thing: thingOf(after, live, stored.isLive),
    before: {
      kind: stored.kind,
      id: stored.id,
      item: {
        state,
        live: item.live,
        planned,
        publishAt: publishAt?.toISOString() ?? null,
        publication: plan,
        head: item.head,
      },
      headAfter: head,
      rows: changedSince(before, await snapshot(db, stored)),
    },
  };
}

export const thingOf = ({ kind, id, name, isLive }: Stored, revision: number, wasLive = isLive): PublishedThing => ({
  kind,
  id,
  name,
  revision,
  wasLive,
});
