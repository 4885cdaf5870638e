import { err, ok, type Result } from '@comanda/kernel';
import { z } from 'zod';
import type {
  CourierFailure,
  CourierNews,
  CourierService,
  DeliveryRef,
  Trip,
} from '../courier-service';
import type { NashConfig } from '../couriers-config';
import { callNash } from './call-nash';
import { readJob, readNashTime } from './read-job';
import { readNashWebhook } from './read-webhook';

const quotesSchema = z.object({
  quotes: z.array(
    z.object({
      id: z.string(),
      totalPriceCents: z.number().int().min(0),
      currency: z.string(),
      dropoffEta: z.string().nullish(),
      expireTime: z.string().nullish(),
      isSuccessful: z.boolean(),
    }),
  ),
});

/** Nash takes no longer instructions. */
const MOST_INSTRUCTIONS = 280;

/** Couriers through Nash. An order is known there by our external id: asked again it is the same one. */
export function createNashCourier(config: NashConfig): CourierService {
  async function ask(path: string, body?: object): Promise<Result<CourierNews, CourierFailure>> {
    const asked = await callNash(config, path, body);
    if (!asked.ok) return asked;
    const news = readJob(asked.value);
    return news === null ? err({ code: 'unknown', detail: 'A job cannot be read.' }) : ok(news);
  }

  function pathOf({ provider_ref, external_id }: DeliveryRef): string {
    return `/v1/jobs/${encodeURIComponent(provider_ref ?? external_id)}`;
  }

  return {
    provider: 'NASH',

    async offer(trip) {
      const asked = await callNash(config, '/v1/order/get_quotes', orderOf(trip));
      if (!asked.ok) {
        return asked.error.code === 'offer_expired'
          ? err({ code: 'not_deliverable', detail: 'No courier has made an offer.' })
          : asked;
      }
      const parsed = quotesSchema.safeParse(asked.value);
      if (!parsed.success) return err({ code: 'unknown', detail: 'Quotes cannot be read.' });
      const [cheapest] = parsed.data.quotes
        .filter((quote) => quote.isSuccessful && quote.currency.toUpperCase() === trip.currency)
        .toSorted((a, b) => a.totalPriceCents - b.totalPriceCents);
      if (cheapest === undefined)
        return err({ code: 'not_deliverable', detail: 'No courier has made an offer.' });
      return ok({
        offer_ref: cheapest.id,
        fee: cheapest.totalPriceCents,
        dropoff_eta: readNashTime(cheapest.dropoffEta),
        expires_at: readNashTime(cheapest.expireTime),
      });
    },

    async dispatch({ external_id }, offer_ref) {
      const sent = await ask('/v1/select_quote', { quoteId: offer_ref });
      if (sent.ok) return sent;
      const { code } = sent.error;
      if (code === 'too_late') return await ask(pathOf({ external_id, provider_ref: null }));
      return code === 'absent' ? err({ code: 'offer_expired' }) : sent;
    },

    lookUp: (ref) => ask(pathOf(ref)),
    cancel: (ref) => ask(`${pathOf(ref)}/cancel`, {}),
    readWebhook: (body, headers, now) => readNashWebhook(config, body, headers, now),
  };
}

function orderOf({ external_id, pickup, dropoff, value, currency, tip, ready_at }: Trip): object {
  return {
    externalId: external_id,
    pickupAddress: pickup.address,
    pickupBusinessName: pickup.business_name,
    pickupFirstName: pickup.business_name,
    pickupPhoneNumber: pickup.phone_number,
    ...(ready_at === null ? {} : { pickupStartTime: ready_at.toISOString() }),
    dropoffAddress: dropoff.address,
    dropoffFirstName: dropoff.first_name,
    dropoffLastName: dropoff.last_name,
    dropoffPhoneNumber: dropoff.phone_number,
    dropoffInstructions: dropoff.instructions.slice(0, MOST_INSTRUCTIONS),
    deliveryMode: 'now',
    description: `Order of ${pickup.business_name}`,
    itemsCount: 1,
    currency,
    valueCents: value,
    tipAmountCents: tip,
  };
}
