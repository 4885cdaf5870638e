import type { PricedInput, WantedCampaign } from '@comanda/api-client';
import type { CampaignAdjustment } from '@comanda/campaigns';
import { type CheckedCart, type CheckedLine, toOrderItems } from '@comanda/cart';
import type { OrderType, PaymentTotals, Restaurant } from '@comanda/contracts';
import { cents, type Result } from '@comanda/kernel';
import {
  calculateTotals,
  defaultTip,
  isTipOffered,
  itemTaxRate,
  type OrderTotals,
  type Tip,
  tipToFields,
  type TotalsFault,
  type TotalsInput,
} from '@comanda/totals';
import type { ChosenCampaign } from '../store/campaign-slice';
import type { DeliveryTerms } from '../delivery/delivery-terms';
import type { CheckoutDetails } from '../store/checkout-slice';

export type CartPrice = {
  /** The tip that counts: the guest's, else the restaurant's preselected one; none where no tip is asked for. */
  readonly tip: Tip;
  /** Without the tip where the tip is the fault. */
  readonly totals: PaymentTotals;
  readonly fault: TotalsFault | null;
};

/** Prices the orderable part of a cart, by the same rules as on the server. */
export function priceCart(
  restaurant: Restaurant,
  checked: CheckedCart,
  { order_type }: CheckoutDetails,
  chosenTip: Tip | null,
  adjustments: readonly CampaignAdjustment[] = [],
  terms: DeliveryTerms | null = null,
): CartPrice {
  const untippedTerms = terms && { ...terms, delivery_tip: 0 };
  const untipped = addUp(
    restaurant,
    checked,
    order_type,
    adjustments,
    { kind: 'none' },
    untippedTerms,
  );
  if (!untipped.ok) throw new Error('An order without a tip cannot have too high a tip.');
  const tip = isTipOffered(restaurant, order_type)
    ? (chosenTip ?? defaultTip(cents(untipped.value.totals.net_total), restaurant))
    : ({ kind: 'none' } as const);
  const tipped = addUp(restaurant, checked, order_type, adjustments, tip, terms);
  return tipped.ok
    ? { tip, totals: tipped.value.totals, fault: null }
    : { tip, totals: untipped.value.totals, fault: tipped.error };
}

/** The orderable part of a cart as the server wants to hear it; null when there is nothing to ask about. */
export function pricedInput(
  restaurant: Restaurant,
  checked: CheckedCart,
  { order_type, pickup_time }: CheckoutDetails,
  tip: Tip,
  campaigns: readonly ChosenCampaign[] = [],
  terms: DeliveryTerms | null = null,
): PricedInput | null {
  const items = toOrderItems({ lines: orderableLines(checked).map(({ line }) => line) });
  if (items.length === 0) return null;
  return {
    restaurant_id: restaurant.restaurant_id,
    items,
    campaigns: toCampaignInputs(campaigns),
    order_type,
    pickup_time,
    ...tipToFields(tip),
    ...terms,
  };
}

/** The campaigns of an order as the server wants to hear of them. */
export function toCampaignInputs(campaigns: readonly ChosenCampaign[]): WantedCampaign[] {
  return campaigns.map(({ campaign_instance_id, campaign_id, campaign_code }) => ({
    campaign_instance_id,
    campaign_id,
    ...(campaign_code === null ? {} : { campaign_code }),
  }));
}

/** The lines that are ordered; what cannot be had costs nothing. */
export function orderableLines(checked: CheckedCart): CheckedLine[] {
  return checked.lines.filter((line) => line.is_orderable);
}

export function totalsInput(
  restaurant: Restaurant,
  checked: CheckedCart,
  order_type: OrderType,
  adjustments: readonly CampaignAdjustment[],
  tip: Tip,
  terms: DeliveryTerms | null,
): TotalsInput {
  return {
    lines: orderableLines(checked).map(({ line, item, unit_price }) => ({
      unit_price,
      multiplier: line.multiplier,
      tax_percentage: itemTaxRate(item, order_type, terms !== null) ?? restaurant.tax_percentage,
    })),
    adjustments,
    tax_percentage: restaurant.tax_percentage,
    prices_include_tax: restaurant.prices_include_tax,
    automatic_discount_percent: restaurant.automatic_discount_percent,
    delivery_fee: cents(terms?.delivery_fee ?? 0),
    is_delivery_taxed: restaurant.is_delivery_taxed,
    tip,
    delivery_tip: cents(terms?.delivery_tip ?? 0),
  };
}

function addUp(...parts: Parameters<typeof totalsInput>): Result<OrderTotals, TotalsFault> {
  return calculateTotals(totalsInput(...parts));
}
