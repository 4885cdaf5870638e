import { createServer } from 'node:net';

/** Whether nobody listens on this TCP port, on any address and on the loopback one. */
export async function isPortFree(port) {
  return (await canListen(port, '0.0.0.0')) && (await canListen(port, '127.0.0.1'));
}

/** A port that the system hands out as free right now. */
export function freePort() {
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
