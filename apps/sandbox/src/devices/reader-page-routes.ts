import type { FastifyInstance } from 'fastify';

import { sendAsset, sendPage } from '../assets/send-asset';
import { htmlPage } from '../page/html-page';

/** The page that acts as the card reader in one's hand. */
export function registerReaderPage(app: FastifyInstance): void {
  const page = htmlPage({
    title: 'Card reader',
    script: '/reader-page.js',
    styles: '/reader-page.css',
    body: BODY,
  });
  app.get('/reader', (_request, reply) => sendPage(reply, page, 'nobody'));
  for (const name of ['reader-page.js', 'reader-page.css'] as const) {
    app.get(`/${name}`, (_request, reply) => sendAsset(reply, name));
  }
}

const BODY = `
<header>
<h1>Card reader</h1>
<p>Take the part of the guest. No money moves here. <a href="/">What the sandbox received</a></p>
</header>
<noscript><p>This page needs JavaScript.</p></noscript>
<nav id="choice" aria-label="Readers"></nav>
<main>
<section class="reader" aria-label="The reader">
<div class="screen" id="screen" role="status"></div>
<div class="slot" aria-hidden="true"></div>
</section>
<section class="hand" aria-labelledby="hand-title">
<h2 id="hand-title">Your hand</h2>
<label for="card">Card</label>
<select id="card"></select>
<div class="acts">
<button type="button" class="main" data-act="tap">Tap</button>
<button type="button" class="main" data-act="insert">Insert</button>
<button type="button" data-act="decline">Tap a card that is declined</button>
<button type="button" data-act="cancel">Press cancel on the reader</button>
<button type="button" class="danger" data-act="plug">Pull the plug</button>
</div>
<p id="hint" class="hint"></p>
</section>
</main>
`;
