import type { FastifyInstance } from 'fastify';

import { sendAsset, sendPage } from '../assets/send-asset';
import { htmlPage } from '../page/html-page';

const PAGE = htmlPage({
  title: 'Secure card field',
  script: '/hosted-fields/field-page.js',
  styles: '/hosted-fields/field-page.css',
});

/** The files of the frames that NMI's and Bambora's scripts put onto a page. */
export function registerFieldFiles(app: FastifyInstance): void {
  for (const name of ['field-page.js', 'field-page.css'] as const) {
    app.get(`/hosted-fields/${name}`, (_request, reply) => sendAsset(reply, name));
  }
}

/** The page of one such frame, at an address of the service that it is of. */
export function registerFieldPage(app: FastifyInstance, path: string): void {
  app.get(path, (_request, reply) => sendPage(reply, PAGE, 'anyone'));
}
