import { createHash, timingSafeEqual } from 'node:crypto';
import { type Clock, err, ok, type Result } from '@comanda/kernel';
import { z } from 'zod';
import type {
  CourierFailure,
  CourierNews,
  CourierService,
  SentStatus,
  Trip,
} from '../courier-service';
import type { DoorDashConfig } from '../couriers-config';
import { readJson } from '../read-json';
import { webUrl } from '../web-url';
import { callDoorDash, type DoorDashFailure } from './call-doordash';

/** DoorDash's words for how a delivery stands, and ours. A quote is none yet. */
const STATUSES: Readonly<Record<string, SentStatus>> = {
  created: 'DISPATCHED',
  scheduled: 'DISPATCHED',
  confirmed: 'ASSIGNED',
  enroute_to_pickup: 'PICKUP_ENROUTE',
  arrived_at_pickup: 'PICKUP_ARRIVED',
  picked_up: 'PICKED_UP',
  enroute_to_dropoff: 'DROPOFF_ENROUTE',
  arrived_at_dropoff: 'DROPOFF_ARRIVED',
  delivered: 'DELIVERED',
  enroute_to_return: 'FAILED',
  arrived_at_return: 'FAILED',
  returned: 'FAILED',
  cancelled: 'CANCELLED',
};

/** https://developer.doordash.com: an offer that was not taken up by then is void. */
const OFFER_MINUTES = 5;

const text = z.string().nullish();
const deliverySchema = z.object({
  external_delivery_id: z.string(),
  delivery_status: z.string(),
  fee: z.number().int().min(0).nullish(),
  currency: text,
  tracking_url: text,
  dasher_name: text,
  dasher_dropoff_phone_number: text,
  dropoff_time_estimated: text,
  cancellation_reason: text,
});
const webhookSchema = z.object({ external_delivery_id: z.string().nullish() });

/** Couriers of DoorDash Drive. A delivery is known there by our external id alone, and a second one of it is refused. */
export function createDoorDashCourier(config: DoorDashConfig, clock: Clock): CourierService {
  async function ask(
    path: string,
    how: Parameters<typeof callDoorDash>[3] = {},
  ): Promise<Result<z.infer<typeof deliverySchema>, DoorDashFailure>> {
    const asked = await callDoorDash(config, clock.now(), path, how);
    if (!asked.ok) return asked;
    const parsed = deliverySchema.safeParse(asked.value);
    return parsed.success
      ? ok(parsed.data)
      : err({ code: 'unknown', detail: 'A delivery cannot be read.' });
  }

  async function lookUp(external_id: string): Promise<Result<CourierNews, CourierFailure>> {
    const asked = await ask(`/deliveries/${encodeURIComponent(external_id)}`);
    return asked.ok ? toNews(asked.value) : err(plain(asked.error));
  }

  return {
    provider: 'DOORDASH',

    async offer(trip) {
      const asked = await ask('/quotes', { method: 'POST', body: orderOf(trip) });
      if (!asked.ok) return err(plain(asked.error));
      const { external_delivery_id, fee, currency, dropoff_time_estimated } = asked.value;
      if (fee === null || fee === undefined || (currency ?? '').toUpperCase() !== trip.currency)
        return err({ code: 'not_deliverable', detail: 'There is no price in this currency.' });
      return ok({
        offer_ref: external_delivery_id,
        fee,
        dropoff_eta: readTime(dropoff_time_estimated),
        expires_at: new Date(clock.now().getTime() + OFFER_MINUTES * 60_000),
      });
    },

    async dispatch({ external_id, tip, dropoff }, offer_ref) {
      const asked = await ask(`/quotes/${encodeURIComponent(offer_ref)}/accept`, {
        method: 'POST',
        body: { tip, dropoff_phone_number: dropoff.phone_number },
      });
      if (asked.ok) return toNews(asked.value);
      const { code } = asked.error;
      // Taken up before, and its answer lost.
      if (code === 'duplicate') return await lookUp(external_id);
      return err(code === 'absent' ? { code: 'offer_expired' } : plain(asked.error));
    },

    lookUp: ({ external_id }) => lookUp(external_id),

    async cancel({ external_id }) {
      const path = `/deliveries/${encodeURIComponent(external_id)}/cancel`;
      const asked = await ask(path, { method: 'PUT', body: {} });
      return asked.ok ? toNews(asked.value) : err(plain(asked.error));
    },

    readWebhook(body, headers) {
      const given = headers['authorization'];
      const expected = config.webhookAuthorization;
      if (expected === null || typeof given !== 'string' || !isSame(given, expected)) return null;
      const parsed = webhookSchema.safeParse(readJson(body));
      return { external_id: parsed.data?.external_delivery_id ?? null };
    },
  };
}

function orderOf({ external_id, pickup, dropoff, value, tip, ready_at }: Trip): object {
  return {
    external_delivery_id: external_id,
    pickup_address: pickup.address,
    pickup_business_name: pickup.business_name,
    pickup_phone_number: pickup.phone_number,
    dropoff_address: dropoff.address,
    dropoff_phone_number: dropoff.phone_number,
    dropoff_contact_given_name: dropoff.first_name,
    dropoff_contact_family_name: dropoff.last_name,
    dropoff_instructions: dropoff.instructions,
    order_value: value,
    tip,
    ...(ready_at === null ? {} : { pickup_time: ready_at.toISOString() }),
  };
}

function toNews(delivery: z.infer<typeof deliverySchema>): Result<CourierNews, CourierFailure> {
  const status = STATUSES[delivery.delivery_status];
  // An offer that nobody took up: no courier was sent.
  if (delivery.delivery_status === 'quote') return err({ code: 'absent' });
  if (status === undefined) return err({ code: 'unknown', detail: delivery.delivery_status });
  const isOver = status === 'FAILED' || status === 'CANCELLED';
  return ok({
    provider_ref: delivery.external_delivery_id,
    status,
    tracking_url: webUrl(delivery.tracking_url),
    courier_name: delivery.dasher_name ?? null,
    courier_phone: delivery.dasher_dropoff_phone_number ?? null,
    dropoff_eta: readTime(delivery.dropoff_time_estimated),
    cost: delivery.fee ?? null,
    failure: isOver ? (delivery.cancellation_reason ?? delivery.delivery_status) : null,
  });
}

/** A second one of the same name is never made, so where it is not expected it is a fault of ours. */
function plain(failure: DoorDashFailure): CourierFailure {
  return failure.code === 'duplicate'
    ? { code: 'rejected', detail: 'DoorDash knows this delivery already.' }
    : failure;
}

function readTime(time: string | null | undefined): Date | null {
  const read = new Date(time ?? '');
  return Number.isNaN(read.getTime()) ? null : read;
}

/** By their digests, which are of one length. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
