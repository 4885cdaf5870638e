import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * The address that processors are told, which is known before the server behind it: it hands on what they post to whichever
 * server is called at that moment, and its answer back.
 */
export async function openProviderRelay() {
  const behind: { url: () => string } = { url: () => '' };
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    void buffer(request)
      .then((body) =>
        fetch(`${behind.url()}${url}`, {
          method,
          headers: { 'content-type': headers['content-type'] ?? '' },
          body,
        }),
      )
      .then(async (answer) => response.writeHead(answer.status).end(await answer.text()))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (find: () => string) => void (behind.url = find),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
