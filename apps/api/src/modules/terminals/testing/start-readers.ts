import { eq } from 'drizzle-orm';
import { restaurants } from '../../../db/schema/index';
import { until as comesAbout } from '../../../testing/until';
import { type Reply, type Shop, startShop } from '../../payments/settle/testing/start-shop';
import type { ReadersConfig } from '../../../readers/readers-config';
import { openDeviceSession, openStaffSession } from '../../../testing/open-sessions';

export const TPN = '221921800001';
export const HANDHELD = '221921800002';
export const STRIPE_READER = 'tmr_SandboxCounter';

export type Seated = { readonly token: string; readonly guest_id: string };
export type ReaderShop = Awaited<ReturnType<typeof startReaders>>;

/** The shop with three readers, a kiosk and somebody at the counter; the readers lie in the test's hand. */
export async function startReaders(readers: Partial<ReadersConfig> = {}) {
  return await layReaders(await startShop({ readers }));
}

/** The same in a shop that runs already. */
export async function layReaders(shop: Shop) {
  const { restaurant_id, call, deps, sandboxUrl } = shop;
  const location = 'tml_Sandbox';
  await deps.db
    .update(restaurants)
    .set({
      terminals: [
        { vendor: 'NUVEI', reader: TPN, label: 'Kiosk', serial_number: 'N1', location: null },
        { vendor: 'NUVEI', reader: HANDHELD, label: 'Hand', serial_number: 'N2', location: null },
        { vendor: 'STRIPE', reader: STRIPE_READER, label: 'Bar', serial_number: 'S1', location },
      ],
      payment_secrets: { spin_auth_key: 'SandboxKey' },
    })
    .where(eq(restaurants.restaurant_id, restaurant_id));
  const staff = await openStaffSession(deps, restaurant_id);
  const kiosk = await openDeviceSession(deps, restaurant_id, 'kiosk');
  const other = await openDeviceSession(deps, restaurant_id, 'kiosk');
  const listed = await call('GET', `/terminal/${restaurant_id}/list`, undefined, staff);
  const ids = new Map<string, string>(
    listed.body.terminals.map((each: { reader_id: string; terminal_id: string }) => [
      each.reader_id,
      each.terminal_id,
    ]),
  );

  function terminalId(reader: string): string {
    const id = ids.get(reader);
    if (id === undefined) throw new Error(`The shop has no reader ${reader}.`);
    return id;
  }

  await select(TPN, kiosk);

  /** Puts a reader beside a kiosk. */
  function select(reader: string, who: { readonly token: string; readonly device_id: string }) {
    const place = { restaurant_id, terminal_id: terminalId(reader), kiosk_id: who.device_id };
    return call('POST', '/terminal/select', place, who);
  }

  /** Registers a reader at another location of Stripe's, or at none. */
  async function move(reader: string, place: string | null): Promise<void> {
    const isShop = eq(restaurants.restaurant_id, restaurant_id);
    const [row] = await deps.db.select().from(restaurants).where(isShop);
    const terminals = row?.terminals.map((each) =>
      each.reader === reader ? { ...each, location: place } : each,
    );
    await deps.db.update(restaurants).set({ terminals }).where(isShop);
  }

  /** A guest at the kiosk. */
  async function seat(
    opener: { readonly token: string } = kiosk,
    section_type = 'KIOSK',
  ): Promise<Seated> {
    const opened = await call('POST', '/section/addGuest', { restaurant_id, section_type }, opener);
    const { token, table_id } = opened.body;
    const body = { restaurant_id, table_id, guest: {} };
    const added = await call('POST', '/table/addGuest', body, { token });
    return { token, guest_id: added.body.guest_id };
  }

  /** Stores an order of the guest and opens it at a reader; gives the payment's name. */
  async function open(guest: Seated, reader = TPN, changes: object = {}): Promise<Reply> {
    const body = {
      ...shop.order(guest.guest_id, { tip_percentage: 0, ...changes }),
      mode: 'before',
      terminal_id: terminalId(reader),
    };
    return await call('POST', '/payments/intent', body, guest);
  }

  async function opened(guest: Seated, reader = TPN): Promise<string> {
    const reply = await open(guest, reader);
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    return reply.body.payment_intent.payment_intent_id;
  }

  function sell(payment_intent_id: string, who: { readonly token: string } = kiosk, key?: string) {
    const body = { restaurant_id, payment_intent_id };
    const how = key === undefined ? who : { ...who, key };
    return call('POST', '/terminal/sale', body, how);
  }

  async function standing(payment_intent_id: string, who = kiosk) {
    const path = `/terminal/${restaurant_id}/payment/${payment_intent_id}`;
    const reply = await call('GET', path, undefined, who);
    return reply.body.payment ?? reply.body;
  }

  /** Until the payment stands like one of these. */
  async function until(payment_intent_id: string, ...statuses: readonly string[]) {
    let payment: Reply['body'];
    await comesAbout(
      async () => {
        payment = await standing(payment_intent_id);
        return statuses.includes(payment.status);
      },
      `The payment was not ${statuses.join(' or ')} in time.`,
    );
    return payment;
  }

  async function control(path: string, body?: object): Promise<Reply['body']> {
    const response = await fetch(`${sandboxUrl}/_control/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return response.status === 204 ? null : await response.json();
  }

  /** Until a reader asks for a card. */
  async function asking(reader = TPN): Promise<void> {
    await comesAbout(async () => {
      const { devices } = await control('devices');
      const found = devices.find((each: { id: string }) => each.id === reader);
      return found?.state === 'waiting';
    }, `${reader} asks for no card.`);
  }

  async function act(what: string, body: object = {}, reader = TPN) {
    return await control(`devices/${reader}/${what}`, body);
  }

  /** Sales in the terminal's own records, newest first. */
  async function sales(): Promise<
    readonly {
      amount_captured: number;
      amount_refunded: number;
      status: string;
      reference_id: string;
    }[]
  > {
    return (await control('spin/ledger')).sales;
  }

  function place(guest: Seated, payment_intent_id: string) {
    return call(
      'POST',
      '/orders/orderAndPay',
      {
        restaurant_id,
        guest_id: guest.guest_id,
        payment_method: 'TERMINAL',
        token: payment_intent_id,
      },
      guest,
    );
  }

  return {
    ...shop,
    staff,
    kiosk,
    other,
    terminalId,
    select,
    move,
    seat,
    open,
    opened,
    sell,
    standing,
    until,
    asking,
    act,
    sales,
    place,
    hand: control,
  };
}
