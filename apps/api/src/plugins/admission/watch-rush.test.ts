import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { watchRush } from './watch-rush';

/** A server that takes up one connection per turn, as long as `isGoingOn` says so. */
async function takeUp(server: EventEmitter, isGoingOn: () => boolean): Promise<void> {
  while (isGoingOn()) {
    server.emit('connection');
    await setImmediate();
  }
}

test('without new connections there is no rush', () => {
  expect(watchRush(new EventEmitter())()).toBeNull();
});

test('it is over when a turn has passed without a new connection, and not before', async () => {
  // Turns are what counts: a busy machine may take longer over them than any rush may be waited for.
  const time = vi.spyOn(performance, 'now').mockReturnValue(0);
  const server = new EventEmitter();
  const rushUnderway = watchRush(server);
  let left = 20;
  const taking = takeUp(server, () => (left -= 1) >= 0);
  const rush = rushUnderway();
  let isOver = false;
  void rush?.then(() => (isOver = true));
  while (left > 0) {
    expect(isOver).toBe(false);
    expect(rushUnderway()).toBe(rush);
    await setImmediate();
  }
  await taking;
  await rush;
  time.mockRestore();
  expect(rushUnderway()).toBeNull();
});

test('one without an end holds nobody up for longer than a moment', async () => {
  const server = new EventEmitter();
  const rushUnderway = watchRush(server);
  let isGoingOn = true;
  const taking = takeUp(server, () => isGoingOn);
  await rushUnderway();
  isGoingOn = false;
  await taking;
  await rushUnderway();
  expect(rushUnderway()).toBeNull();
});
