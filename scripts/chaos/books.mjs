import { countWords, groupBy } from './count.mjs';

/**
 * Compares three ledgers: what guests were told, what our database says, and what the processor has. Resolves with
 * `{ ours, theirs, faults }`; each fault is `{ kind, marker, detail }`.
 */
export async function readBooks(product, told) {
  const ours = await readOurs(product);
  const theirs = await readTheirs(product);
  const money = moneyByOrder(theirs);
  const faults = [
    ...lostAcks(told, ours),
    ...duplicates(ours),
    ...doubleCharges(ours, money),
    ...chargedWithoutOrder(ours, money, theirs),
    ...placedWithoutMoney(ours, money),
    ...differentPayments(ours, theirs),
  ];
  return { ours: summariseOurs(ours), theirs: summariseTheirs(theirs), faults };
}

async function readOurs({ query }) {
  const orders = await query(
    `select order_id, order_instructions as marker, status, order_number, total_with_tip_and_tax as total
     from orders`,
  );
  const payments = await query(
    'select order_id, provider_ref, status, amount from payments where provider_ref is not null',
  );
  const [{ waiting }] = await query(
    'select count(*)::int as waiting from outbox where done_at is null',
  );
  return { orders, payments, waiting };
}

async function readTheirs({ sandboxUrl }) {
  const reply = await fetch(`${sandboxUrl}/_control/stripe/ledger`);
  const { intents } = await reply.json();
  return intents.map((intent) => ({
    ...intent,
    kept: intent.amount_captured - intent.amount_refunded,
    order_id: intent.metadata.order_id,
  }));
}

/** Amount each order's guest has paid without a refund, by order. */
function moneyByOrder(theirs) {
  const money = new Map();
  for (const { order_id, kept } of theirs.filter((intent) => intent.kept > 0)) {
    money.set(order_id, [...(money.get(order_id) ?? []), kept]);
  }
  return money;
}

/** Told that it is placed, and it is not, or differently. An order may be cancelled and refunded after the guest was told. */
function lostAcks(told, { orders }) {
  const byId = new Map(orders.map((order) => [order.order_id, order]));
  return told
    .filter((each) => each.told === 'placed')
    .filter(({ order_id, order_number, total, status }) => {
      const order = byId.get(order_id);
      const isSame = order?.order_number === order_number && order?.total === total;
      return !isSame || order.status !== status;
    })
    .map(({ marker, order_id, wish }) => fault('lost ack', marker, `${wish} ${order_id}`));
}

/** One wish, several orders in the kitchen. */
function duplicates({ orders }) {
  const placed = groupBy(orders.filter(isPlaced), ({ marker }) => marker);
  const twice = placed.filter(([, mine]) => mine.length > 1);
  return twice.map(([marker, mine]) =>
    fault('duplicate order', marker, mine.map(({ order_id }) => order_id).join(' ')),
  );
}

/** One wish, several charges that nobody gave back, or one above its order's total. */
function doubleCharges({ orders }, money) {
  const byMarker = groupBy(orders, ({ marker }) => marker);
  return byMarker.flatMap(([marker, mine]) => {
    const charges = mine.flatMap(({ order_id }) => money.get(order_id) ?? []);
    return charges.length > 1 ? [fault('double charge', marker, charges.join(' + '))] : [];
  });
}

/** The processor has money for an order that is not in the kitchen, or another sum than the order's. */
function chargedWithoutOrder({ orders }, money, theirs) {
  const placed = new Map(orders.filter(isPlaced).map((order) => [order.order_id, order]));
  const markers = new Map(orders.map(({ order_id, marker }) => [order_id, marker]));
  const unknown = theirs.filter(({ kept, order_id }) => kept > 0 && !markers.has(order_id));
  const wrong = [...money].filter(
    ([order_id, charges]) => placed.get(order_id)?.total !== sumOf(charges),
  );
  return [
    ...unknown.map(({ id }) => fault('charged without order', '', id)),
    ...wrong.map(([order_id, charges]) =>
      fault('charged without order', markers.get(order_id), `${order_id} ${charges.join(' + ')}`),
    ),
  ];
}

/** In the kitchen as paid, while the processor has no money for it; or with money, though it is to be paid at the counter. */
function placedWithoutMoney({ orders, payments }, money) {
  const paid = new Set(
    payments.filter(({ status }) => status === 'CAPTURED').map(({ order_id }) => order_id),
  );
  return orders
    .filter(isPlaced)
    .filter(({ order_id }) => paid.has(order_id) !== money.has(order_id))
    .map(({ order_id, marker }) => fault('placed without money', marker, order_id));
}

function differentPayments({ payments, waiting }, theirs) {
  const ours = new Map(payments.map((payment) => [payment.provider_ref, payment]));
  const wrong = theirs
    .filter(({ id, amount_captured, kept }) => {
      const status = ours.get(id)?.status;
      if (amount_captured === 0) return status === 'CAPTURED' || status === 'REFUNDED';
      return status !== (kept > 0 ? 'CAPTURED' : 'REFUNDED');
    })
    .map(({ id, status, kept }) =>
      fault('payment differs', '', `${id} ${status} ${kept}, ours ${ours.get(id)?.status}`),
    );
  return waiting === 0 ? wrong : [...wrong, fault('message waits', '', `${waiting} in the outbox`)];
}

function summariseOurs({ orders, payments }) {
  return { orders: countBy(orders), payments: countBy(payments) };
}

function summariseTheirs(theirs) {
  return {
    intents: countBy(theirs),
    captured: theirs.filter(({ amount_captured }) => amount_captured > 0).length,
    refunded: theirs.filter(({ amount_captured, kept }) => amount_captured > 0 && kept === 0)
      .length,
    kept: sumOf(theirs.map(({ kept }) => kept)),
  };
}

function countBy(rows) {
  return countWords(rows.map(({ status }) => status));
}

function isPlaced({ status }) {
  return status !== 'ORDER_OPEN' && status !== 'ORDER_CANCELLED';
}

function fault(kind, marker, detail) {
  return { kind, marker, detail };
}

function sumOf(amounts) {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
