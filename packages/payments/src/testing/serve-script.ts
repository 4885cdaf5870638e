import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ScriptServer = {
  readonly url: string;
  readonly requests: () => number;
  readonly setBroken: (isBroken: boolean) => void;
  readonly close: () => void;
};

/** Serves one script from a port of its own, to a test's page that is let run it. */
export async function serveScript(content: string): Promise<ScriptServer> {
  const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM; // the test environment's own
  Object.assign(settings, {
    enableJavaScriptEvaluation: true,
    suppressInsecureJavaScriptEnvironmentWarning: true,
  });
  let requests = 0;
  let isBroken = false;
  const server = createServer((_, response) => {
    requests += 1;
    response.statusCode = isBroken ? 503 : 200;
    response.setHeader('access-control-allow-origin', '*');
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP port, since it listens on one
  return {
    url: `http://127.0.0.1:${port}/script.js`,
    requests: () => requests,
    setBroken(next) {
      isBroken = next;
    },
    close: () => server.close(),
  };
}
