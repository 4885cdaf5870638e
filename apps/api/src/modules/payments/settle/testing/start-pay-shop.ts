import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PaymentService } from '@comanda/contracts';
import { and, eq } from 'drizzle-orm';
import type { DestinationStream } from 'pino';
import { importBundle } from '../../../../bundles/import-bundle';
import type { Config } from '../../../../config';
import type { PaymentConfig } from '../../../../payment-config';
import { items, payments } from '../../../../db/schema/index';
import { openProviderRelay } from './provider-relay';
import { type Reply, startShop } from './start-shop';

const FOLDER = fileURLToPath(new URL('./shop', import.meta.url));

export const SERVICES = ['STRIPE', 'NUVEI', 'NMI', 'BAMBORA'] as const;
export type Service = (typeof SERVICES)[number];

/** Accounts of the sandbox, as restaurant.yaml names them. */
const ACCOUNTS: Readonly<Record<Service, string>> = {
  STRIPE: '',
  NUVEI: "nuvei_acct: '33001'\npayment_secrets: { nuvei_secret: SandboxSecret002 }\n",
  NMI: 'nmi_public_key: nmi_sandbox_public_key\npayment_secrets: { nmi_security_key: nmi_sandbox_security_key, nmi_signing_key: nmi_sandbox_signing_key }\n',
  BAMBORA:
    "bambora_mid: '300200578'\npayment_secrets: { bambora_passcode: bambora_sandbox_passcode, bambora_reporting_passcode: bambora_sandbox_reporting }\n",
};

export type Counter = {
  readonly service: Service;
  readonly restaurant_id: string;
  readonly fries: string;
};
export type PayGuest = { readonly token: string; readonly guest_id: string };
export type Money = { readonly captured: number; readonly refunded: number };
export type PayShop = Awaited<ReturnType<typeof startPayShop>>;

export type PayShopOptions = {
  readonly config?: Partial<Config>;
  /** How long processors are waited for. */
  readonly patience_ms?: number;
  readonly processors?: Partial<PaymentConfig>;
  /** Content of tables.yaml; with it, guests eat in too. */
  readonly tables?: string;
  /** Where the log goes, if not to the standard output. */
  readonly logTo?: DestinationStream;
};

/** The real api with a restaurant for each processor, and the sandbox that stands in for all of them. */
export async function startPayShop({
  config = {},
  patience_ms,
  processors = {},
  tables,
  logTo,
}: PayShopOptions = {}) {
  const door = await openProviderRelay();
  const shop = await startShop({
    config: { publicUrl: door.url, ...config },
    ...(logTo === undefined ? {} : { logTo }),
    processors: {
      ...processors,
      ...(patience_ms === undefined ? {} : { patienceMs: patience_ms }),
    },
  });
  const { db } = shop;
  door.leadTo(shop.serverUrl);
  const counters = new Map<Service, Counter>();
  for (const service of SERVICES) counters.set(service, await open(service));
  await control('nmi/webhooks', { mode: 'drop', url: `${shop.api.url}/api/webhooks/nmi` });
  await control('nuvei/webhooks', { mode: 'drop' });

  async function open(
    service: Service,
    endpoint = `pay-${service.toLowerCase()}`,
  ): Promise<Counter> {
    const folder = mkdtempSync(join(tmpdir(), 'comanda-counter-'));
    cpSync(FOLDER, folder, { recursive: true });
    const file = join(folder, 'restaurant.yaml');
    if (tables !== undefined) writeFileSync(join(folder, 'tables.yaml'), tables);
    const text = readFileSync(file, 'utf8')
      .replaceAll('TAKE_OUT_ONLY', tables === undefined ? 'TAKE_OUT_ONLY' : 'TAKE_OUT_AND_DINE_IN')
      .replace('endpoint: test-shop', `endpoint: ${endpoint}`)
      .replace('payment_service: STRIPE', `payment_service: ${service}`);
    writeFileSync(file, `${text}${ACCOUNTS[service]}staff: [{ name: Sam, pin: '2468' }]\n`);
    const imported = await importBundle(shop.deps, folder);
    rmSync(folder, { recursive: true });
    if (!imported.ok) throw new Error(JSON.stringify(imported.error));
    const { restaurant_id } = imported.value;
    const [dish] = await db
      .select({ item_id: items.item_id })
      .from(items)
      .where(and(eq(items.restaurant_id, restaurant_id), eq(items.key, 'fries')));
    return { service, restaurant_id, fries: dish?.item_id ?? '' };
  }

  function counterOf(service: Service): Counter {
    const counter = counters.get(service);
    if (counter === undefined) throw new Error(`${service} has no counter.`);
    return counter;
  }

  async function control(path: string, body?: unknown) {
    const response = await fetch(`${shop.sandboxUrl}/_control/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : await response.json();
  }

  /** Ends what was made to go wrong, and tells how often it struck. */
  async function clearFaults(service: Service): Promise<number> {
    const path = `${service.toLowerCase()}/faults`;
    const { faults } = (await control(path)) as { faults: { hits: number }[] }; // the sandbox's own
    await fetch(`${shop.sandboxUrl}/_control/${path}`, { method: 'DELETE' });
    return faults.reduce((sum, { hits }) => sum + hits, 0);
  }

  async function newGuest({ restaurant_id }: Counter): Promise<PayGuest> {
    const body = { restaurant_id, section_type: 'TAKEOUT' };
    const section = await shop.call('POST', '/section/addGuest', body);
    const { token, table_id } = section.body;
    const guest = { restaurant_id, table_id, guest: { name: 'Ada Guest' } };
    const added = await shop.call('POST', '/table/addGuest', guest, { token });
    if (added.status !== 200) throw new Error(JSON.stringify(added.body));
    return { token, guest_id: added.body.guest_id };
  }

  /** Payment request of a guest: some portions of fries at 4.50, and a tip that distinguishes payments. */
  function intent(
    { restaurant_id, fries }: Counter,
    { token, guest_id }: PayGuest,
    changes: {
      readonly portions?: number;
      readonly tip_fixed?: number;
      readonly key?: string;
    } = {},
  ): Promise<Reply> {
    const { portions = 2, tip_fixed = 0, key = randomUUID() } = changes;
    const lines = Array.from({ length: portions }, (_, index) => ({
      item_id: fries,
      modifier_ids: [],
      multiplier: 1,
      special_instructions: `No. ${index + 1}`,
    }));
    const body = { restaurant_id, guest_id, items: lines, tip_fixed, mode: 'before' };
    return shop.call('POST', '/payments/intent', body, { token, key });
  }

  /** The browser's call after the guest has done what there is to do; without a card's token it only asks. */
  function orderAndPay(
    { restaurant_id }: Counter,
    { token, guest_id }: PayGuest,
    payment_intent_id: string,
    card_token = payment_intent_id,
    key: string = randomUUID(),
  ): Promise<Reply> {
    const payment = { payment_method: 'CARD', token: card_token, payment_intent_id };
    const body = { restaurant_id, guest_id, ...payment };
    return shop.call('POST', '/orders/orderAndPay', body, { token, key });
  }

  async function paymentOf(payment_intent_id: string) {
    const [payment] = await db
      .select()
      .from(payments)
      .where(eq(payments.provider_ref, payment_intent_id));
    if (payment === undefined) throw new Error(`${payment_intent_id} is unknown.`);
    return payment;
  }

  /** Amounts received and refunded for a payment in our records. */
  async function ourMoney(payment_intent_id: string): Promise<Money> {
    const { status, amount, refunded_amount } = await paymentOf(payment_intent_id);
    const isPaid = status === 'CAPTURED' || status === 'REFUNDED';
    return { captured: isPaid ? amount : 0, refunded: isPaid ? refunded_amount : 0 };
  }

  /** Gives back what was paid for an order, or for some of its lines, as staff do who have just signed in. */
  async function giveBack(
    { restaurant_id }: Counter,
    order_id: string,
    item_instance_ids?: readonly string[],
  ): Promise<Reply> {
    const signed = await shop.call('POST', '/staff/signIn', { restaurant_id, pin: '2468' });
    const lines = item_instance_ids === undefined ? {} : { item_instance_ids };
    const { token } = signed.body;
    return await shop.call('POST', `/orders/${order_id}/refund`, lines, { token });
  }

  return {
    ...shop,
    counterOf,
    /** Opens another restaurant with the same processor. */
    openNeighbour: (service: Service) => open(service, `next-to-${service.toLowerCase()}`),
    controlOf: (service: PaymentService, path: string, body?: unknown) =>
      control(`${service.toLowerCase()}/${path}`, body),
    clearFaults,
    newGuestAt: newGuest,
    intent,
    orderAndPay,
    paymentOf,
    ourMoney,
    giveBack,
    async close() {
      await shop.close();
      await door.close();
    },
  };
}
