import { createServer } from 'node:net';

/** Whether nobody listens on this TCP port, on any address and on the loopback one. */
export async function isPortFree(port) {
  return (await canListen(port, '0.0.0.0')) && (await canListen(port, '127.0.0.1'));
}

const given = new Set();

/** A port that the system hands out as free right now; never one that was given before, which may be kept for later. */
export async function freePort() {
  const port = await anyPort();
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}

function anyPort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
