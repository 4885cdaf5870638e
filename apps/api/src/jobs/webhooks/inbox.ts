import type { PaymentService } from '@comanda/contracts';
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { webhook_events } from '../../db/schema/index';
import type { ProviderEvent } from '../../processors/processor';

export type InboxEvent = Omit<ProviderEvent, 'kind'> & { readonly payment_service: PaymentService };

type InboxDeps = Pick<Deps, 'db' | 'clock'>;

/** Keeps a webhook before it is answered. False when it came before: senders repeat themselves. */
export async function keepWebhook(
  { db, clock }: InboxDeps,
  payment_service: PaymentService,
  event: ProviderEvent,
): Promise<boolean> {
  const rows = await db
    .insert(webhook_events)
    .values({ ...event, payment_service, received_at: clock.now() })
    .onConflictDoNothing()
    .returning({ event_id: webhook_events.event_id });
  return rows.length > 0;
}

export async function closeWebhook({ db, clock }: InboxDeps, event: InboxEvent): Promise<void> {
  await db.update(webhook_events).set({ handled_at: clock.now() }).where(isEvent(event));
}

/** Counts a try that did not find what the webhook is about. It stays open. */
export async function countAttempt({ db }: Pick<Deps, 'db'>, event: InboxEvent): Promise<void> {
  await db
    .update(webhook_events)
    .set({ attempts: sql`${webhook_events.attempts} + 1` })
    .where(isEvent(event));
}

/**
 * The open ones received between two times, those tried least first: some can never be handled, and must not stand before
 * the others. Two servers may get the same: handling one twice is harmless.
 */
export async function findOpenWebhooks(
  { db }: Pick<Deps, 'db'>,
  { since, until, most }: { readonly since: Date; readonly until: Date; readonly most: number },
): Promise<InboxEvent[]> {
  return await db
    .select()
    .from(webhook_events)
    .where(
      and(
        isNull(webhook_events.handled_at),
        gt(webhook_events.received_at, since),
        lt(webhook_events.received_at, until),
      ),
    )
    .orderBy(asc(webhook_events.attempts), asc(webhook_events.received_at))
    .limit(most);
}

function isEvent({ payment_service, event_id }: InboxEvent) {
  return and(
    eq(webhook_events.payment_service, payment_service),
    eq(webhook_events.event_id, event_id),
  );
}
