import { READER_TEST_AMOUNT } from '@comanda/contracts';
import { err, type Result } from '@comanda/kernel';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { isUniqueViolation } from '../../db/errors';
import { guests, orders, table_sessions, tables } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import type { KeyedRequest } from '../../plugins/idempotency/keyed-request';
import type { OrderRow } from '../orders/order-rows';
import type { OpenedIntent } from '../payments/create-intent';
import { recordAction } from '../staff/record-action';
import { openTerminalPayment } from './open-payment';
import { findTerminal, mayUse, type TerminalRow } from './terminal-list';

/** Name of the guest of a test, for whoever looks into the database. */
const TEST_NAME = 'Test';

/**
 * Opens a payment that tests a reader. It takes the way of every other payment at one, for an order without dishes that can
 * never be placed: its money goes back like that of any order which was paid in vain. A reader has one test at a time.
 */
export async function openReaderTest(
  deps: Deps,
  keyed: KeyedRequest,
  principal: StaffPrincipal,
  { restaurant_id, terminal_id }: { readonly restaurant_id: string; readonly terminal_id: string },
): Promise<Result<OpenedIntent, Refusal>> {
  const terminal = await findTerminal(deps.db, principal.restaurant_id, terminal_id);
  if (restaurant_id !== principal.restaurant_id || terminal === null)
    return err({ code: 'not_found' });
  if (!mayUse(principal, terminal)) return err({ code: 'not_found' });
  const guest_id =
    (await findOpenTest(deps.db, terminal)) ?? (await beginTest(deps, principal, terminal));
  if (guest_id === null) return err({ code: 'request_in_flight', retry_after: 1 });
  return await openTerminalPayment(deps, keyed, principal, {
    restaurant_id,
    guest_id,
    terminal_id,
  });
}

/** The guest of the reader's test that has no outcome yet; null = there is none. */
async function findOpenTest(
  db: Database,
  { restaurant_id, terminal_id }: TerminalRow,
): Promise<string | null> {
  const [found] = await db
    .select({ guest_id: orders.guest_id })
    .from(orders)
    .where(
      and(
        eq(orders.restaurant_id, restaurant_id),
        eq(orders.tested_terminal_id, terminal_id),
        eq(orders.status, 'ORDER_OPEN'),
      ),
    );
  return found?.guest_id ?? null;
}

/** Stores the order of a test and returns its guest; null when another call was faster. */
async function beginTest(
  deps: Deps,
  { staff_id }: StaffPrincipal,
  terminal: TerminalRow,
): Promise<string | null> {
  const { restaurant_id, terminal_id } = terminal;
  const entry = await deps.catalogue.get(restaurant_id);
  if (entry === null) return null;
  const { currency } = entry.restaurant;
  try {
    return await deps.db.transaction(async (tx) => {
      const inside = { ...deps, db: tx };
      const guest = await addTestGuest(inside, terminal);
      await tx.insert(orders).values(testOrder(inside, { ...guest, currency }, terminal_id));
      await recordAction(inside, { restaurant_id, staff_id }, 'terminal.tested', terminal_id);
      return guest.guest_id;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'orders_one_reader_test')) return null;
    throw error;
  }
}

type TestGuest = Pick<OrderRow, 'restaurant_id' | 'guest_id' | 'table_id' | 'table_session_id'>;

/** A guest whom no token speaks for, at a table of their own that is closed already. */
async function addTestGuest(
  { db, clock, newId, newGuestId }: Pick<Deps, 'db' | 'clock' | 'newId' | 'newGuestId'>,
  { restaurant_id }: TerminalRow,
): Promise<TestGuest> {
  const now = clock.now();
  const table = { restaurant_id, table_id: newId() };
  const session = { ...table, table_session_id: newId() };
  const guest = { ...session, guest_id: newGuestId() };
  const [opened_at, last_used_at, closed_at] = [now, now, now];
  await db.insert(tables).values({ ...table, section_type: 'TAKEOUT' });
  await db
    .insert(table_sessions)
    .values({ ...session, opened_at, last_used_at, closed_at, closed_from: 'reader test' });
  await db.insert(guests).values({ ...guest, name: TEST_NAME, created_at: now });
  return guest;
}

function testOrder(
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  { currency, ...guest }: TestGuest & Pick<OrderRow, 'currency'>,
  tested_terminal_id: string,
): typeof orders.$inferInsert {
  const now = clock.now();
  return {
    ...guest,
    order_id: newId(),
    tested_terminal_id,
    order_type: 'TAKEOUT',
    status: 'ORDER_OPEN',
    delivery_platform: 'FRONT_COUNTER',
    currency,
    subtotal: READER_TEST_AMOUNT,
    discount: 0,
    net_total: READER_TEST_AMOUNT,
    delivery_fee: 0,
    tax_rate: '0',
    tax_amount: 0,
    total_with_tax: READER_TEST_AMOUNT,
    tip_amount: 0,
    delivery_tip_amount: 0,
    total_with_tip_and_tax: READER_TEST_AMOUNT,
    created_at: now,
    updated_at: now,
  };
}
