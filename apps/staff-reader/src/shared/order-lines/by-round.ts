import type { OrderItem } from '@comanda/contracts';

export type Round = {
  readonly round: number;
  /** When it was sent, if after the order was placed. */
  readonly sent_at: string | null;
  readonly items: readonly OrderItem[];
};

/** Groups the lines of an order by the round they came with, the first round first. */
export function byRound(items: readonly OrderItem[]): readonly Round[] {
  const rounds = new Map<number, OrderItem[]>();
  for (const item of items) rounds.set(item.round, [...(rounds.get(item.round) ?? []), item]);
  return [...rounds]
    .toSorted(([one], [other]) => one - other)
    .map(([round, lines]) => ({ round, sent_at: lines[0]?.sent_at ?? null, items: lines }));
}
