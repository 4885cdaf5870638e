import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { serveLocally } from './serve-locally';
import type { LocalServer } from './serve-locally';

export type Shop = LocalServer;

/** Serves the test shop from an origin of its own, with a policy as strict as a real shop's. */
export async function startShop(sandboxUrl: string): Promise<Shop> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('shop/shop.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const policy = [
    "default-src 'none'",
    `connect-src ${sandboxUrl}`,
    `frame-src ${sandboxUrl}`,
    'img-src data:',
    `script-src 'self' ${sandboxUrl}`,
    "style-src 'self'",
  ].join('; ');
  return serveLocally((request, response) => {
    const path = request.url?.split('?')[0];
    if (path === '/shop.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(bundle.outputFiles[0]?.text);
    } else if (path === '/shop.css') {
      response.setHeader('content-type', 'text/css');
      response.end(STYLES);
    } else {
      response.setHeader('content-security-policy', policy);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(pageOf(sandboxUrl));
    }
  });
}

const STYLES =
  'body { margin: 24px; font-family: sans-serif; background: #fff; } form { max-width: 420px; } ' +
  'button[type=submit] { margin-block-start: 16px; min-height: 44px; } output { white-space: pre-wrap; } ' +
  ':root[data-scheme=dark] { color-scheme: dark; } [data-scheme=dark] body { background: #14151a; color: #fff; }';

function pageOf(sandboxUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shop</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/shop.css">
<script src="${sandboxUrl}/stripe.js"></script><script type="module" src="/shop.js"></script></head>
<body><main><h1>Shop</h1><form><button type="submit">Pay</button></form><output aria-live="polite"></output></main></body>
</html>`;
}
