import { eq } from 'drizzle-orm';
import { deliveries, orders } from '../../../db/schema/index';
import { runOutbox } from '../../../jobs/outbox';
import { sweepDeliveries } from '../sweep-deliveries';
import { type Guest, type Outside, startOutside } from './start-outside';

export type Quoted = { readonly id: string; readonly fee: number; readonly dropoff_eta: string };

/** A shop whose orders a courier service brings, and the steps that its guests and servers take. */
export async function deliverBy(service: 'nash' | 'doordash') {
  const outside: Outside = await startOutside();
  const { shop } = outside;
  const delivery_type = service === 'nash' ? 'DELIVERY_OPTION_NASH' : 'DELIVERY_OPTION_DOORDASH';
  await shop.changeSettings({
    delivery_type,
    phone_number: '+12125550100',
    delivery_min_spend: 1500,
    is_delivery_taxed: true,
  });

  function askQuote({ guest_id, token }: Guest, changes: object = {}) {
    const body = {
      restaurant_id: shop.restaurant_id,
      guest_id,
      dropoff_address: '98 Court Street, Brooklyn, NY 11201',
      dropoff_phone_number: '(718) 555-0199',
      guest_first_name: 'Ada',
      guest_last_name: 'Byron',
      ...changes,
    };
    return shop.call('POST', '/delivery/quote', body, { token });
  }

  async function quote(guest: Guest, changes: object = {}): Promise<Quoted> {
    const asked = await askQuote(guest, changes);
    if (asked.status !== 200) throw new Error(JSON.stringify(asked.body));
    return asked.body;
  }

  function openIntent({ guest_id, token }: Guest, changes: object = {}) {
    const body = { ...shop.order(guest_id), mode: 'before', ...changes };
    return shop.call('POST', '/payments/intent', body, { token });
  }

  async function pay(guest: Guest, delivery_quote_id: string, changes: object = {}) {
    const { guest_id, token } = guest;
    const opened = await openIntent(guest, { delivery_quote_id, ...changes });
    if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
    const { payment_intent_id } = opened.body.payment_intent;
    await shop.confirm(payment_intent_id);
    const body = { ...shop.order(guest_id), payment_method: 'CARD', token: payment_intent_id };
    const placed = await shop.call('POST', '/orders/orderAndPay', body, { token });
    if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
    return { order_id: placed.body.order.order_id as string, payment_intent_id, opened, placed };
  }

  async function work(): Promise<void> {
    await runOutbox(shop.deps, 'outside');
    await runOutbox(shop.deps);
  }

  return {
    outside,
    shop,
    askQuote,
    quote,
    openIntent,
    pay,
    /** A guest whose order is paid and on its way to a courier, perhaps. */
    async order(changes: object = {}) {
      const guest = await shop.newGuest();
      const { id } = await quote(guest);
      return { guest, ...(await pay(guest, id, changes)) };
    },
    work,
    sweep: () => sweepDeliveries(shop.deps),
    cancel: ({ guest_id, token }: Guest) =>
      shop.call('POST', '/delivery/cancel', { guest_id }, { token }),
    async track({ guest_id, token }: Guest) {
      const got = await shop.call('GET', `/delivery/${guest_id}`, undefined, { token });
      return got.body.delivery;
    },
    async row(order_id: string) {
      const [row] = await shop.db
        .select()
        .from(deliveries)
        .where(eq(deliveries.order_id, order_id));
      if (row === undefined) throw new Error('Nobody brings it.');
      return row;
    },
    async setOrder(order_id: string, status: 'ORDER_PREPARING' | 'ORDER_READY') {
      await shop.db.update(orders).set({ status }).where(eq(orders.order_id, order_id));
    },
    async orderRow(order_id: string) {
      const [row] = await shop.db.select().from(orders).where(eq(orders.order_id, order_id));
      if (row === undefined) throw new Error('There is no such order.');
      return row;
    },
    /** Deliveries on record at the service. */
    async jobs(): Promise<readonly { id: string; external_id: string; status: string }[]> {
      return (await outside.control(service, 'ledger')).jobs;
    },
    courier: (id: string, act: 'advance' | 'fail') =>
      outside.control(service, `jobs/${id}/${act}`, {}),
    fault: (fault: object) => outside.control(service, 'faults', fault),
    clearFaults: () => outside.control(service, 'faults', undefined, 'DELETE'),
    deliverWebhooks: (mode: 'deliver' | 'duplicate' | 'reorder' | 'drop') =>
      outside.control(service, 'webhooks', { mode }),
    /** Amount refunded to the card at the processor. */
    async refundedOf(payment_intent_id: string): Promise<number> {
      const ledger = await shop.ledger();
      const intent = ledger.intents.find(({ id }: { id: string }) => id === payment_intent_id);
      return intent.amount_refunded;
    },
    async setZones(delivery_zones: readonly object[]) {
      await shop.changeSettings({ delivery_type: 'DELIVERY_OPTION_IN_HOUSE', delivery_zones });
    },
    restore: () => shop.changeSettings({ delivery_type }),
    close: () => outside.close(),
  };
}

export type DeliveryShop = Awaited<ReturnType<typeof deliverBy>>;
