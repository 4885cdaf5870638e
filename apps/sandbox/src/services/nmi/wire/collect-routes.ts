import type { FastifyInstance } from 'fastify';

import { sendAsset } from '../../../assets/send-asset';
import { registerFieldPage } from '../../../hosted-fields/field-routes';
import { NMI_PREFIX } from './nmi-api';

/** Serves browser files: the script that replaces Collect.js, and the page of its frames. */
export function registerCollect(app: FastifyInstance): void {
  app.get(`${NMI_PREFIX}/token/Collect.js`, (_request, reply) => sendAsset(reply, 'collect-js.js'));
  registerFieldPage(app, `${NMI_PREFIX}/token/inline`);
}
