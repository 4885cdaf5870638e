import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startApi } from '@comanda/api/testing';
import { buildSandbox } from '@comanda/sandbox/server';
import { READERS } from './readers';
import type { TestProject } from 'vitest/node';

/** Starts the real api with a small restaurant, and the sandbox that stands in for Stripe, once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const sandbox_url = `http://127.0.0.1:${port}`;
  const api = await startApi({
    bundles: [
      'tide-counter',
      'tide-room',
      'tide-van',
      'tide-bank',
      'tide-days',
      'tide-hall',
      'tide-kiosk',
    ].map((name) => fileURLToPath(new URL(`./${name}`, import.meta.url))),
    listen: true,
    config: {
      // Each phone of a test says what its address is.
      trustedProxies: 1,
      stripe: {
        secretKey: 'sk_test_sandbox',
        publishableKey: 'pk_test_sandbox',
        webhookSecret: 'whsec_sandbox',
        apiBase: sandbox_url,
        jsUrl: null,
      },
      payments: {
        nuveiBase: `${sandbox_url}/nuvei/merchant`,
        nmiBase: `${sandbox_url}/nmi`,
        nmiScriptUrl: null,
        bamboraBase: `${sandbox_url}/bambora`,
        bamboraScriptUrl: null,
        applePay: null,
        applePayDomainFile: null,
        isStandIn: true,
        patienceMs: 20_000,
      },
      readers: {
        spinBase: `${sandbox_url}/spin`,
        spinProtocol: 'json',
        spinPatience: { sale_ms: 100_000, call_ms: 8_000 },
        terminalJsUrl: null,
      },
      texts: {
        twilio: {
          accountSid: 'ACsandbox0000000000000000000000000',
          authToken: 'twilio_sandbox_token',
          sender: { From: '+15005550006' },
          verifyServiceSid: null,
          apiBase: `${sandbox_url}/twilio`,
          verifyBase: `${sandbox_url}/twilio`,
        },
        textsPerDay: 500,
      },
      couriers: {
        nash: {
          apiKey: 'nash_sandbox_key',
          orgId: null,
          webhookSecret: null,
          apiBase: `${sandbox_url}/nash`,
        },
        doordash: null,
      },
    },
  });
  const webhookUrl = `${api.url}/api/webhooks/stripe`;
  const sandbox = buildSandbox({
    stripe: {
      webhookUrl,
      readers: READERS.map(({ stripe: id, label }) => ({ id, label, serial_number: id })),
    },
    spin: { terminals: READERS.map(({ nuvei: tpn, label }) => ({ tpn, label })) },
  });
  await sandbox.listen({ host: '127.0.0.1', port });
  project.provide('api_url', api.url);
  project.provide('sandbox_url', sandbox_url);
  return async () => {
    await api.close();
    await sandbox.close();
  };
}

/** The api and the sandbox each want to know where the other is before they start. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // a TCP port, since it listens on one
      server.close(() => resolve(port));
    });
  });
}

declare module 'vitest' {
  export interface ProvidedContext {
    api_url: string;
    sandbox_url: string;
  }
}
