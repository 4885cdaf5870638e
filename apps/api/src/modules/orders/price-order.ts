import type { AppliedCampaign } from '@comanda/campaigns';
import {
  indexMenus,
  isOfferedFor,
  orderOccasion,
  type ResolvedLine,
  resolveItems,
  type SettledOccasion,
} from '@comanda/cart';
import {
  type Campaign,
  type CampaignInput,
  MAX_CENTS,
  type Menu,
  type OrderItemInput,
  type OrderType,
  type PaymentTotals,
  type Restaurant,
} from '@comanda/contracts';
import { type Cents, cents, err, ok, type Result, zeroCents } from '@comanda/kernel';
import {
  calculateTotals,
  isTipOffered,
  itemTaxRate,
  type OrderTipFields,
  tipFromFields,
} from '@comanda/totals';
import { atAnyHour } from './at-any-hour';
import type { Refusal } from '../../http/refusal';
import { priceCampaigns } from '../campaigns/price-campaigns';
import { refuseItems } from './refuse-items';
import { refuseTime } from './refuse-time';

/** Price inputs of a client: items and quantities, never amounts. */
export type PriceInput = OrderTipFields & {
  readonly items: readonly OrderItemInput[];
  readonly campaigns: readonly CampaignInput[];
  readonly order_type: OrderType;
  /** When it is for; null = now. What is offered then counts. */
  readonly pickup_time: Date | null;
  /** Delivery fee: the requested one for a query, that of its stored quote for an order. Absent without delivery. */
  readonly delivery_fee?: number | undefined;
};

export type OrderInput = PriceInput & {
  readonly order_instructions: string;
  /** By which offer it is brought; the fee is that offer's. */
  readonly delivery_quote_id?: string | null | undefined;
  /** Minimum amount of the dishes, by that quote. */
  readonly delivery_min_spend?: number | undefined;
  readonly expected_total?: number | undefined;
  /** The processor's reference of a payment that this order takes the place of. */
  readonly replaces?: string | undefined;
};

export type Offer = {
  readonly restaurant: Restaurant;
  readonly menus: readonly Menu[];
  readonly campaigns: readonly Campaign[];
};

export type PricedLine = ResolvedLine & {
  readonly discount: Cents;
  /** Absent = the order's. */
  readonly tax_rate: string | undefined;
};

export type PricedOrder = {
  readonly totals: PaymentTotals;
  readonly lines: readonly PricedLine[];
  /** In the order in which they were added. */
  readonly campaigns: readonly AppliedCampaign[];
};

/** Prices an order at any hour: the price of a cart that may be filled while the kitchen is closed. */
export function priceItems(
  offer: Offer,
  input: PriceInput,
  now: Date,
): Result<PricedOrder, Refusal> {
  const menus = atAnyHour(offer.menus);
  return priceAt({ ...offer, menus }, input, occasionOf(offer, input, now));
}

/** Prices an order to be placed now, or returns the refusal. The only amount a client sends is its tip. */
export function priceOrder(
  offer: Offer,
  input: OrderInput,
  now: Date,
): Result<PricedOrder, Refusal> {
  const closed = reasonNotTaken(offer.restaurant, input, now);
  if (closed !== null) return err(closed);
  const priced = priceAt(offer, input, occasionOf(offer, input, now));
  if (!priced.ok) return priced;
  const { totals } = priced.value;
  const { delivery_min_spend: min_spend = 0 } = input;
  if (totals.subtotal < min_spend) return err({ code: 'delivery_min_spend', min_spend });
  if (
    input.expected_total !== undefined &&
    input.expected_total !== totals.total_with_tip_and_tax
  ) {
    return err({ code: 'price_changed', totals });
  }
  return priced;
}

function occasionOf({ restaurant }: Offer, input: PriceInput, now: Date): SettledOccasion {
  return orderOccasion(restaurant, input.order_type, input.pickup_time, now);
}

/** Why a restaurant takes no order at this moment; null where it does. */
export function reasonNotTaken(
  restaurant: Restaurant,
  input: Pick<OrderInput, 'order_type' | 'pickup_time'>,
  now: Date,
): Refusal | null {
  if (restaurant.state === 'INACTIVE') return { code: 'restaurant_closed' };
  if (!isOfferedFor(restaurant.order_mode, input.order_type)) return { code: 'ordering_disabled' };
  return refuseTime(restaurant, input, now);
}

function priceAt(
  { restaurant, menus, campaigns }: Offer,
  input: PriceInput,
  occasion: SettledOccasion,
): Result<PricedOrder, Refusal> {
  const resolved = resolveItems(menus, input.items, occasion);
  if (!resolved.ok) return err(refuseItems(resolved.error));
  const outcome = priceCampaigns({
    campaigns,
    wanted: input.campaigns,
    lines: resolved.value,
    index: indexMenus(menus),
    occasion,
  });
  if (!outcome.ok) return outcome;
  const isDelivered = input.delivery_fee !== undefined;
  const lines = resolved.value.map((line) => ({
    ...line,
    tax_rate: itemTaxRate(line.item, input.order_type, isDelivered),
  }));
  const fault = unaskedTip(restaurant, input);
  if (fault !== null) return err({ code: 'tip_too_high', detail: fault });

  const calculated = calculateTotals({
    lines: lines.map(({ unit_price, multiplier, tax_rate }) => ({
      unit_price,
      multiplier,
      ...(tax_rate === undefined ? {} : { tax_percentage: tax_rate }),
    })),
    adjustments: outcome.value.adjustments,
    tax_percentage: restaurant.tax_percentage,
    prices_include_tax: restaurant.prices_include_tax,
    automatic_discount_percent: restaurant.automatic_discount_percent,
    delivery_fee: cents(input.delivery_fee ?? 0),
    is_delivery_taxed: restaurant.is_delivery_taxed,
    tip: tipFromFields(input),
    delivery_tip: cents(input.delivery_tip ?? 0),
  });
  if (!calculated.ok) {
    const { field, amount, max } = calculated.error;
    return err({
      code: 'tip_too_high',
      detail: `The ${field} is ${amount} cents; at most ${max} can be given.`,
    });
  }
  const { totals, lines: lineTotals } = calculated.value;
  if (Math.max(totals.subtotal, totals.total_with_tip_and_tax) > MAX_CENTS)
    return err({ code: 'order_too_large' });
  return ok({
    totals,
    campaigns: outcome.value.instances,
    lines: lines.map((line, index) => ({
      ...line,
      discount: lineTotals[index]?.discount ?? zeroCents,
    })),
  });
}

/** A tip nobody asked for is not taken: a courier's where nothing is delivered, any where the restaurant wants none. */
function unaskedTip(restaurant: Restaurant, input: PriceInput): string | null {
  const { tip_percentage, tip_fixed, delivery_tip, delivery_fee, order_type } = input;
  if ((delivery_tip ?? 0) > 0 && delivery_fee === undefined)
    return 'Nothing is delivered, so there is no delivery tip.';
  const isTipped = (tip_percentage ?? 0) > 0 || (tip_fixed ?? 0) > 0;
  return isTipped && !isTipOffered(restaurant, order_type)
    ? 'The restaurant takes no tip for this order.'
    : null;
}
