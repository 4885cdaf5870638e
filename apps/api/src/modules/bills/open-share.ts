import type { PaymentTotals } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { addTaxes } from '@comanda/totals';
import { and, eq, inArray } from 'drizzle-orm';
import { orders } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import type { RouteReply } from '../../http/route';
import { findOwnGuest } from '../guests/own-guest';
import { toIntentReply } from '../payments/open-claimed';
import type { ShareOrderRow, ShareRow } from './bill';
import { showShare } from './bill-view';
import { findOpenShare, findSharePayment, findShareParts } from './repository';
import { partIncludedTax, partTaxes } from './share-taxes';

/** The share that a guest of the caller's table has claimed and not paid, and how to go on paying it after a reload. */
export async function getOpenShare(
  deps: Deps,
  principal: GuestPrincipal,
  guest_id: string,
): Promise<Result<RouteReply<'getOpenShare'>, Refusal>> {
  const guest = await findOwnGuest(deps.db, principal, guest_id);
  if (guest === null) return err({ code: 'not_found' });
  const share = await findOpenShare(deps.db, guest);
  if (share === null) return ok({ share: null, payment: null });
  const shown = await showShare(deps, share);
  const payment = await findSharePayment(deps.db, share);
  const processor = payment && deps.processors[payment.payment_service];
  const isOpened =
    payment !== null && payment.provider_ref !== null && payment.client_secret !== null;
  if (!processor || !isOpened) return ok({ share: shown, payment: null });
  const totals = await totalsOf(deps, share);
  return ok({ share: shown, payment: await toIntentReply(processor, payment, totals) });
}

/** Totals of the share when it was claimed, from its part of each order. */
async function totalsOf({ db }: Pick<Deps, 'db'>, share: ShareRow): Promise<PaymentTotals> {
  const parts = await findShareParts(db, share);
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.restaurant_id, share.restaurant_id),
        inArray(
          orders.order_id,
          parts.map(({ order_id }) => order_id),
        ),
      ),
    );
  const known = parts.flatMap((part) =>
    rows.filter(({ order_id }) => order_id === part.order_id).map((order) => ({ part, order })),
  );
  function sum(of: (part: ShareOrderRow) => number): number {
    return parts.reduce((total, part) => total + of(part), 0);
  }
  const net_total = sum((part) => part.net_total);
  const discount = sum((part) => part.discount);
  return {
    subtotal: net_total + discount,
    discount,
    net_total,
    delivery_fee: sum((part) => part.delivery_fee),
    tax_rate: rows[0]?.tax_rate ?? '0',
    tax_amount: sum((part) => part.tax_amount),
    included_tax: known.reduce((total, { part, order }) => total + partIncludedTax(part, order), 0),
    taxes: addTaxes(known.map(({ part, order }) => partTaxes(part, order))),
    total_with_tax: sum((part) => part.amount),
    tip_amount: share.tip_amount,
    delivery_tip_amount: 0,
    total_with_tip_and_tax: share.amount,
  };
}
