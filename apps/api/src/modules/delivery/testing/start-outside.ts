import type { AddressInfo } from 'node:net';
import { buildSandbox } from '@comanda/sandbox/server';
import type { Config } from '../../../config';
import { type Shop, startShop } from '../../payments/settle/testing/start-shop';
import { startTime } from '../../payments/settle/testing/start-time';
import type { DestinationStream } from 'pino';
import { DOORDASH, nashConfig, twilioConfig } from './outside-keys';

export type OutsideOptions = {
  /** Codes by Twilio Verify instead of our own. */
  readonly verify?: boolean;
  readonly textsPerDay?: number;
  readonly config?: Partial<Config>;
  /** The content of its campaigns.yaml; none by itself. */
  readonly campaigns?: string;
  /** Where the server's log goes, if not to the standard output. */
  readonly logTo?: DestinationStream;
};

export type Guest = Awaited<ReturnType<Shop['newGuest']>>;

/** A service of the sandbox that is told what to do. */
export type Service = 'nash' | 'doordash' | 'twilio';

/**
 * The shop of the payment tests, with texts and couriers that are real adapters talking to a sandbox of their own over real
 * ports, on one clock with the server's. Couriers move when they are told to.
 */
export async function startOutside(options: OutsideOptions = {}) {
  const { verify = false, textsPerDay = 500, logTo, campaigns } = options;
  const clock = startTime();
  const sandbox = buildSandbox({
    twilio: { clock, statusMs: 1 },
    nash: { clock, stepMs: 0 },
    doordash: { clock, stepMs: 0 },
  });
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const { port } = sandbox.server.address() as AddressInfo; // a TCP server's
  const url = `http://127.0.0.1:${port}`;
  const config: Partial<Config> = {
    texts: { twilio: twilioConfig(url, verify), textsPerDay },
    couriers: { nash: nashConfig(url), doordash: { ...DOORDASH, apiBase: `${url}/doordash` } },
    ...options.config,
  };
  const shop = await startShop({
    config,
    ...(logTo === undefined ? {} : { logTo }),
    ...(campaigns === undefined ? {} : { campaigns }),
  });

  async function control(
    service: Service,
    path: string,
    body?: unknown,
    method = body === undefined ? 'GET' : 'POST',
    // oxlint-disable-next-line typescript/no-explicit-any
  ): Promise<any> {
    const response = await fetch(`${url}/_control/${service}/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : await response.json();
  }
  for (const service of ['nash', 'doordash'] as const)
    await control(service, 'webhooks', {
      url: `${shop.api.url}/api/webhooks/${service}`,
      mode: 'drop',
    });

  return {
    url,
    shop,
    control,
    advance(milliseconds: number) {
      clock.advance(milliseconds);
      shop.advance(milliseconds);
    },
    /** Time passes only when it is let, on both sides. */
    stopTime() {
      clock.stop();
      shop.stopTime();
    },
    now: clock.now,
    async newGuestWithPhone(phone_number: string): Promise<Guest> {
      const guest = await shop.newGuest();
      const { guest_id, token } = guest;
      const body = { restaurant_id: shop.restaurant_id, guest: { guest_id, phone_number } };
      const updated = await shop.call('POST', '/guest/update', body, { token });
      if (updated.status !== 200) throw new Error(JSON.stringify(updated.body));
      return guest;
    },
    /** Texts sent to a number, newest first. */
    async textsTo(phone_number: string): Promise<readonly { readonly body: string }[]> {
      const query = new URLSearchParams({ 'metadata[to]': phone_number });
      return (await control('twilio', `ledger?${query.toString()}`)).texts;
    },
    async close() {
      await shop.close();
      await sandbox.close();
    },
  };
}

export type Outside = Awaited<ReturnType<typeof startOutside>>;
