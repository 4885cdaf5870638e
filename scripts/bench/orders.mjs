import { openConnection, toRequest } from './connection.mjs';
import { openCaller } from './guests.mjs';

/** Guests who order the same again and again; `acknowledged` counts the orders that they were told are placed. */
export function createOrdering({ url, sandboxUrl }, guests, cart) {
  const acknowledged = { counter: 0, stripe: 0 };

  async function openCounterClient() {
    const call = await openCaller(url);
    async function order(guest) {
      const { guest_id } = guest;
      await place(call, guest, { ...cart, guest_id, payment_method: 'COUNTER' });
      acknowledged.counter += 1;
    }
    return { work: () => asGuest(order), close: call.close };
  }

  async function openStripeClient() {
    const [call, sandbox] = [await openCaller(url), await openConnection(sandboxUrl)];
    async function order(guest) {
      const { guest_id } = guest;
      const body = { ...cart, guest_id, mode: 'before' };
      const { payment_intent, processor } = await call('/api/payments/intent', body, guest);
      await confirm(sandbox, payment_intent, processor);
      const { payment_intent_id } = payment_intent;
      const { restaurant_id } = cart;
      await place(call, guest, {
        restaurant_id,
        guest_id,
        token: payment_intent_id,
        payment_method: 'CARD',
      });
      acknowledged.stripe += 1;
    }
    function close() {
      call.close();
      sandbox.close();
    }
    return { work: () => asGuest(order), close };
  }

  async function asGuest(order) {
    const guest = guests.borrow();
    await order(guest);
    guests.giveBack(guest);
  }

  /** Confirms the card, as the browser does. */
  async function confirm(sandbox, { payment_intent_id, client_secret }, { publishable_key }) {
    const path = `/v1/payment_intents/${payment_intent_id}/confirm`;
    const reply = await sandbox.send(
      toRequest(sandboxUrl, 'POST', path, {
        headers: {
          authorization: `Bearer ${publishable_key}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ payment_method: 'pm_card_visa', client_secret }).toString(),
      }),
    );
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.body}`);
  }

  return { cart, acknowledged, openCounterClient, openStripeClient };
}

async function place(call, guest, body) {
  const { order } = await call('/api/orders/orderAndPay', body, guest);
  if (order.status !== 'ORDER_SENT_TO_KITCHEN')
    throw new Error(`An order was answered with ${order.status}.`);
}
