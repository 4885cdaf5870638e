import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { orders, restaurants, text_messages } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { OutgoingText, SentText } from '../../texts/text-service';
import { receiptText } from '../../texts/wording';

type TextRow = typeof text_messages.$inferSelect;
type TextKey = Pick<TextRow, 'restaurant_id' | 'text_id'>;

/** As long as a text may take until the service lists it. Until then it cannot be known that it was not taken in. */
const LISTED_AFTER_MS = 60_000;

/**
 * Sends a receipt as a text. Where an answer was lost before, the service is asked whether it has the text, and it is sent
 * again only once it would be listed by now. Throws when it has to come again.
 */
export async function sendReceiptText(deps: Deps, key: TextKey): Promise<void> {
  const row = await findText(deps, key);
  // Its status may have come by itself meanwhile.
  if (row === null || (row.status !== 'WAITING' && row.status !== 'UNKNOWN')) return;
  if (deps.texts === null) throw new Error('No texts are sent here any more.');
  const text = await composeText(deps, row);
  if (text === null) return;
  const { tried_at } = row;
  if (tried_at !== null) {
    const found = await deps.texts.texts.find(text, tried_at);
    if (!found.ok) throw new Error(`A text cannot be looked up: ${found.error.code}.`);
    if (found.value !== null) return await keepSent(deps, row, found.value);
    const listedAt = tried_at.getTime() + LISTED_AFTER_MS;
    if (deps.clock.now().getTime() < listedAt)
      throw new Error('A text may yet have been taken in.');
  }
  // Written down first: should this server die over it, whoever comes next looks it up.
  await changeText(deps, row, { status: 'UNKNOWN', tried_at: deps.clock.now() });
  const sent = await deps.texts.texts.send(text);
  if (sent.ok) return await keepSent(deps, row, sent.value);
  const failure = sent.error;
  if (failure.code === 'not_textable') {
    return await changeText(deps, row, { status: 'FAILED', error_code: failure.error_code });
  }
  // Of a definite no it is known that nothing was sent.
  if (failure.code !== 'unknown')
    await changeText(deps, row, { status: 'WAITING', tried_at: null });
  throw new Error(`A text was not taken in: ${failure.code}.`);
}

async function findText(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, text_id }: TextKey,
): Promise<TextRow | null> {
  const [row] = await db
    .select()
    .from(text_messages)
    .where(and(eq(text_messages.restaurant_id, restaurant_id), eq(text_messages.text_id, text_id)));
  return row ?? null;
}

async function composeText(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  row: TextRow,
): Promise<OutgoingText | null> {
  const [found] = await db
    .select({ restaurant: restaurants.name, order_number: orders.order_number })
    .from(orders)
    .innerJoin(restaurants, eq(restaurants.restaurant_id, orders.restaurant_id))
    .where(and(eq(orders.restaurant_id, row.restaurant_id), eq(orders.order_id, row.order_id)));
  if (found === undefined) return null;
  const query = (await findFirstOrder(db, row)) === row.order_id ? '' : `?order=${row.order_id}`;
  const url = `${config.publicUrl}/receipts/${row.guest_id}${query}`;
  const { restaurant, order_number } = found;
  return {
    to: row.phone_number,
    body: receiptText(row.language, { restaurant, order_number: order_number ?? '', url }),
    callback_url: `${config.publicUrl}/api/webhooks/twilio/${row.restaurant_id}/${row.text_id}`,
  };
}

/** The order that the link of a receipt opens when it names none. */
async function findFirstOrder(
  db: Deps['db'],
  { restaurant_id, guest_id }: TextRow,
): Promise<string | undefined> {
  const [first] = await db
    .select({ order_id: orders.order_id })
    .from(orders)
    .where(
      and(
        eq(orders.restaurant_id, restaurant_id),
        eq(orders.guest_id, guest_id),
        ne(orders.status, 'ORDER_OPEN'),
      ),
    )
    .orderBy(asc(sql`coalesce(${orders.placed_at}, ${orders.updated_at})`), asc(orders.order_id))
    .limit(1);
  return first?.order_id;
}

async function keepSent(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: TextKey,
  { provider_ref, progress, error_code }: SentText,
): Promise<void> {
  await changeText(deps, key, { status: progress, provider_ref, error_code });
}

async function changeText(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { restaurant_id, text_id }: TextKey,
  changes: Partial<TextRow>,
): Promise<void> {
  await db
    .update(text_messages)
    .set({ ...changes, updated_at: clock.now() })
    .where(and(eq(text_messages.restaurant_id, restaurant_id), eq(text_messages.text_id, text_id)));
}
