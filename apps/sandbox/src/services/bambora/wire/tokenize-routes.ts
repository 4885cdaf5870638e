import type { FastifyInstance } from 'fastify';

import type { BamboraState } from '../bambora-state';
import type { Card } from '../tokens/token-store';
import { BAMBORA_PREFIX } from './bambora-api';

const bodySchema = {
  type: 'object',
  required: ['number', 'expiry_month', 'expiry_year', 'cvd'],
  properties: {
    number: { type: 'string', maxLength: 19 },
    expiry_month: { type: 'string', maxLength: 2 },
    expiry_year: { type: 'string', maxLength: 2 },
    cvd: { type: 'string', maxLength: 4 },
  },
} as const;

/** Where a browser hands a card in and gets a token for it, whatever the card is. */
export function registerTokenize(app: FastifyInstance, state: BamboraState): void {
  app.post<{ Body: Card }>(
    `${BAMBORA_PREFIX}/scripts/tokenization/tokens`,
    { schema: { body: bodySchema } },
    (request, reply) => {
      const token = state.tokens.keep(request.body, state.now());
      return reply
        .header('access-control-allow-origin', '*')
        .send({ token, code: 1, version: 1, message: '' });
    },
  );
}
