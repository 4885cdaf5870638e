/** The sandbox's own page; its lists are filled by ledger-page.ts. */
export const PAGE_HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/ledger-page.css">
<script src="/ledger-page.js" defer></script>
</head>
<body>
<header>
<div class="title">
<h1>Sandbox</h1>
<p><strong>No money moves here.</strong> This stands in for the outside services of a restaurant, in memory, on this machine. <a href="/reader">Card readers</a> · <a href="/embedded">A site that holds an ordering</a></p>
</div>
<div class="controls">
<p id="state">Loading…</p>
<button type="button" id="pause" aria-pressed="false">Pause updates</button>
</div>
</header>
<p id="announcement" class="unseen" role="status"></p>
<noscript><p>This page needs JavaScript; the same data is at <a href="/_control/stripe/ledger">/_control/stripe/ledger</a>.</p></noscript>
<main>
<div class="column">
<dl id="totals" class="totals"></dl>
<section aria-labelledby="payments-title">
<h2 id="payments-title">Payments <span id="payment-count" class="count"></span></h2>
<p class="empty" id="no-payments" hidden>Nothing yet. Place an order and pay with one of the test cards.</p>
<ul id="payments" class="rows"></ul>
</section>
<section aria-labelledby="texts-title">
<h2 id="texts-title">Texts <span id="text-count" class="count"></span></h2>
<p class="empty" id="no-texts" hidden>No text was sent yet. Codes and receipts for phones arrive here.</p>
<ul id="texts" class="rows"></ul>
</section>
<section aria-labelledby="webhooks-title">
<h2 id="webhooks-title">Webhooks</h2>
<p class="hint">To <code id="webhook-url"></code></p>
<p class="empty" id="no-webhooks" hidden>Nothing sent yet.</p>
<ul id="webhooks" class="rows"></ul>
</section>
</div>
<section class="aside" aria-labelledby="cards-title">
<h2 id="cards-title">Test cards</h2>
<p class="hint">Any future date, any security code, any postal code.</p>
<div id="cards"></div>
</section>
</main>
</body>
</html>
`;
