import type { FastifyInstance } from 'fastify';

import { sendAsset, sendPage } from '../assets/send-asset';
import { PAGE_HTML } from './page-html';

/** The page at the sandbox's root: what it received, and what can be tried. */
export function registerPage(app: FastifyInstance): void {
  app.get('/', (_request, reply) => sendPage(reply, PAGE_HTML, 'nobody'));
  for (const name of ['ledger-page.js', 'ledger-page.css'] as const) {
    app.get(`/${name}`, (_request, reply) => sendAsset(reply, name));
  }
}
