import type { OrderItem } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { byRound } from './by-round';

function line(name: string, round: number, sent_at: string | null = null) {
  return { name, round, sent_at } as OrderItem; // as much of it as is looked at
}

test('lines stand with the round they came with, in the order of the rounds', () => {
  const late = '2026-11-28T20:14:00Z';
  const rounds = byRound([
    line('Beer', 2, late),
    line('Soup', 1),
    line('Pie', 2, late),
    line('Tea', 1),
  ]);
  expect(
    rounds.map(({ round, sent_at, items }) => [round, sent_at, items.map(({ name }) => name)]),
  ).toEqual([
    [1, null, ['Soup', 'Tea']],
    [2, late, ['Beer', 'Pie']],
  ]);
});
