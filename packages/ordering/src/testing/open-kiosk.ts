import { createApiClient, type ApiClient, unwrap } from '@comanda/api-client';
import type { Terminal, TerminalVendor } from '@comanda/contracts';
import { type CardReader, loadCardReader } from '@comanda/payments';
import { runTerminalScript } from '@comanda/payments/testing/terminal-script';
import { act } from '@testing-library/react';
import { expect, inject } from 'vitest';
import { useAddToCart } from '../cart/use-add-to-cart';
import { useCart } from '../cart/use-cart';
import { useKeptPayment } from '../payment/use-kept-payment';
import { useNewOrder } from '../payment/use-new-order';
import { usePayment } from '../payment/use-payment';
import { useCatalogue } from '../provider/use-catalogue';
import { useOrdering } from '../provider/ordering-context';
import { leaveAtEnd } from './opened-pages';
import { type ReaderHand, readerHand, readerId, readSandboxText } from './reader-hand';
import type { ReaderLabel } from './readers';
import { aGuest, type Guest, openOrigin, openPage } from './render-ordering';

const PACE = { reconnect: 50, list: 200, payment: 20 };

/** A paired kiosk with one reader beside it. */
export type Kiosk = {
  readonly restaurant_id: string;
  readonly api: ApiClient;
  readonly terminal: Terminal;
  readonly hand: ReaderHand;
  /** A guest who stands before it, with a session of their own. */
  readonly guest: () => Guest;
  /** The reader's driver, as a page that was just loaded has it. */
  readonly connect: () => Promise<CardReader>;
};

export async function startKiosk(vendor: TerminalVendor, label: ReaderLabel): Promise<Kiosk> {
  openOrigin();
  const base_url = inject('api_url');
  const { restaurant } = unwrap(
    await createApiClient({ base_url }).getRestaurant({ restaurant: 'tide-kiosk' }),
  );
  const { restaurant_id } = restaurant;
  const pairing = { restaurant_id, setup_code: 'tide-kiosk-setup', kind: 'kiosk' as const };
  const paired = unwrap(await createApiClient({ base_url }).pairDevice(pairing));
  const api = createApiClient({
    base_url,
    token: () => paired.token,
    retry: { base_ms: 1, cap_ms: 5 },
  });
  const { terminals } = unwrap(await api.listTerminals({ restaurant_id }));
  const reader_id = readerId(vendor, label);
  const listed = terminals.find((each) => each.reader_id === reader_id);
  if (listed === undefined) throw new Error(`The kiosk has no reader "${label}".`);
  const { device_id: kiosk_id } = paired.device;
  const { terminal_id } = listed;
  const { terminal } = unwrap(await api.placeTerminal({ restaurant_id, terminal_id, kiosk_id }));
  if (vendor === 'STRIPE') await standInForStripe();
  return {
    restaurant_id,
    api,
    terminal,
    hand: readerHand(vendor, label),
    guest() {
      const guest = aGuest({ endpoint: 'tide-kiosk', policy: { section_type: 'KIOSK' } });
      // The device seats its guests, who have a session of their own from then on.
      const { fetch, token } = guest.network;
      const client = createApiClient({
        base_url,
        fetch,
        token: () => token() ?? paired.token,
        retry: { retries: 2, base_ms: 1, cap_ms: 5 },
      });
      return { ...guest, client };
    },
    connect: () => connectReader(api, terminal),
  };
}

/** Stripe's script speaks to readers on the shop's own network, which the rules of pages leave alone. */
export async function standInForStripe(): Promise<void> {
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { fetch: { disableSameOriginPolicy: boolean } } };
  }; // the test environment's own
  happyDOM.settings.fetch.disableSameOriginPolicy = true;
  runTerminalScript(inject('sandbox_url'), await readSandboxText('stripe-terminal.js'));
}

/** The driver of a reader, connected as an app does it. */
export async function connectReader(api: ApiClient, terminal: Terminal): Promise<CardReader> {
  const { restaurant_id } = unwrap(
    await createApiClient({ base_url: inject('api_url') }).getRestaurant({
      restaurant: 'tide-kiosk',
    }),
  ).restaurant;
  const loaded = await loadCardReader(terminal.vendor, { api, restaurant_id, pace: PACE });
  if (!loaded.ok) throw new Error(loaded.error.code);
  const reader = loaded.value;
  // One without power is looked for until it is back.
  await reader.connect(terminal);
  return reader;
}

export type KioskPage = Awaited<ReturnType<typeof openKioskPage>>;

/** The page of a kiosk. Opening another one with the same guest is a reload, with another one a browser that was killed and started again. */
export async function openKioskPage(kiosk: Kiosk, guest: Guest) {
  const reader = await kiosk.connect();
  const page = await openPage(guest, function useKioskPage() {
    const order = useNewOrder();
    const payment = usePayment(order, reader);
    useKeptPayment(order, sessionStorage);
    kiosk.hand.watch(payment.flow);
    return {
      payment,
      cart: useCart(),
      add: useAddToCart(),
      catalogue: useCatalogue(),
      store: useOrdering().store,
    };
  });
  return {
    ...page,
    reader,
    choose(dish: string): void {
      const entry = [...page.now().catalogue.index.values()].find(({ item }) => item.name === dish);
      const item_id = entry?.item.item_id ?? '';
      act(() => expect(page.now().add({ item_id })).toMatchObject({ ok: true }));
    },
    /** The page is gone, whatever it was doing. */
    leave: leaveAtEnd(async () => {
      page.close();
      await reader.disconnect();
    }),
  };
}
