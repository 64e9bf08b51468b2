import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { SubscriberFilter, SubscriberState } from '#src/contract/desk/letters/deskNewsletter.ts';
import { hasParts } from '#src/server/db/plainText.ts';
import { type SubscriberRow, subscriber } from '#src/server/db/schema/subscriber.ts';

const { status, bouncedAt } = subscriber;

/** The subscribers of each state: who is confirmed and whose address was refused for good gets nothing. */
export const inState: Record<SubscriberState, SQL> = {
  confirmed: and(eq(status, 'confirmed'), isNull(bouncedAt)) as SQL,
  bounced: and(eq(status, 'confirmed'), isNotNull(bouncedAt)) as SQL,
  pending: eq(status, 'pending'),
  unsubscribed: eq(status, 'unsubscribed'),
};

export function stateOf(row: Pick<SubscriberRow, 'status' | 'bouncedAt'>): SubscriberState {
  return row.status === 'confirmed' && row.bouncedAt !== null ? 'bounced' : row.status;
}

export const searchedFor = ({ q }: Pick<SubscriberFilter, 'q'>) => and(...hasParts(subscriber.email, q ?? ''));
