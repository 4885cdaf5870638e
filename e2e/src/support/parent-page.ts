import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another site, and what it is told. */
export type ParentSite = {
  /** Where it is served; 127.0.0.1, which to a browser is another site than localhost. */
  readonly origin: string;
  /** A page that holds `src` in a frame, so far down and so high, and writes down every message that reaches it. */
  readonly holding: (src: string, place?: Place) => string;
  /** An empty page, to stand in a frame beside it. */
  readonly beside: string;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

type Place = { readonly below_px?: number; readonly height_px?: number };

/** Serves the pages of a site that shows a restaurant's ordering inside its own. */
export async function openParentSite(): Promise<ParentSite> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://parent.test');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(documentOf(searchParams));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    holding: (src, { below_px = 0, height_px = 800 } = {}) =>
      `${origin}/?holds=${encodeURIComponent(src)}&below=${below_px}&height=${height_px}`,
    beside: `${origin}/beside`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function documentOf(asked: URLSearchParams): string {
  const [src, below, height] = ['holds', 'below', 'height'].map((name) => asked.get(name));
  const frame = src ? `<iframe id="shop" title="shop" src="${src}"></iframe>` : '';
  return `<!doctype html><html lang="en"><title>A site of its own</title>
<link rel="icon" href="data:,"><style>iframe { inline-size: 390px; block-size: ${Number(height)}px; margin-block-start: ${Number(below)}px; border: 0 }</style>
<script>
  window.heard = [];
  addEventListener('message', ({ data, origin }) => window.heard.push({ data, origin }));
</script>${frame}</html>`;
}
