import type { FastifyInstance } from 'fastify';

import { sendAsset, sendPage } from '../../../assets/send-asset';
import type { StripeState } from '../stripe-state';
import { registerChallenge } from './challenge-routes';
import { htmlPage } from '../../../page/html-page';

/** Serves browser files: the script that replaces Stripe.js, and its framed pages. */
export function registerStripePages(app: FastifyInstance, state: StripeState): void {
  app.get('/stripe.js', (_request, reply) => sendAsset(reply, 'stripe.js'));
  app.get('/stripe-terminal.js', (_request, reply) => sendAsset(reply, 'stripe-terminal.js'));
  for (const name of ['card-form.js', 'card-form.css', 'challenge.js', 'challenge.css'] as const) {
    app.get(`/stripe/${name}`, (_request, reply) => sendAsset(reply, name));
  }
  const cardForm = htmlPage({
    title: 'Secure payment input frame',
    script: '/stripe/card-form.js',
    styles: '/stripe/card-form.css',
  });
  app.get('/stripe/card-form', (_request, reply) => sendPage(reply, cardForm, 'anyone'));
  registerChallenge(app, state);
}
