import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { act, waitFor } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { useLiveBoard } from '../live/use-live-board';
import { useSession } from '../session/use-session';
import { openFrontOfHouse, PIN } from '../testing/open-front-of-house';
import { nextStatus } from './next-status';
import { useBoard } from './use-board';

function order(name: string) {
  return placeCounterOrder({ base_url: inject('api_url'), restaurant: 'pier', name });
}

function useDevice() {
  return { session: useSession(), board: useBoard() };
}

function useLiveDevice() {
  return { ...useDevice(), live: useLiveBoard() };
}

async function openSignedIn<Value extends ReturnType<typeof useDevice>>(useValue: () => Value) {
  const device = await openFrontOfHouse(useValue);
  await waitFor(() => expect(device.now().session.staff).toBeNull());
  act(() => device.now().session.signIn(PIN));
  await waitFor(() => expect(device.now().board.orders).toBeDefined());
  return device;
}

test('an order appears on the board when it is placed, and goes on by a tap on another one', async () => {
  const wall = await openSignedIn(useLiveDevice);
  await waitFor(() => expect(wall.now().live.lost_at).toBeNull());
  const placed = await order('Ada');
  function statusOnWall() {
    return wall.now().board.orders?.find(({ order_id }) => order_id === placed.order_id)?.status;
  }
  await waitFor(() => expect(statusOnWall()).toBe('ORDER_SENT_TO_KITCHEN'));

  const handheld = await openSignedIn(useDevice);
  for (const expected of ['ORDER_PREPARING', 'ORDER_READY'] as const) {
    const status = nextStatus(statusOnWall() ?? 'ORDER_OPEN');
    if (status === null) throw new Error('The order is over already.');
    act(() => handheld.now().board.move(placed.order_id, { status }));
    await waitFor(() => expect(statusOnWall()).toBe(expected));
  }
  act(() => handheld.now().board.move(placed.order_id, { status: 'ORDER_COMPLETED' }));
  await waitFor(() => expect(statusOnWall()).toBeUndefined());
});

test('two who move an order at once move it one step', async () => {
  const placed = await order('Bea');
  const devices = [await openSignedIn(useDevice), await openSignedIn(useDevice)];
  act(() => {
    for (const device of devices)
      device.now().board.move(placed.order_id, { status: 'ORDER_PREPARING' });
  });
  for (const device of devices)
    await waitFor(() => expect(device.now().board.isMoving).toBe(false));
  await waitFor(() => {
    for (const device of devices) {
      const seen = device.now().board.orders?.find(({ order_id }) => order_id === placed.order_id);
      expect(seen?.status).toBe('ORDER_PREPARING');
    }
  });
});

test('a lost stream is told with its time, and everything is read again once it is back', async () => {
  const wall = await openSignedIn(useLiveDevice);
  await waitFor(() => expect(wall.now().live.lost_at).toBeNull());
  act(() => wall.dropStream());
  expect(wall.now().live.lost_at).toBeInstanceOf(Date);
  const placed = await order('Cee');
  await waitFor(() => expect(wall.now().live.lost_at).toBeNull());
  await waitFor(() =>
    expect(wall.now().board.orders?.map(({ order_id }) => order_id)).toContain(placed.order_id),
  );
});
