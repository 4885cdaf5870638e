import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import { buildSandbox } from '@comanda/sandbox/server';
import { eq, sql } from 'drizzle-orm';
import type { DestinationStream } from 'pino';
import { Stripe } from 'stripe';
import type { Config } from '../../../../config';
import { startTime } from './start-time';
import { SPIN_PATIENCE } from '../../../../processors/spin/spin-limits';
import type { ReadersConfig } from '../../../../readers/readers-config';
import type { PaymentConfig } from '../../../../payment-config';
import { campaigns, items, modifiers, restaurants } from '../../../../db/schema/index';
import { type RunningApi, startApi } from '../../../../testing';
import { importHeard } from '../../../../testing/import-heard';
import type { OneAtATimeClient } from '../../../../testing/one-at-a-time-client';

const FOLDER = fileURLToPath(new URL('./shop', import.meta.url));

export type Shop = Awaited<ReturnType<typeof startShop>>;

export type Reply = {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: Body;
};

/** Any reply of the api: tests say what they expect of it. */
// oxlint-disable-next-line typescript/no-explicit-any
type Body = any;

export type CallOptions = {
  readonly token?: string;
  readonly key?: string;
  readonly headers?: Record<string, string>;
};

/** The real api with a small restaurant, and the payment sandbox beside it, talking over real ports. */
export async function startShop(
  options: {
    readonly config?: Partial<Config>;
    readonly onStatement?: (sql: string) => void;
    /** How it is connected to PostgreSQL. */
    readonly Client?: typeof OneAtATimeClient;
    /** The content of its campaigns.yaml; none by itself. */
    readonly campaigns?: string;
    /** Content of tables.yaml; with it, guests eat in too, and Sam (PIN 2468) serves them. */
    readonly tables?: string;
    /** Where processors are, and how long they are waited for, if not in the sandbox as usual. */
    readonly processors?: Partial<PaymentConfig>;
    /** How card readers are reached, if not in the sandbox as usual. */
    readonly readers?: Partial<ReadersConfig>;
    /** Where its log goes, if not to the standard output. */
    readonly logTo?: DestinationStream;
  } = {},
) {
  const sandbox = buildSandbox();
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const { port } = sandbox.server.address() as AddressInfo; // a TCP server's
  const sandboxUrl = `http://127.0.0.1:${port}`;
  const time = startTime();
  const api: RunningApi = await startApi({
    listen: true,
    clock: time,
    ...(options.onStatement === undefined ? {} : { onStatement: options.onStatement }),
    ...(options.logTo === undefined ? {} : { logTo: options.logTo }),
    ...(options.Client === undefined ? {} : { Client: options.Client }),
    config: {
      stripe: {
        secretKey: 'sk_test_sandbox',
        publishableKey: 'pk_test_sandbox',
        webhookSecret: 'whsec_sandbox',
        apiBase: sandboxUrl,
        jsUrl: `${sandboxUrl}/stripe.js`,
      },
      payments: {
        nuveiBase: `${sandboxUrl}/nuvei/merchant`,
        nmiBase: `${sandboxUrl}/nmi`,
        nmiScriptUrl: null,
        bamboraBase: `${sandboxUrl}/bambora`,
        bamboraScriptUrl: null,
        applePay: null,
        applePayDomainFile: null,
        isStandIn: true,
        patienceMs: 20_000,
        ...options.processors,
      },
      readers: {
        spinBase: `${sandboxUrl}/spin`,
        spinProtocol: 'json',
        spinPatience: SPIN_PATIENCE,
        terminalJsUrl: null,
        ...options.readers,
      },
      isSandbox: true,
      ...options.config,
    },
  });
  const server = { url: api.url };
  const folder = shopFolder(options);
  const { restaurant_id } = await importHeard(api.deps, folder);
  rmSync(folder, { recursive: true });
  const stripe = new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
  const ids = await idsByKey(api, restaurant_id);

  async function control(
    path: string,
    body?: unknown,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<Body> {
    const response = await fetch(`${sandboxUrl}/_control/stripe/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : await response.json();
  }
  await control('webhooks', { url: `${api.url}/api/webhooks/stripe`, mode: 'drop' });

  async function call(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: unknown,
    how: CallOptions = {},
  ): Promise<Reply> {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(how.token === undefined ? {} : { authorization: `Bearer ${how.token}` }),
        ...(method === 'POST' ? { 'idempotency-key': how.key ?? randomUUID() } : {}),
        ...how.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: text === '' ? null : JSON.parse(text),
    };
  }

  async function changeMenu(): Promise<void> {
    await api.deps.db
      .update(restaurants)
      .set({ menu_version: sql`${restaurants.menu_version} + 1` })
      .where(eq(restaurants.restaurant_id, restaurant_id));
  }

  async function changeSettings(settings: object): Promise<void> {
    await api.deps.db
      .update(restaurants)
      .set({ settings: sql`${restaurants.settings} || ${JSON.stringify(settings)}::jsonb` });
    await changeMenu();
  }

  return {
    api,
    deps: api.deps,
    db: api.deps.db,
    sandboxUrl,
    restaurant_id,
    ids,
    stripe,
    control,
    call,
    /** After a change of a menu's rows: whoever reads it sees them. */
    changeMenu,
    changeSettings,
    /** Which server is called: another on the same database, or its own again. */
    callServer: (url: string = api.url) => void (server.url = url),
    serverUrl: () => server.url,
    /** Lets time pass. */
    advance: time.advance,
    /** From now on time passes only when it is let: a busy machine takes none of it. */
    stopTime: time.stop,
    fault: (fault: unknown) => control('faults', fault),
    ledger: async () => await control('ledger'),
    /** From now on the sandbox's events reach the api. */
    deliverWebhooks: () => control('webhooks', { mode: 'deliver' }),
    async setStock(key: string, is_in_stock: boolean) {
      await api.deps.db.update(items).set({ is_in_stock }).where(eq(items.key, key));
      await changeMenu();
    },
    async setPrice(key: string, price: number) {
      await api.deps.db.update(items).set({ price }).where(eq(items.key, key));
      await changeMenu();
    },
    setAccount: (stripe_acct: string | null) => changeSettings({ stripe_acct }),
    setPhoneRequired: (is_phone_required: boolean) => changeSettings({ is_phone_required }),
    async setState(state: 'ACTIVE' | 'INACTIVE') {
      await api.deps.db.update(restaurants).set({ state });
      await changeMenu();
    },
    /** A guest at a table of one's own. */
    async newGuest(name: string | null = null) {
      const section = await call('POST', '/section/addGuest', {
        restaurant_id,
        section_type: 'TAKEOUT',
      });
      if (section.status !== 200) throw new Error(JSON.stringify(section.body));
      const { token, table_id } = section.body as { token: string; table_id: string };
      const added = await call(
        'POST',
        '/table/addGuest',
        { restaurant_id, table_id, guest: { name } },
        { token },
      );
      if (added.status !== 200) throw new Error(JSON.stringify(added.body));
      const guest_id: string = added.body.guest_id;
      return { token, table_id, guest_id };
    },
    /** Two fries and a burger: 2000 cents, 178 tax (177.5), 300 tip. */
    order(guest_id: string, changes: object = {}) {
      return {
        restaurant_id,
        guest_id,
        items: [
          { item_id: ids.get('fries'), modifier_ids: [], multiplier: 2 },
          {
            item_id: ids.get('burger'),
            modifier_ids: [ids.get('beef')],
            multiplier: 1,
            special_instructions: 'no salt',
          },
        ],
        tip_percentage: 1500,
        ...changes,
      };
    },
    /** Posts an event the way Stripe does, or the way somebody else might. */
    async sendWebhook(
      event: object,
      how: {
        readonly secret?: string;
        readonly timestamp?: number;
        readonly signature?: string;
      } = {},
    ) {
      const payload = JSON.stringify({ object: 'event', created: 0, livemode: false, ...event });
      const { secret = 'whsec_sandbox', timestamp = Math.floor(Date.now() / 1000) } = how;
      const signature =
        how.signature ?? stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      const response = await fetch(`${server.url}/api/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
      });
      return { status: response.status, body: (await response.json()) as Body };
    },
    /** Confirms an intent at the processor, as the browser does. */
    confirm: (payment_intent_id: string, payment_method = 'pm_card_visa') =>
      stripe.paymentIntents.confirm(payment_intent_id, { payment_method }),
    /** The guest answers the question of the bank, perhaps long after it was asked. */
    async answerBank({ id, client_secret }: { id: string; client_secret: string | null }) {
      const query = new URLSearchParams({ client_secret: client_secret ?? '', answer: 'complete' });
      const url = `${sandboxUrl}/stripe/3ds/${id}/answer?${query.toString()}`;
      const response = await fetch(url, { method: 'POST' });
      return (await response.json()) as { status: string };
    },
    async close() {
      await api.close();
      await sandbox.close();
    },
  };
}

function shopFolder({
  campaigns,
  tables,
}: {
  readonly campaigns?: string;
  readonly tables?: string;
}): string {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-shop-'));
  cpSync(FOLDER, folder, { recursive: true });
  if (campaigns !== undefined) writeFileSync(join(folder, 'campaigns.yaml'), campaigns);
  if (tables !== undefined) {
    writeFileSync(join(folder, 'tables.yaml'), tables);
    const file = join(folder, 'restaurant.yaml');
    const text = readFileSync(file, 'utf8').replaceAll('TAKE_OUT_ONLY', 'TAKE_OUT_AND_DINE_IN');
    writeFileSync(file, `${text}staff: [{ name: Sam, pin: '2468' }]\n`);
  }
  return folder;
}

async function idsByKey(
  { deps: { db } }: RunningApi,
  restaurant_id: string,
): Promise<Map<string, string>> {
  const dishes = await db
    .select({ key: items.key, id: items.item_id })
    .from(items)
    .where(eq(items.restaurant_id, restaurant_id));
  const choices = await db
    .select({ key: modifiers.key, id: modifiers.modifier_id })
    .from(modifiers)
    .where(eq(modifiers.restaurant_id, restaurant_id));
  const promotions = await db
    .select({ key: campaigns.key, id: campaigns.campaign_id })
    .from(campaigns)
    .where(eq(campaigns.restaurant_id, restaurant_id));
  return new Map([...dishes, ...choices, ...promotions].map(({ key, id }) => [key, id]));
}
