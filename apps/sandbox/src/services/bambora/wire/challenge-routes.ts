import type { FastifyInstance } from 'fastify';

import { sendAsset, sendPage } from '../../../assets/send-asset';
import { escapeHtml, htmlPage } from '../../../page/html-page';
import { readFormBodies } from '../../../wire/form-bodies';
import type { BamboraState, Challenge } from '../bambora-state';
import { BAMBORA_PREFIX } from './bambora-api';

const STYLES = `${BAMBORA_PREFIX}/challenge.css`;

/** Serves the bank's page of 3-D Secure: whichever button is pressed, the browser goes back to the shop with the answer. */
export function registerChallenge(app: FastifyInstance, state: BamboraState): void {
  readFormBodies(app);
  app.get(STYLES, (_request, reply) => sendAsset(reply, 'payment-page.css'));
  app.post(`${BAMBORA_PREFIX}/challenge`, (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const challenge = state.challenges.get(form.get('id') ?? '');
    return challenge === undefined
      ? sendPage(reply.code(404), page('<h1>This question was answered</h1>'), 'nobody')
      : sendPage(reply, page(question(challenge)), 'anyone');
  });
}

function question({ id, cents, term_url }: Challenge): string {
  const buttons = [
    ['Y', 'Complete', 'primary'],
    ['N', 'Fail', 'secondary'],
  ].map(
    ([cres, label, look]) => `<form method="post" action="${escapeHtml(term_url)}">
<input type="hidden" name="threeDSSessionData" value="${escapeHtml(id)}">
<input type="hidden" name="cres" value="${cres}">
<button class="${look}" type="submit">${label}</button>
</form>`,
  );
  return `<p class="scheme">Sandbox, no money moves</p>
<h1>Your bank asks</h1>
<p>Do you pay ${(cents / 100).toFixed(2)}?</p>
${buttons.join('\n')}`;
}

function page(content: string): string {
  return htmlPage({
    title: 'Bank’s page',
    styles: STYLES,
    body: `<main class="panel">${content}</main>`,
  });
}
