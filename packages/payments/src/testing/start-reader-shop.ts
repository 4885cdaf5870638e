import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApiClient } from '@comanda/api-client';
import { startApi } from '@comanda/api/testing';
import type { Terminal, TerminalVendor } from '@comanda/contracts';
import { buildSandbox } from '@comanda/sandbox/server';
import { runTerminalScript } from './terminal-script';

export const TOTAL = 500;

export type ReaderShop = Awaited<ReturnType<typeof startReaderShop>>;

// Replies of the api and of the sandbox's controls: a test says what it expects of them.
// oxlint-disable-next-line typescript/no-explicit-any
type Body = any;

/** The real api and the sandbox, a kiosk with a reader of each kind, and the readers in the test's hand. */
export async function startReaderShop() {
  const sandbox = buildSandbox();
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const { port } = sandbox.server.address() as AddressInfo; // a TCP server's
  const outside = `http://127.0.0.1:${port}`;
  const api = await startApi({
    bundles: [fileURLToPath(new URL('./reader-shop', import.meta.url))],
    listen: true,
    config: {
      stripe: {
        secretKey: 'sk_test_sandbox',
        publishableKey: 'pk_test_sandbox',
        webhookSecret: 'whsec_sandbox',
        apiBase: outside,
        jsUrl: null,
      },
      readers: {
        spinBase: `${outside}/spin`,
        spinProtocol: 'json',
        spinPatience: { sale_ms: 100_000, call_ms: 8_000 },
        terminalJsUrl: null,
      },
      isSandbox: true,
    },
  });
  const script = await fetch(`${outside}/stripe-terminal.js`);
  runTerminalScript(outside, await script.text());
  const { restaurant } = await call('GET', '/restaurant/reader-shop');
  const restaurant_id: string = restaurant.restaurant_id;
  const paired = await call('POST', '/devices/pair', {
    restaurant_id,
    setup_code: 'reader-shop-setup',
    kind: 'kiosk',
  });
  const kiosk: string = paired.token;
  const client = createApiClient({
    base_url: api.url,
    token: () => kiosk,
    // As in a shop, but nobody waits for it.
    retry: { base_ms: 10, cap_ms: 50 },
  });
  const { terminals } = await call('GET', `/terminal/${restaurant_id}/list`, undefined, kiosk);
  for (const { terminal_id } of terminals) {
    const kiosk_id = paired.device.device_id;
    await call('POST', '/terminal/select', { restaurant_id, terminal_id, kiosk_id }, kiosk);
  }
  const menus = await call('GET', '/menu/reader-shop/menus');
  const item_id: string = menus.menus[0].categories[0].items[0].item_id;

  async function call(method: string, path: string, body?: object, token?: string): Promise<Body> {
    const response = await fetch(`${api.url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return await response.json();
  }

  async function control(path: string, body?: object, method?: string): Promise<Body> {
    const response = await fetch(`${outside}/_control/${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return response.status === 204 ? null : await response.json();
  }

  function terminalOf(vendor: TerminalVendor): Terminal {
    const found = terminals.find((each: Terminal) => each.vendor === vendor);
    if (found === undefined) throw new Error(`The shop has no reader of ${vendor}.`);
    return found;
  }

  function stateOf(id: string): Promise<string | undefined> {
    return control('devices').then(
      ({ devices }) => devices.find((each: { id: string }) => each.id === id)?.state,
    );
  }

  return {
    restaurant_id,
    client,
    call,
    control,
    terminalOf,

    /** A guest at the kiosk who has ordered fries; gives how to open the payment, and how to hand it in. */
    async guest(vendor: TerminalVendor) {
      const section = { restaurant_id, section_type: 'KIOSK' };
      const { token, table_id } = await call('POST', '/section/addGuest', section, kiosk);
      const adding = { restaurant_id, table_id, guest: {} };
      const { guest_id } = await call('POST', '/table/addGuest', adding, token);
      return {
        async open() {
          const body = {
            restaurant_id,
            guest_id,
            items: [{ item_id, modifier_ids: [], multiplier: 1 }],
            mode: 'before',
            terminal_id: terminalOf(vendor).terminal_id,
          };
          const { payment_intent } = await call('POST', '/payments/intent', body, token);
          return payment_intent as { payment_intent_id: string; client_secret: string };
        },
        handIn: (payment_intent_id: string) =>
          call(
            'POST',
            '/orders/orderAndPay',
            { restaurant_id, guest_id, payment_method: 'TERMINAL', token: payment_intent_id },
            token,
          ),
      };
    },

    isAsking: async (vendor: TerminalVendor) =>
      (await stateOf(terminalOf(vendor).reader_id)) === 'waiting',

    /** Until a reader asks for a card. */
    async asking(vendor: TerminalVendor): Promise<void> {
      for (let tries = 0; tries < 500; tries += 1) {
        if ((await stateOf(terminalOf(vendor).reader_id)) === 'waiting') return;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      throw new Error(`The reader of ${vendor} asks for no card.`);
    },

    act: (vendor: TerminalVendor, what: string, body: object = {}) =>
      control(`devices/${terminalOf(vendor).reader_id}/${what}`, body),

    /** Amounts taken and not refunded by both vendors, of all payments. */
    async taken(): Promise<number[]> {
      const { intents } = await control('stripe/ledger');
      const { sales } = await control('spin/ledger');
      return [...intents, ...sales]
        .map((each: Body) => each.amount_captured - each.amount_refunded)
        .filter((amount: number) => amount > 0);
    },

    async close() {
      await api.close();
      await sandbox.close();
    },
  };
}
