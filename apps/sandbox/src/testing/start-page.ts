import { serveLocally } from './serve-locally';
import type { LocalServer } from './serve-locally';

/** Serves one page of a shop, of an origin of its own and with a policy as strict as a real shop's. */
export async function startPage(sandboxUrl: string, body: string): Promise<LocalServer> {
  const policy = [
    "default-src 'none'",
    `connect-src ${sandboxUrl}`,
    `frame-src ${sandboxUrl}`,
    'img-src data:',
    `script-src ${sandboxUrl}`,
    "style-src 'self'",
  ].join('; ');
  return serveLocally((_request, response) => {
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><head><title>Shop</title><link rel="icon" href="data:,"></head><body><main><h1>Shop</h1>${body}</main></body></html>`,
    );
  });
}
