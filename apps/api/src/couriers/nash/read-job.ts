import { z } from 'zod';
import type { CourierNews, SentStatus } from '../courier-service';
import { webUrl } from '../web-url';

/** Nash's words for how a delivery stands (https://docs.usenash.com), and ours. */
const STATUSES: Readonly<Record<string, SentStatus>> = {
  created: 'DISPATCHED',
  not_assigned_driver: 'DISPATCHED',
  assigned_driver: 'ASSIGNED',
  started: 'ASSIGNED',
  pickup_enroute: 'PICKUP_ENROUTE',
  pickup_arrived: 'PICKUP_ARRIVED',
  pickup_complete: 'PICKED_UP',
  dropoff_enroute: 'DROPOFF_ENROUTE',
  dropoff_arrived: 'DROPOFF_ARRIVED',
  dropoff_complete: 'DELIVERED',
  canceled_by_customer: 'CANCELLED',
  canceled_by_provider: 'FAILED',
  canceled_by_nash: 'FAILED',
  failed: 'FAILED',
  expired: 'FAILED',
  returned: 'FAILED',
};

const text = z.string().nullish();
const cents = z.number().int().nullish();

const jobSchema = z.object({
  id: z.string(),
  externalIdentifier: text,
  jobConfigurations: z
    .array(
      z.object({
        publicTrackingUrl: text,
        tasks: z
          .array(
            z.object({
              status: text,
              delivery: z
                .object({
                  status: z.string(),
                  dropoffEta: text,
                  courierName: text,
                  courierPhoneNumber: text,
                  priceCents: cents,
                  publicTrackingUrl: text,
                })
                .nullish(),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

/** A job as news; null when it is no job, or in no state that we know. */
export function readJob(value: unknown): CourierNews | null {
  const parsed = jobSchema.safeParse(value);
  const configuration = parsed.data?.jobConfigurations[0];
  const task = configuration?.tasks[0];
  if (parsed.data === undefined || configuration === undefined || task === undefined) return null;
  const { delivery } = task;
  const word = delivery?.status ?? task.status ?? 'created';
  const status = STATUSES[word];
  if (status === undefined) return null;
  return {
    provider_ref: parsed.data.id,
    status,
    tracking_url: webUrl(configuration.publicTrackingUrl ?? delivery?.publicTrackingUrl),
    courier_name: delivery?.courierName ?? null,
    courier_phone: delivery?.courierPhoneNumber ?? null,
    dropoff_eta: readNashTime(delivery?.dropoffEta),
    cost: delivery?.priceCents ?? null,
    failure: status === 'FAILED' || status === 'CANCELLED' ? word : null,
  };
}

/** Nash writes UTC without saying so. */
export function readNashTime(time: string | null | undefined): Date | null {
  if (time === null || time === undefined) return null;
  const read = new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time}Z`);
  return Number.isNaN(read.getTime()) ? null : read;
}
