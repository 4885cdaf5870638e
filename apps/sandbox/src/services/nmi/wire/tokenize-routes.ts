import type { FastifyInstance } from 'fastify';

import { brandOf } from '../../../cards/card-number';
import { maskedNumber } from '../../../cards/masked-number';
import type { NmiState } from '../nmi-state';
import type { Card } from '../tokens/card';
import { NMI_PREFIX } from './nmi-api';

type Body = Card & { readonly tokenization_key: string };

const bodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['tokenization_key', 'number', 'expiry', 'cvv'],
  properties: {
    tokenization_key: { type: 'string' },
    number: { type: 'string', pattern: '^\\d{12,19}$' },
    expiry: { type: 'string', pattern: '^\\d{4}$' },
    cvv: { type: 'string', pattern: '^\\d{0,4}$' },
  },
} as const;

/** Where the frame of the browser script hands a card in and gets a token for it. */
export function registerTokenize(app: FastifyInstance, state: NmiState): void {
  app.post<{ Body: Body }>(
    `${NMI_PREFIX}/token/tokenize`,
    { schema: { body: bodySchema } },
    (request, reply) => {
      const { tokenization_key, number, expiry, cvv } = request.body;
      if (tokenization_key !== state.settings.tokenizationKey) {
        return reply.code(401).send({ message: 'Tokenization key is not valid.' });
      }
      const token = state.tokens.keep({ number, expiry, cvv }, state.now());
      return {
        tokenType: 'inline',
        token,
        card: {
          number: maskedNumber(number),
          bin: number.slice(0, 6),
          exp: expiry,
          type: brandOf(number) ?? null,
        },
      };
    },
  );
}
