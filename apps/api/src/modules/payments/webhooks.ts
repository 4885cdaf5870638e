import type { PaymentService } from '@comanda/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { sendRefusal } from '../../http/refusal';
import { handleWebhook } from '../../jobs/webhooks/handle-webhook';
import { keepWebhook } from '../../jobs/webhooks/inbox';

const PATHS: Readonly<Partial<Record<PaymentService, string>>> = { STRIPE: 'stripe' };

/**
 * Takes the processors' webhooks. One that is signed is kept first and answered at once; what it is about is looked up
 * afterwards, and again by the reconciliation if that fails. One that is not signed leaves no trace.
 */
export function addWebhooks(app: FastifyInstance, deps: Deps): void {
  const underway = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => void (await Promise.all(underway)));

  for (const processor of Object.values(deps.processors)) {
    const name = PATHS[processor.payment_service];
    if (name === undefined) continue;
    app.post(
      `/api/webhooks/${name}`,
      { config: { keepsRawBody: true } },
      async (request, reply) => {
        const event = request.rawBody && processor.readWebhook(request.rawBody, request.headers);
        if (!event)
          return sendRefusal(reply, {
            code: 'invalid_input',
            detail: 'The signature is not valid.',
          });
        const isNew = await keepWebhook(deps, processor.payment_service, event);
        if (isNew)
          start(handleWebhook(deps, { ...event, payment_service: processor.payment_service }));
        return { received: true };
      },
    );
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
