import { newIntentKey } from '@comanda/api-client';
import { expect, test } from 'vitest';
import {
  addMove,
  applyMoves,
  dropMove,
  EMPTY_QUEUE,
  nextMove,
  type Move,
  settleMove,
  undoMove,
} from './move-queue';

const HERE = { restaurant_id: 'r' };
const A = { ...HERE, order_id: 'a', order_number: '28B3' };
const START: Move = { ...A, kind: 'on', key: newIntentKey(), to: 'ORDER_PREPARING' };
const READY: Move = { ...A, kind: 'on', key: newIntentKey(), to: 'ORDER_READY' };
const UNDO: Move = { ...A, kind: 'undo', key: newIntentKey(), from: 'ORDER_READY' };
const OTHER: Move = {
  ...HERE,
  order_id: 'b',
  order_number: 'M3XD',
  kind: 'on',
  key: newIntentKey(),
  to: 'ORDER_COMPLETED',
};
const ALL = [START, READY, OTHER].reduce(addMove, EMPTY_QUEUE);

const ORDERS = [
  { order_id: 'a', status: 'ORDER_SENT_TO_KITCHEN' },
  { order_id: 'b', status: 'ORDER_READY' },
  { order_id: 'c', status: 'ORDER_READY' },
] as const;

test('orders are shown where their last step leads, and gone once they are over', () => {
  expect(applyMoves(ORDERS, ALL.moves).map(({ order_id, status }) => [order_id, status])).toEqual([
    ['a', 'ORDER_READY'],
    ['c', 'ORDER_READY'],
  ]);
});

test('a step that was taken leaves the later ones', () => {
  expect(settleMove(ALL, START).moves).toEqual([READY, OTHER]);
});

test('a step that no longer fits takes the later ones of its order along, and is noted', () => {
  expect(dropMove(ALL, START)).toEqual({ moves: [OTHER], dropped: ['a'] });
});

test('the note goes with the next step of the order', () => {
  expect(addMove(dropMove(ALL, START), READY).dropped).toEqual([]);
});

test('a step that was not sent is forgotten when it is undone', () => {
  expect(undoMove(ALL, UNDO, START).moves).toEqual([START, OTHER]);
});

test('a step on its way to the server, or taken by it, is undone there', () => {
  expect(undoMove(ALL, UNDO, READY).moves).toEqual([START, READY, OTHER, UNDO]);
  expect(undoMove(EMPTY_QUEUE, UNDO, null).moves).toEqual([UNDO]);
  expect(applyMoves([{ order_id: 'a', status: 'ORDER_READY' }], [UNDO])).toEqual([
    { order_id: 'a', status: 'ORDER_PREPARING' },
  ]);
});

test('the oldest step of this restaurant is sent next, and those of another wait', () => {
  const elsewhere: Move = { ...START, restaurant_id: 'other' };
  expect(nextMove([elsewhere, READY, OTHER], HERE.restaurant_id)).toBe(READY);
  expect(nextMove([elsewhere], HERE.restaurant_id)).toBeNull();
});
