import type { FastifyInstance } from 'fastify';

import { trackPage } from '../../page/track-page';
import { STEPS } from './jobs/job';
import type { NashState } from './nash-state';
import { NASH_PREFIX } from './wire/nash-api';

type JobParams = { Params: { id: string } };

/** Where a job is followed, and what a test makes its courier do: go a step further, or give up. */
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
  app.get<JobParams>(`${NASH_PREFIX}/track/:id`, (request, reply) => {
    const job = state.findJob(request.params.id);
    if (!job) return reply.code(404).type('text/plain').send('There is no such delivery.');
    const page = trackPage({ service: 'Nash', steps: STEPS, status: job.status });
    return reply.type('text/html; charset=utf-8').send(page);
  });
  for (const [name, act] of Object.entries(acts)) {
    app.post<JobParams>(`/_control/nash/jobs/:id/${name}`, (request, reply) =>
      reply.code(act(request.params.id) ? 204 : 409).send(),
    );
  }
}
