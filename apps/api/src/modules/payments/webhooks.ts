import type { PaymentService } from '@comanda/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { sendRefusal } from '../../http/refusal';
import { handleWebhook } from '../../jobs/webhooks/handle-webhook';
import { keepWebhook } from '../../jobs/webhooks/inbox';
import type { Processor } from '../../processors/processor';
import { keepRawBodies } from './raw-bodies';

const PATHS: Readonly<Partial<Record<PaymentService, string>>> = {
  STRIPE: 'stripe',
  NUVEI: 'nuvei',
  NMI: 'nmi',
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Takes the processors' webhooks. One that is signed is kept first and answered at once; what it is about is looked up
 * afterwards, and again by the reconciliation if that fails. One that is not signed leaves no trace. Where each restaurant
 * has a key of its own, the address may name it.
 */
export function addWebhooks(app: FastifyInstance, deps: Deps): void {
  const underway = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => void (await Promise.all(underway)));
  void app.register(async (scope) => {
    keepRawBodies(scope);
    for (const processor of Object.values(deps.processors)) {
      const name = PATHS[processor.payment_service];
      if (name === undefined) continue;
      for (const url of [`/api/webhooks/${name}`, `/api/webhooks/${name}/:restaurant_id`])
        scope.post(url, (request, reply) => take(processor, request, reply));
    }
  });

  async function take(processor: Processor, request: FastifyRequest, reply: FastifyReply) {
    const { payment_service, webhook_answer } = processor;
    const { body, headers } = request;
    const event = Buffer.isBuffer(body)
      ? await processor.readWebhook({ body, headers, restaurant_id: restaurantOf(request) })
      : null;
    if (event === null)
      return sendRefusal(reply, { code: 'invalid_input', detail: 'The signature is not valid.' });
    const isNew = await keepWebhook(deps, payment_service, event);
    if (isNew) start(handleWebhook(deps, { ...event, payment_service }));
    return typeof webhook_answer === 'string'
      ? await reply.type('text/plain; charset=utf-8').send(webhook_answer)
      : webhook_answer;
  }

  function start(work: Promise<unknown>): void {
    const guarded = work
      .catch((error: unknown) =>
        deps.log.error({ err: error }, 'a webhook failed and stays in the inbox'),
      )
      .finally(() => underway.delete(guarded));
    underway.add(guarded);
  }
}

function restaurantOf({ params }: FastifyRequest): string | null {
  const { restaurant_id = '' } = params as { readonly restaurant_id?: string }; // the route's own
  return UUID.test(restaurant_id) ? restaurant_id : null;
}
