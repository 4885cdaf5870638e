import type { AddressInfo } from 'node:net';

import Stripe from 'stripe';

import { buildSandbox } from '../app';
import type { SandboxOptions } from '../app';
import type { FaultRequest } from '../faults/fault';
import type { StripeLedger } from '../services/stripe/stripe-ledger';

export type RunningSandbox = {
  readonly url: string;
  readonly stripe: Stripe;
  readonly connect: (config?: Stripe.StripeConfig, key?: string) => Stripe;
  readonly control: (path: string, body?: unknown, method?: string) => Promise<unknown>;
  readonly fault: (fault: FaultRequest) => Promise<unknown>;
  readonly ledger: () => Promise<StripeLedger>;
  readonly close: () => Promise<void>;
};

/** A sandbox on a free port, and the official SDK pointed at it. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const app = buildSandbox(options);
  await app.listen({ host: '127.0.0.1', port: 0 });
  // A TCP server's address is never a pipe's name.
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  function connect(config: Stripe.StripeConfig = {}, key = 'sk_test_sandbox'): Stripe {
    const quiet = { telemetry: false, maxNetworkRetries: 0 };
    return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', ...quiet, ...config });
  }

  async function control(path: string, body?: unknown, method?: string): Promise<unknown> {
    const response = await fetch(`${url}/_control/${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  }

  return {
    url,
    stripe: connect(),
    connect,
    control,
    fault: (fault) => control('stripe/faults', fault),
    // The control interface answers with what stripeLedger made.
    ledger: async () => (await control('stripe/ledger')) as StripeLedger,
    close: () => app.close(),
  };
}
