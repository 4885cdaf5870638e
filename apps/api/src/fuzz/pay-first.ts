import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Dining } from '../modules/payments/settle/testing/start-dining';
import { asRefusal } from './as-refusal';
import { expectedTotals, OFFERS, type OfferKey, type Round } from './story';

export type Payer = {
  readonly guest: Awaited<ReturnType<Dining['newGuest']>>;
  /** Each has a network, of which the limits of holds count. */
  readonly headers: Record<string, string>;
  /** The payment that was opened last; null when it is settled. */
  payment_intent_id: string | null;
};

const PAYERS = 3;

/** Guests who order from elsewhere and pay before the kitchen begins. */
export async function addPayers(shop: Dining): Promise<Payer[]> {
  const payers: Payer[] = [];
  for (let place = 1; place <= PAYERS; place += 1) {
    const headers = { 'x-forwarded-for': `203.0.${place}.7` };
    payers.push({ guest: await shop.newGuest(), headers, payment_intent_id: null });
  }
  return payers;
}

/** The campaigns of a call, as a browser sends them. */
export function campaignsOf(shop: Dining, offer: OfferKey | null) {
  if (offer === null) return [];
  const campaign = { campaign_instance_id: randomUUID(), campaign_id: shop.ids.get(offer) };
  return [{ ...campaign, campaign_code: OFFERS[offer].code }];
}

/** Opens a payment, which holds what is limited of its campaign until it is paid or time has passed. */
export async function openPayment(shop: Dining, payer: Payer, round: Round): Promise<number> {
  const { guest, headers } = payer;
  const body = shop.order(guest.guest_id, {
    mode: 'before',
    items: shop.lines(...round.dishes),
    campaigns: campaignsOf(shop, round.offer),
    tip_percentage: 0,
  });
  const { token } = guest;
  const reply = await shop.call('POST', '/payments/intent', body, { token, headers });
  if (reply.status !== 200) return asRefusal(reply.status, reply.body.code);
  const { payment_intent_id, amount } = reply.body.payment_intent;
  expect(amount).toBe(expectedTotals([round], { tip_fixed: 0 }).total_with_tip_and_tax);
  payer.payment_intent_id = payment_intent_id;
  return reply.status;
}

/** Confirms the opened payment, however much later, and asks for the order unless the guest has left. */
export async function payFirst(
  shop: Dining,
  payer: Payer,
  ending: 'pays' | 'is declined' | 'leaves',
): Promise<number | string> {
  const { guest, payment_intent_id } = payer;
  if (payment_intent_id === null) return 'nothing there';
  const card = ending === 'is declined' ? 'pm_card_chargeDeclined' : 'pm_card_visa';
  const outcome = await shop.confirm(payment_intent_id, card).then(
    () => 'confirmed',
    () => 'not taken',
  );
  if (ending !== 'pays') return outcome;
  const { status, body } = await shop.settle(guest, payment_intent_id);
  if (status !== 200) return asRefusal(status, body.code);
  payer.payment_intent_id = null;
  return 'placed';
}
