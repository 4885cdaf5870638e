import type { DeliveryProvider } from '@comanda/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { sendRefusal } from '../../http/refusal';
import { findByExternalId } from './repository';
import { refreshDelivery } from './sweep-deliveries';

const PATHS: Readonly<Partial<Record<DeliveryProvider, string>>> = {
  NASH: 'nash',
  DOORDASH: 'doordash',
};

/**
 * Takes the courier services' webhooks. One that is signed is answered at once, and is only a reason to ask how the delivery
 * stands: so its order, its age and how often it comes make no difference. What is missed the sweep asks about.
 */
export function addCourierWebhooks(app: FastifyInstance, deps: Deps): void {
  const underway = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => void (await Promise.all(underway)));

  for (const service of Object.values(deps.couriers)) {
    const name = PATHS[service.provider];
    if (name === undefined) continue;
    const config = { keepsRawBody: true };
    app.post(`/api/webhooks/${name}`, { config }, async (request, reply) => {
      const { rawBody, headers } = request;
      const subject = rawBody && service.readWebhook(rawBody, headers, deps.clock.now());
      if (!subject)
        return sendRefusal(reply, { code: 'invalid_input', detail: 'The signature is not valid.' });
      if (subject.external_id === null) return { received: true };
      const found = await findByExternalId(deps.db, subject.external_id);
      // An earlier courier's, or one of a quote that was never taken up: nothing of ours depends on it.
      if (found?.delivery.provider === service.provider) refresh(found.delivery);
      return { received: true };
    });
  }

  function refresh(delivery: Parameters<typeof refreshDelivery>[1]): void {
    const guarded = refreshDelivery(deps, delivery, 'webhook')
      .catch((error: unknown) => deps.log.error({ err: error }, 'news of a delivery got lost'))
      .finally(() => underway.delete(guarded));
    underway.add(guarded);
  }
}
