import type { FastifyInstance } from 'fastify';

import type { NashState } from './nash-state';

type JobParams = { Params: { id: string } };

/** What a test makes a courier do: go a step further, or give up. */
export function registerNashControls(app: FastifyInstance, state: NashState): void {
  const acts = {
    advance: (id: string) => {
      const job = state.findJob(id);
      return job !== undefined && state.advance(job);
    },
    fail: (id: string) => {
      const job = state.findJob(id);
      if (job) state.move(job, 'canceled_by_provider');
      return job !== undefined;
    },
  };
  for (const [name, act] of Object.entries(acts)) {
    app.post<JobParams>(`/_control/nash/jobs/:id/${name}`, (request, reply) =>
      reply.code(act(request.params.id) ? 204 : 409).send(),
    );
  }
}
