import type { Deps } from '../../../deps';
import type { Database } from '../../../db/database';
import { countSend, type SendLimit, waitUnder } from '../../../plugins/limits/take-sends';
import type { PaymentRow } from './payment-repository';

const HOUR = 3600;
/** Cards that may be declined in an hour of the guests of one network: at a restaurant, and at all of them. */
export const MOST_DECLINES_OF_NETWORK = { at_restaurant: 20, everywhere: 60 } as const;

type Payer = Pick<PaymentRow, 'restaurant_id' | 'network'>;

/** Counts a declined card against the network that it was tried from, in the transaction of `db`. */
export async function countDecline(db: Database, payer: Payer, now: Date): Promise<void> {
  await countSend(db, limitsOf(payer), now);
}

/** How many seconds the guests of a network wait before they may try cards again; 0 = they may. */
export async function waitOfNetwork(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  payer: Payer,
): Promise<number> {
  let wait_seconds = 0;
  for (const limit of limitsOf(payer))
    wait_seconds = Math.max(wait_seconds, await waitUnder(db, limit, clock.now()));
  return wait_seconds;
}

/** In the order of their names, as all take them. Staff and devices have no network: they see who pays. */
function limitsOf({ restaurant_id, network }: Payer): readonly SendLimit[] {
  if (network === null) return [];
  const { at_restaurant, everywhere } = MOST_DECLINES_OF_NETWORK;
  return [
    { scope: 'declines', subject: network, spans: [{ most: everywhere, seconds: HOUR }] },
    {
      scope: 'declines:restaurant',
      subject: `${restaurant_id} ${network}`,
      spans: [{ most: at_restaurant, seconds: HOUR }],
    },
  ];
}
