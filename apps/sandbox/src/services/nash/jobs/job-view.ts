import type { Job } from './job';
import { isOver } from './job';

/** ISO with microseconds and no zone, as the service writes times. */
export function nashTime(time: Date): string {
  return `${time.toISOString().slice(0, -1)}000`;
}

export function jobView(job: Job, trackingUrl: string): object {
  const publicTrackingUrl = `${trackingUrl}/${job.id}`;
  const hasCourier = job.history.some(({ status }) => status === 'assigned_driver');
  return {
    id: job.id,
    externalIdentifier: job.external_id,
    isActive: !isOver(job),
    jobConfigurations: [
      {
        id: job.configuration_id,
        publicTrackingUrl,
        tasks: [
          {
            id: job.task_id,
            status: job.status,
            winnerQuote: { id: job.quote_id, providerName: job.provider },
            delivery: {
              id: job.delivery_id,
              status: job.status,
              statusHistory: job.history.map(({ status, at }) => ({
                status,
                timestamp: nashTime(at),
              })),
              pickupEta: nashTime(job.pickup_eta),
              dropoffEta: nashTime(job.dropoff_eta),
              courierName: hasCourier ? 'Robin' : null,
              courierPhoneNumber: hasCourier ? '+15145550188' : null,
              courierLocation: null,
              priceCents: job.cents,
              tipAmountCents: job.tip_cents,
              cancellationFeeCents: 0,
              publicTrackingUrl,
            },
          },
        ],
      },
    ],
  };
}
