import {
  DELIVERY_QUOTE_SECONDS,
  type DeliveryProvider,
  type DeliveryQuote,
  type Restaurant,
} from '@comanda/contracts';
import type { DeliveryZone } from '@comanda/contracts/bundle';
import { err, ok, type Result } from '@comanda/kernel';
import { eq } from 'drizzle-orm';
import { delivery_quotes, restaurants } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import type { RouteInput } from '../../http/route';
import { findOwnGuest } from '../guests/own-guest';
import { toE164 } from '../../shared/phone-number';
import { isInArea } from './area';
import type { QuoteRow } from './delivery-rows';
import { type Locate, locateFor } from './locate-address';
import { pickupOf } from '../../couriers/pickup-of';

type Priced = Pick<QuoteRow, 'provider_ref' | 'fee' | 'min_spend' | 'zone_key' | 'dropoff_eta'> & {
  /** When the service takes its offer back; null = it does not say. */
  readonly offered_until: Date | null;
};

const PROVIDERS: Readonly<Record<Restaurant['delivery_type'], DeliveryProvider | null>> = {
  DELIVERY_OPTION_NO_DELIVERY: null,
  DELIVERY_OPTION_IN_HOUSE: 'IN_HOUSE',
  DELIVERY_OPTION_NASH: 'NASH',
  DELIVERY_OPTION_DOORDASH: 'DOORDASH',
};

/** Minutes added to the kitchen's time for a service without an estimate. */
const USUAL_MINUTES = 30;

/**
 * Works out or asks what bringing an order to an address costs, and stores the answer: an order that takes it up in time
 * pays this fee and no other. Whoever sits at a table is not brought anything.
 */
export async function quoteDelivery(
  deps: Deps,
  locate: Locate,
  principal: GuestPrincipal,
  input: RouteInput<'quoteDelivery'>['body'],
): Promise<Result<DeliveryQuote, Refusal>> {
  const { restaurant_id } = principal;
  const guest =
    input.restaurant_id === restaurant_id
      ? await findOwnGuest(deps.db, principal, input.guest_id)
      : null;
  const entry = await deps.catalogue.getFresh(restaurant_id);
  if (guest === null || entry === null) return err({ code: 'not_found' });
  const { restaurant } = entry;
  const provider = PROVIDERS[restaurant.delivery_type];
  if (provider === null || principal.section_type === 'DINE_IN')
    return err({ code: 'delivery_not_offered' });
  const phone_number = toE164(input.dropoff_phone_number, restaurant.default_phone_country);
  if (phone_number === null) return err({ code: 'invalid_phone_number' });
  const now = deps.clock.now();
  const quote_id = deps.newId();
  const dropoff = {
    address: input.dropoff_address,
    instructions: input.dropoff_instructions,
    phone_number,
    first_name: input.guest_first_name,
    last_name: input.guest_last_name,
  };
  const base = { restaurant_id, quote_id, guest_id: guest.guest_id, provider, dropoff };
  const { delivery_tip } = input;
  const { currency } = restaurant;
  const priced =
    provider === 'IN_HOUSE'
      ? await priceInHouse(deps, locate, restaurant, dropoff.address)
      : await priceByCourier(deps, restaurant, { ...base, delivery_tip });
  if (!priced.ok) return priced;
  const { offered_until, ...offer } = priced.value;
  const own = now.getTime() + DELIVERY_QUOTE_SECONDS * 1000;
  const expires_at = new Date(Math.min(own, offered_until?.getTime() ?? own));
  const row = { ...base, ...offer, currency, delivery_tip, created_at: now, expires_at };
  await deps.db.insert(delivery_quotes).values(row);
  return ok(toQuote(row, now));
}

/** An offer as its guest is told it. */
export function toQuote(row: QuoteRow, now: Date): DeliveryQuote {
  const { quote_id, fee, currency, min_spend, delivery_tip, dropoff_eta, expires_at } = row;
  const left = Math.max(0, expires_at.getTime() - now.getTime());
  return {
    id: quote_id,
    fee,
    currency,
    dropoff_eta: dropoff_eta.toISOString(),
    expires_at: expires_at.toISOString(),
    expires_in_seconds: Math.floor(left / 1000),
    min_spend,
    delivery_tip,
  };
}

async function priceInHouse(
  deps: Deps,
  locate: Locate,
  restaurant: Restaurant,
  address: string,
): Promise<Result<Priced, Refusal>> {
  const { latitude, longitude, default_phone_country, delivery_min_spend } = restaurant;
  const centre = latitude === null || longitude === null ? null : { latitude, longitude };
  const zones = await zonesOf(deps, restaurant.restaurant_id);
  const located = await locateFor(zones, locate, { address, country: default_phone_country });
  const zone = zones.find(({ area }) => isInArea(area, located, centre));
  if (zone === undefined) return err({ code: 'address_not_deliverable' });
  const minutes = restaurant.prep_minutes + zone.minutes;
  return ok({
    provider_ref: null,
    fee: zone.fee,
    min_spend: Math.max(zone.min_spend, delivery_min_spend),
    zone_key: zone.key,
    dropoff_eta: after(deps.clock.now(), minutes),
    offered_until: null,
  });
}

async function priceByCourier(
  deps: Deps,
  restaurant: Restaurant,
  {
    provider,
    quote_id,
    dropoff,
    delivery_tip,
  }: Pick<QuoteRow, 'provider' | 'quote_id' | 'dropoff' | 'delivery_tip'>,
): Promise<Result<Priced, Refusal>> {
  const service = deps.couriers[provider];
  const pickup = pickupOf(restaurant);
  if (service === undefined || pickup === null) {
    const { restaurant_id } = restaurant;
    deps.log.error({ restaurant_id, provider }, 'a courier service is not set up here');
    return err({ code: 'delivery_not_offered' });
  }
  const { currency, delivery_min_spend: min_spend, prep_minutes } = restaurant;
  const ready_at = after(deps.clock.now(), prep_minutes);
  const trip = { external_id: quote_id, pickup, dropoff, currency, tip: delivery_tip, ready_at };
  const asked = await service.offer({ ...trip, value: min_spend });
  if (!asked.ok) {
    if (asked.error.code === 'not_deliverable') return err({ code: 'address_not_deliverable' });
    deps.log.warn({ provider, failure: asked.error }, 'a delivery could not be priced');
    return err({ code: 'unavailable', retry_after: 5 });
  }
  const { offer_ref: provider_ref, fee, dropoff_eta, expires_at } = asked.value;
  return ok({
    provider_ref,
    fee,
    min_spend,
    zone_key: null,
    dropoff_eta: dropoff_eta ?? after(ready_at, USUAL_MINUTES),
    offered_until: expires_at,
  });
}

async function zonesOf({ db }: Deps, restaurant_id: string): Promise<readonly DeliveryZone[]> {
  const [restaurant] = await db
    .select({ settings: restaurants.settings })
    .from(restaurants)
    .where(eq(restaurants.restaurant_id, restaurant_id));
  // Stored by an older version, it says nothing of them.
  const stored: Partial<NonNullable<typeof restaurant>['settings']> = restaurant?.settings ?? {};
  return stored.delivery_zones ?? [];
}

function after(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * 60_000);
}
