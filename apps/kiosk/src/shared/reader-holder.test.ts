import type { Terminal } from '@comanda/contracts';
import type { CardReader, ReaderState } from '@comanda/payments';
import { expect, test } from 'vitest';
import { createReaderHolder } from './reader-holder';

function terminal(terminal_id: string): Terminal {
  return { terminal_id } as Terminal; // no more of it is read
}

/** A reader that writes down when it is connected and let go, and pays while its state says so. */
function readerOf(terminal_id: string, log: string[]) {
  let status: ReaderState['status'] = 'READY';
  const listeners = new Set<() => void>();
  log.push(`connect ${terminal_id}`);
  const reader = {
    state: () => ({ status }),
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async disconnect() {
      log.push(`disconnect ${terminal_id}`);
    },
  } as unknown as CardReader; // no more of it is used
  function become(next: ReaderState['status']) {
    status = next;
    for (const listener of listeners) listener();
  }
  return { reader, become };
}

test('a reader is connected once, and let go before another one is connected', async () => {
  const log: string[] = [];
  const holder = createReaderHolder(async ({ terminal_id }) => readerOf(terminal_id, log).reader);
  const [first, again] = await Promise.all([
    holder.hold(terminal('a')),
    holder.hold(terminal('a')),
  ]);
  expect(again).toBe(first);
  await holder.hold(terminal('b'));
  await holder.release();
  await holder.release();
  await holder.hold(terminal('a'));
  expect(log).toEqual(['connect a', 'disconnect a', 'connect b', 'disconnect b', 'connect a']);
});

test('a payment at the reader ends before it is let go', async () => {
  const log: string[] = [];
  const { reader, become } = readerOf('a', log);
  const holder = createReaderHolder(async () => reader);
  await holder.hold(terminal('a'));
  become('PROCESSING');
  const released = holder.release();
  await Promise.resolve();
  log.push('paid');
  become('COMPLETE');
  await released;
  expect(log).toEqual(['connect a', 'paid', 'disconnect a']);
});

test('a reader that could not be used is tried again', async () => {
  const log: string[] = [];
  let isThere = false;
  const holder = createReaderHolder(async ({ terminal_id }) =>
    isThere ? readerOf(terminal_id, log).reader : null,
  );
  expect(await holder.hold(terminal('a'))).toBeNull();
  isThere = true;
  expect(await holder.hold(terminal('a'))).not.toBeNull();
});
