import type { FastifyInstance } from 'fastify';

import { sendAsset } from '../../../assets/send-asset';
import { registerFieldPage } from '../../../hosted-fields/field-routes';
import { BAMBORA_PREFIX } from './bambora-api';

/** Serves browser files: the script that replaces customcheckout, and the page of its frames. */
export function registerCustomCheckout(app: FastifyInstance): void {
  const folder = `${BAMBORA_PREFIX}/customcheckout/1`;
  app.get(`${folder}/customcheckout.js`, (_request, reply) =>
    sendAsset(reply, 'custom-checkout.js'),
  );
  registerFieldPage(app, `${folder}/field`);
}
