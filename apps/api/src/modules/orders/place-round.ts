import { campaignsLeft } from '@comanda/campaigns';
import { paymentTypeOf } from '@comanda/cart';
import type { CampaignInput, Order, OrderItemInput } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { type Redemption, redemptionsOf } from '../campaigns/redemptions';
import { lockGuest } from '../payments/open-drafts';
import { appendRound } from './append-round';
import { checkOrderer } from './check-orderer';
import { draftOrder } from './draft-order';
import { findRoundOrder } from './find-round-order';
import type { StoredOrder } from './order-rows';
import type { OrderingGuest } from '../../plugins/auth/ordering-guest';
import { placeCounterOrder } from './place-counter-order';
import { type Offer, priceOrder } from './price-order';
import { findOrder, findOrderCampaigns } from './repository';
import { holdOpenSession, orderTypeAt } from './seated';
import { acceptUnpaid, refuseUnpaidUnits } from './unpaid-order';

export type RoundInput = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly items: readonly OrderItemInput[];
  readonly campaigns: readonly CampaignInput[];
  readonly order_instructions: string | undefined;
  readonly expected_total: number | undefined;
};

/** A round, checked and priced, as the order that it would be by itself. */
export type Round = {
  readonly stored: StoredOrder;
  readonly redemptions: readonly Redemption[];
  readonly order_instructions: string | undefined;
  readonly guest_name: string;
  readonly prep_minutes: number;
};

/** Checks and prices what a guest sends to the kitchen; it is not written yet. */
export async function prepareRound(
  deps: Deps,
  principal: GuestPrincipal,
  round: RoundInput,
  guest: OrderingGuest | null | undefined,
): Promise<Result<Round, Refusal>> {
  const checked = await checkOrderer(deps, principal, round, { guest });
  if (!checked.ok) return checked;
  const { entry, guest_name, redeemer } = checked.value;
  const { currency, prep_minutes } = entry.restaurant;
  const order_type = orderTypeAt(principal);
  if (paymentTypeOf(entry.restaurant, order_type, principal) === 'PAYMENT_REQUIRED')
    return err({ code: 'payment_method_unavailable', detail: 'Here an order is paid first.' });
  const { order_instructions, items, campaigns, expected_total } = round;
  const tooMany = refuseUnpaidUnits(principal, items);
  if (tooMany !== null) return err(tooMany);
  const unpaid = acceptUnpaid(deps, principal, checked.value);
  if (!unpaid.ok) return unpaid;
  const orderer = { ...checked.value.orderer, ...unpaid.value };
  const input = {
    items,
    campaigns,
    expected_total,
    order_type,
    pickup_time: null,
    order_instructions: order_instructions ?? '',
  };
  const priced = priceOrder(await leftFor(deps, entry, orderer), input, deps.clock.now());
  if (!priced.ok) return priced;
  const stored = draftOrder(deps, {
    order_id: deps.newId(),
    orderer,
    input,
    priced: priced.value,
    currency,
  });
  const redemptions = redemptionsOf(priced.value.campaigns, redeemer);
  return ok({ stored, redemptions, order_instructions, guest_name, prep_minutes });
}

/** Sends a round to the kitchen, in the transaction of `deps.db`: as an order of its own, or with the one that is open. */
export async function placeRound(deps: Deps, round: Round): Promise<Result<Order, Refusal>> {
  const { order } = round.stored;
  if (!(await holdOpenSession(deps.db, order))) return err({ code: 'table_session_closed' });
  await lockGuest(deps.db, order);
  const open = await findRoundOrder(deps.db, order, { lock: true });
  if (open === null) return await placeCounterOrder(deps, round);
  const refusal = await appendRound(deps, open, round);
  if (refusal !== null) return err(refusal);
  const shown = await findOrder(deps.db, open);
  return shown === null ? err({ code: 'not_found' }) : ok(shown);
}

/** The offer without the campaigns that the open order has used. */
async function leftFor(
  { db }: Pick<Deps, 'db'>,
  offer: Offer,
  guest: { readonly restaurant_id: string; readonly guest_id: string },
): Promise<Offer> {
  const open = await findRoundOrder(db, guest);
  if (open === null) return offer;
  const used = (await findOrderCampaigns(db, open)).map(({ campaign_id }) => campaign_id);
  return { ...offer, campaigns: campaignsLeft(offer.campaigns, used) };
}
