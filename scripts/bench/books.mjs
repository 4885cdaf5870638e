import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/**
 * Compares what clients were told with what is stored, and our payments with the provider's ledger; resolves with one
 * sentence per difference. The api must have stopped.
 */
export async function compareBooks({ databaseUrl, dataFolder, sandboxUrl }, acknowledged) {
  const { placed, numbers, payments } = await readOurs({ databaseUrl, folder: dataFolder });
  const theirs = await readTheirs(sandboxUrl);
  const captured = payments.filter(({ status }) => status === 'CAPTURED');
  const ours = new Map(captured.map((payment) => [payment.provider_ref, Number(payment.amount)]));
  const orders = acknowledged.counter + acknowledged.stripe;
  const wrong = theirs.filter(({ id, amount }) => ours.get(id) !== amount);
  return [
    ...differs('orders acknowledged', orders, 'orders placed', placed),
    ...differs('orders placed', placed, 'order numbers', numbers),
    ...differs('orders paid by card', acknowledged.stripe, 'payments captured', captured.length),
    ...differs('payments captured', captured.length, 'captures in the ledger', theirs.length),
    ...(wrong.length === 0 ? [] : [`${wrong.length} amounts in the ledger are not ours`]),
  ];
}

function differs(name, count, otherName, otherCount) {
  return count === otherCount ? [] : [`${count} ${name}, but ${otherCount} ${otherName}`];
}

async function readOurs({ databaseUrl, folder }) {
  const client = databaseUrl
    ? new pg.Pool({ connectionString: databaseUrl })
    : await PGlite.create({ dataDir: folder });
  const { rows } = await client.query(
    `select count(*)::int as placed, count(distinct order_number)::int as numbers
     from orders where placed_at is not null and status <> 'ORDER_CANCELLED'`,
  );
  const payments = await client.query('select provider_ref, amount, status from payments');
  await (databaseUrl ? client.end() : client.close());
  return { ...rows[0], payments: payments.rows };
}

async function readTheirs(sandboxUrl) {
  const reply = await fetch(`${sandboxUrl}/_control/stripe/ledger`);
  const { intents } = await reply.json();
  return intents
    .filter(({ amount_captured }) => amount_captured > 0)
    .map(({ id, amount_captured, amount_refunded }) => ({
      id,
      amount: amount_captured - amount_refunded,
    }));
}
