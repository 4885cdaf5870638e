import type { CardReader, ReaderState, ReaderStatus } from '@comanda/payments';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { PaymentRequest } from './make-attempt';
import { CANCELLED, type Draft, type PaymentFlow, UNTRIED, type Way } from './payment-flow';
import type { PaymentRunner } from './payment-runner';
import { readerFailure, type ReaderFailure } from './reader-failure';
import { cardReader } from './ways/reader';

/** Something that can be paid on this screen. */
export type UsedPayable<D extends Draft> = {
  readonly runner: PaymentRunner<D>;
  /** Returns the request that would be sent now; null while there is none. */
  readonly request: (way: Way, terminal_id: string | null) => PaymentRequest<D> | null;
};

export type ReaderPaymentView<D extends Draft> = {
  readonly flow: PaymentFlow<D>;
  /**
   * DEFAULT: nothing is being paid. READY: the reader asks for a card. PROCESSING: money may be moving, or nobody knows yet: the
   * screen stays. COMPLETE: it is paid and placed. FAILED: nothing was taken, and `failure` says why.
   */
  readonly status: ReaderStatus;
  readonly failure: ReaderFailure | null;
  /** It is being opened, so that the reader will ask in a moment. */
  readonly isOpening: boolean;
  /** In cents; null until it was opened. */
  readonly amount: number | null;
  readonly canCancel: boolean;
  /** Has the payer pay at the reader. Does nothing without a connected one, and while something is being paid. */
  readonly pay: () => void;
  /** Stops the reader and waits for its answer: call it before leaving the screen. Resolves once no money can be moving. */
  readonly cancel: () => Promise<PaymentFlow<D>>;
  /** The outcome was read: the next payer may come. */
  readonly reset: () => void;
};

/** Pays something at a card reader. A payment that an earlier page began is ended or completed first. */
export function usePayment<D extends Draft>(
  { runner, request }: UsedPayable<D>,
  reader: CardReader | null,
): ReaderPaymentView<D> {
  const { flows } = runner;
  const flow = useSyncExternalStore(flows.subscribe, flows.get);
  const intent = useStore(runner.intent);
  const readerState = useReaderState(reader);
  useEffect(() => {
    runner.attach(reader && cardReader(reader));
    return () => runner.attach(null);
  }, [runner, reader]);

  const status = statusOf(flow, readerState);
  return {
    flow,
    status,
    failure: readerFailure(flow),
    isOpening: OPENING.has(flow.stage),
    amount: intent?.payment_intent.amount ?? null,
    canCancel:
      OPENING.has(flow.stage) || (status === 'READY' && reader !== null && reader.can_cancel),
    pay() {
      const { terminal = null, is_connected = false } = reader?.state() ?? {};
      if (reader === null || terminal === null || !is_connected) return;
      const wanted = request('reader', terminal.terminal_id);
      if (wanted !== null) runner.start(wanted);
    },
    cancel: runner.cancel,
    reset() {
      reader?.reset();
      runner.reset();
    },
  };
}

const OPENING: ReadonlySet<PaymentFlow['stage']> = new Set([
  'securing_guest',
  'opening_payment',
  'ready_to_confirm',
  'offline',
]);

function statusOf<D extends Draft>(flow: PaymentFlow<D>, reader: ReaderState | null): ReaderStatus {
  switch (flow.stage) {
    case 'confirming':
      return reader?.is_asking ? 'READY' : 'PROCESSING';
    case 'cancelling':
    case 'placing':
    case 'checking':
      return 'PROCESSING';
    case 'placed':
      return 'COMPLETE';
    case 'declined':
      // No card was presented, so nothing has failed.
      return flow.decline.code === CANCELLED || flow.decline.code === UNTRIED
        ? 'DEFAULT'
        : 'FAILED';
    case 'price_changed':
    case 'items_unavailable':
    case 'refused':
      return 'FAILED';
    default:
      return 'DEFAULT';
  }
}

function useReaderState(reader: CardReader | null): ReaderState | null {
  return useSyncExternalStore(reader?.onChange ?? neverChanges, reader?.state ?? noState);
}

function neverChanges(): () => void {
  return () => undefined;
}

function noState(): null {
  return null;
}
