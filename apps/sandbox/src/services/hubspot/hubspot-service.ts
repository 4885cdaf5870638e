import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

import { selectForLedger } from '../../control/select-for-ledger';
import { FaultBox } from '../../faults/fault-box';
import { type Answer, serveFaulty } from '../../faults/serve-faulty';
import type { SandboxService } from '../../service';
import type { HubSpotSettings } from './hubspot-settings';
import { readSubmission, type Submission } from './submission';

export type HubSpotLedger = {
  readonly submission_count: number;
  readonly submissions: readonly Submission[];
};

/** Where the service's paths begin on the sandbox's origin. */
export const HUBSPOT_PREFIX = '/hubspot';

type Form = { readonly portalId: string; readonly formId: string };

/** The stand-in for HubSpot's forms: it takes submissions of one form without a key, as forms of websites are sent. */
export function createHubSpotService(settings: HubSpotSettings): SandboxService {
  const submissions: Submission[] = [];
  const faults = new FaultBox();

  function submit({ portalId, formId }: Form, body: unknown): Answer {
    if (portalId !== settings.portalId || formId !== settings.formId)
      return refusal(404, 'Form could not be found');
    const read = readSubmission(settings, body);
    if (!read.ok) return refusal(400, 'The request is not valid', { errors: read.error });
    submissions.unshift(read.value);
    return json(200, { inlineMessage: 'Thanks for submitting the form.' });
  }

  return {
    name: 'hubspot',
    faults,
    register(app: FastifyInstance) {
      app.post<{ Params: Form }>(
        `${HUBSPOT_PREFIX}/submissions/v3/integration/submit/:portalId/:formId`,
        (request, reply) =>
          serveFaulty(request, reply, {
            faults,
            metadata: () => ({}),
            work: () => submit(request.params, request.body),
            refuse: (status) => refusal(status, 'internal error'),
          }),
      );
    },
    ledger: (query): HubSpotLedger => ({
      submission_count: submissions.length,
      submissions: selectForLedger(
        submissions,
        query,
        'email',
        ({ values }) => values['email'] ?? '',
      ),
    }),
    reset() {
      faults.clear();
      submissions.length = 0;
    },
    close: () => undefined,
  };
}

function refusal(status: number, message: string, more: object = {}): Answer {
  return json(status, { status: 'error', message, correlationId: randomUUID(), ...more });
}

function json(status: number, body: object): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}
