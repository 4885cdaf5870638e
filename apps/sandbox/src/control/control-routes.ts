import type { FastifyInstance } from 'fastify';

import { faultRequestSchema } from '../faults/fault';
import type { FaultRequest } from '../faults/fault';
import type { SandboxService } from '../service';
import { readLedgerQuery } from './ledger-query';

/** Controls of every service: inject faults, read the ledger, reset. */
export function registerControls(app: FastifyInstance, services: readonly SandboxService[]): void {
  app.post('/_control/reset', (_request, reply) => {
    for (const service of services) service.reset();
    return reply.code(204).send();
  });
  for (const service of services) registerServiceControls(app, service);
}

function registerServiceControls(app: FastifyInstance, service: SandboxService): void {
  const path = `/_control/${service.name}`;
  app.get(`${path}/ledger`, (request) => service.ledger(readLedgerQuery(request.raw.url ?? '')));
  app.post(`${path}/reset`, (_request, reply) => {
    service.reset();
    return reply.code(204).send();
  });
  app.get(`${path}/faults`, () => ({ faults: service.faults.list() }));
  app.post<{ Body: FaultRequest }>(
    `${path}/faults`,
    { schema: { body: faultRequestSchema } },
    (request, reply) => reply.code(201).send(service.faults.add(request.body)),
  );
  app.delete(`${path}/faults`, (_request, reply) => {
    service.faults.clear();
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>(`${path}/faults/:id`, (request, reply) =>
    reply.code(service.faults.remove(request.params.id) ? 204 : 404).send(),
  );
}
