import { describe, expect, test } from 'vitest';
import {
  nextReaderStatus,
  READER_EVENTS,
  READER_STATUSES,
  type ReaderEvent,
  type ReaderStatus,
} from './reader-status';

/** Every arrow; a pair that is not here stays where it is. */
const ARROWS: Readonly<Record<ReaderStatus, Partial<Record<ReaderEvent, ReaderStatus>>>> = {
  DEFAULT: { connected: 'READY' },
  READY: { begun: 'PROCESSING', disconnected: 'DEFAULT', reset: 'DEFAULT' },
  PROCESSING: { paid: 'COMPLETE', failed: 'FAILED', cancelled: 'READY' },
  COMPLETE: { reset: 'DEFAULT' },
  FAILED: { reset: 'DEFAULT', begun: 'PROCESSING' },
};

const pairs = READER_STATUSES.flatMap((status) =>
  READER_EVENTS.map((event) => [status, event] as const),
);

describe('the table of a reader', () => {
  test.each(pairs)('%s, %s', (status, event) => {
    expect(nextReaderStatus(status, event)).toBe(ARROWS[status][event] ?? status);
  });

  test('a payment in the middle is never given up by losing the reader', () => {
    expect(nextReaderStatus('PROCESSING', 'disconnected')).toBe('PROCESSING');
  });
});
