import type { BoardOrder, OrderItem } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { roundKey, unprintedRounds } from './unprinted-rounds';

const SINCE = '2026-11-28T20:00:00.000Z';

/** As much of an order as is read here. */
function placed(
  order_id: string,
  at: string,
  rounds: readonly (string | null)[],
  is_accepted = true,
) {
  const items = rounds.map((sent_at, index) => ({ round: index + 1, sent_at }) as OrderItem);
  return { order_id, placed_at: at, is_accepted, items } as unknown as BoardOrder; // the fields that count
}

test('rounds print that came in since the device prints, once, and only of accepted orders', () => {
  const orders = [
    placed('before', '2026-11-28T19:59:00.000Z', [null]),
    placed('grown', '2026-11-28T19:59:00.000Z', [null, '2026-11-28T20:10:00.000Z']),
    placed('fresh', '2026-11-28T20:05:00.000Z', [null]),
    placed('asked', '2026-11-28T20:06:00.000Z', [null], false),
    placed('claimed', '2026-11-28T20:07:00.000Z', [null]),
  ];
  const found = unprintedRounds(orders, SINCE, new Set(['claimed 1']));
  expect(found.map(roundKey)).toEqual(['grown 2', 'fresh 1']);
});
