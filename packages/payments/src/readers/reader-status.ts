import { assertNever } from '@comanda/kernel';

/** How a reader stands: nothing is connected, it can be paid at, somebody pays, and how that ended. */
export const READER_STATUSES = ['DEFAULT', 'READY', 'PROCESSING', 'COMPLETE', 'FAILED'] as const;

export type ReaderStatus = (typeof READER_STATUSES)[number];

/** Events of a reader. `failed` is a definite no: an unknown result is still PROCESSING. */
export const READER_EVENTS = [
  'connected',
  'disconnected',
  'begun',
  'paid',
  'failed',
  'cancelled',
  'reset',
] as const;

export type ReaderEvent = (typeof READER_EVENTS)[number];

/** How a reader stands after something has happened to it. What does not fit changes nothing. */
export function nextReaderStatus(status: ReaderStatus, event: ReaderEvent): ReaderStatus {
  switch (status) {
    case 'DEFAULT':
      return event === 'connected' ? 'READY' : 'DEFAULT';
    case 'READY':
      if (event === 'begun') return 'PROCESSING';
      return event === 'disconnected' || event === 'reset' ? 'DEFAULT' : 'READY';
    case 'PROCESSING':
      return afterPaying(event);
    case 'COMPLETE':
    case 'FAILED':
      // The outcome stays to be read, also when the plug is pulled meanwhile.
      if (event === 'reset') return 'DEFAULT';
      return event === 'begun' && status === 'FAILED' ? 'PROCESSING' : status;
    default:
      return assertNever(status);
  }
}

/** A reader that is lost in the middle may have taken the money: only an outcome ends paying. */
function afterPaying(event: ReaderEvent): ReaderStatus {
  switch (event) {
    case 'paid':
      return 'COMPLETE';
    case 'failed':
      return 'FAILED';
    case 'cancelled':
      return 'READY';
    case 'connected':
    case 'disconnected':
    case 'begun':
    case 'reset':
      return 'PROCESSING';
    default:
      return assertNever(event);
  }
}
