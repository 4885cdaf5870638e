import type { FastifyInstance } from 'fastify';

import { trackPage } from '../../page/track-page';
import { STEPS } from './deliveries/delivery';
import type { DoorDashState } from './doordash-state';
import { DOORDASH_PREFIX } from './wire/doordash-api';

type DeliveryParams = { Params: { id: string } };

/** Where a delivery is followed, and what a test makes its courier do: go a step further, or give up. */
export function registerDoorDashControls(app: FastifyInstance, state: DoorDashState): void {
  const acts = {
    advance: (id: string) => {
      const delivery = state.find(id);
      return delivery !== undefined && state.advance(delivery);
    },
    fail: (id: string) => {
      const delivery = state.find(id);
      if (delivery) state.move(delivery, 'cancelled', 'no_available_dashers');
      return delivery !== undefined;
    },
  };
  app.get<DeliveryParams>(`${DOORDASH_PREFIX}/track/:id`, (request, reply) => {
    const delivery = state.find(request.params.id);
    if (!delivery) return reply.code(404).type('text/plain').send('There is no such delivery.');
    const page = trackPage({ service: 'DoorDash', steps: STEPS, status: delivery.status });
    return reply.type('text/html; charset=utf-8').send(page);
  });
  for (const [name, act] of Object.entries(acts)) {
    app.post<DeliveryParams>(`/_control/doordash/jobs/:id/${name}`, (request, reply) =>
      reply.code(act(request.params.id) ? 204 : 409).send(),
    );
  }
}
