import type { ShareInput, TableSectionType } from '@comanda/contracts';
import { err, type Result } from '@comanda/kernel';
import { isTipOffered, type TipFields } from '@comanda/totals';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { guests, tables } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import type { KeyedRequest } from '../../plugins/idempotency/keyed-request';
import { openSharePayment } from '../bills/open-share-payment';
import { unaskedTip } from '../bills/unasked-tip';
import type { OpenedIntent } from '../payments/create-intent';
import type { GuestRow } from '../tables/repository';
import { chooseReader } from './choose-reader';
import { findTerminal, mayUse } from './terminal-list';

export type ShareAtReader = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly terminal_id: string;
  readonly share: ShareInput;
  readonly tip: TipFields;
};

/**
 * Staff bring a reader to the table: a share of its bill is claimed for the guest who pays, and opened there. What the guest
 * is paying on a page is closed first, and if it was faster, that is paid. A restaurant that lets nobody pay on their own phone
 * takes cards all the same.
 */
export async function openTerminalShare(
  deps: Deps,
  keyed: KeyedRequest,
  principal: StaffPrincipal,
  { restaurant_id, guest_id, terminal_id, share, tip }: ShareAtReader,
): Promise<Result<OpenedIntent, Refusal>> {
  const terminal = await findTerminal(deps.db, principal.restaurant_id, terminal_id);
  const entry = await deps.catalogue.get(principal.restaurant_id);
  if (restaurant_id !== principal.restaurant_id || terminal === null || entry === null)
    return err({ code: 'not_found' });
  const seated = await findSeated(deps.db, { restaurant_id, guest_id });
  if (seated === null || !mayUse(principal, terminal)) return err({ code: 'not_found' });
  const { guest, section_type } = seated;
  const { restaurant } = entry;
  const chosen = chooseReader(deps, restaurant, terminal);
  if (!chosen.ok) return chosen;
  const order_type = section_type === 'DINE_IN' ? 'DINE_IN' : 'TAKEOUT';
  const unasked = unaskedTip(tip, isTipOffered(restaurant, order_type));
  if (unasked !== null) return err({ code: 'tip_too_high', detail: unasked });
  const { processor, account_id } = chosen.value;
  const { table_id, table_session_id } = guest;
  const wish = {
    orderer: {
      restaurant_id,
      table_id,
      table_session_id,
      guest_id,
      delivery_platform: 'FRONT_COUNTER' as const,
      is_accepted: true,
      network: null,
    },
    staff_id: principal.staff_id,
    share,
    tip,
    payment_service: processor.payment_service,
    account_id,
    expected_total: undefined,
    replaces: undefined,
    terminal,
  };
  return await openSharePayment(deps, keyed, wish, { processor, description: restaurant.name });
}

async function findSeated(
  db: Database,
  { restaurant_id, guest_id }: Pick<GuestRow, 'restaurant_id' | 'guest_id'>,
): Promise<{ readonly guest: GuestRow; readonly section_type: TableSectionType } | null> {
  const [found] = await db
    .select({ guest: guests, section_type: tables.section_type })
    .from(guests)
    .innerJoin(
      tables,
      and(eq(tables.restaurant_id, guests.restaurant_id), eq(tables.table_id, guests.table_id)),
    )
    .where(and(eq(guests.restaurant_id, restaurant_id), eq(guests.guest_id, guest_id)));
  return found ?? null;
}
