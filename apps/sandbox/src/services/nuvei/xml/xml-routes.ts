import type { FastifyInstance } from 'fastify';

import type { FaultBox } from '../../../faults/fault-box';
import { serveFaulty } from '../../../faults/serve-faulty';
import type { NuveiState } from '../nuvei-state';
import { NUVEI_PREFIX } from '../wire/prefix';
import { readXml } from '../../../wire/read-xml';
import { xmlError } from './xml-answer';
import { answerXml } from './xml-requests';

/** Serves the XML interface: what a shop's server asks of payments that were made. */
export function registerXml(app: FastifyInstance, state: NuveiState, faults: FaultBox): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post(`${NUVEI_PREFIX}/merchant/xmlpayment`, (request, reply) => {
    const message = typeof request.body === 'string' ? readXml(request.body) : null;
    return serveFaulty(request, reply, {
      faults,
      metadata: () => ({ unique_ref: message?.elements['UNIQUEREF'] ?? '' }),
      work: () => (message ? answerXml(state, message) : xmlError('Invalid request')),
      refuse: (status) => ({ ...xmlError('Service unavailable'), status }),
    });
  });
}
