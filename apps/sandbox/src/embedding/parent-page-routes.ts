import type { FastifyInstance } from 'fastify';

import { sendAsset, sendPage } from '../assets/send-asset';
import { escapeHtml, htmlPage } from '../page/html-page';

/** Page the demo's hotel embeds in its own site. */
const SHOP_PATH = '/v2/lantern-house/home';

/** A page of another site that holds a restaurant's ordering in a frame, and writes down what the two say to each other. */
export function registerParentPage(app: FastifyInstance, productUrl: string): void {
  const { origin } = new URL(productUrl);
  const page = htmlPage({
    title: 'A site of its own',
    script: '/parent-page.js',
    styles: '/parent-page.css',
    body: bodyFor(origin + SHOP_PATH),
  });
  app.get('/embedded', (_request, reply) => sendPage(reply, page, 'nobody', "'self' http: https:"));
  for (const name of ['parent-page.js', 'parent-page.css'] as const) {
    app.get(`/${name}`, (_request, reply) => sendAsset(reply, name));
  }
}

function bodyFor(shop: string): string {
  return `
<header>
<h1>A site of its own</h1>
<p>The page of a hotel, with its room service in a frame. <a href="/">What the sandbox received</a></p>
</header>
<noscript><p>This page needs JavaScript.</p></noscript>
<main>
<section aria-labelledby="frame-title">
<h2 id="frame-title">The frame</h2>
<iframe id="shop" title="Room service" allow="payment" data-src="${escapeHtml(shop)}"></iframe>
</section>
<section aria-labelledby="talk-title">
<h2 id="talk-title">What was said</h2>
<button type="button" id="reset">Begin anew for the next guest</button>
<div role="log" aria-labelledby="talk-title"><ol id="talk"></ol></div>
</section>
</main>
`;
}
