import { randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { browserAsset } from '../assets/browser-assets';

type Wish = {
  readonly merchantIdentifier: string;
  readonly displayName: string;
  readonly initiative: string;
  readonly initiativeContext: string;
};

const LIFETIME_MS = 5 * 60_000;

/** The stand-ins for Apple Pay: the gateway that vouches for a shop, and the interface of Apple's browsers. */
export function registerApplePay(app: FastifyInstance): void {
  app.post<{ Body: Partial<Wish> | null }>('/paymentservices/paymentSession', (request, reply) => {
    const { merchantIdentifier, displayName, initiative, initiativeContext } = request.body ?? {};
    const isWhole = merchantIdentifier && displayName && initiativeContext && initiative === 'web';
    if (!isWhole) {
      return reply
        .code(400)
        .send({ statusMessage: 'Payment Services Exception', statusCode: '400' });
    }
    const now = Date.now();
    return {
      epochTimestamp: now,
      expiresAt: now + LIFETIME_MS,
      merchantSessionIdentifier: `SSH${randomUUID()}`,
      nonce: randomUUID().slice(0, 8),
      merchantIdentifier,
      domainName: initiativeContext,
      displayName: displayName.slice(0, 64),
      signature: 'sandbox',
    };
  });
  app.get('/apple-pay/apple-pay-session.js', async (request, reply) => {
    const { type, content } = await browserAsset('apple-pay-session.js');
    const origin = JSON.stringify(`${request.protocol}://${request.host}`);
    return reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' })
      .type(type)
      .send(`globalThis.applePaySandbox=${origin};\n${content}`);
  });
}
