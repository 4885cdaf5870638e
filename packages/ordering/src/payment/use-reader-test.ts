import type { CardReader } from '@comanda/payments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { scaledPause } from '../pause-scale';
import { createFlowStore } from './flow-store';
import { type ReaderTestClient, readerTest } from './payables/reader-test';
import { type Draft, idleFlow, NO_CONTACT } from './payment-flow';
import { createPaymentRunner } from './payment-runner';
import { type ReaderPaymentView, usePayment } from './use-payment';

const ASK_EVERY_MS = 1_000;

export type ReaderTest = ReaderPaymentView<Draft> & {
  /** Whether the money of the test that was paid last is back; null = none was paid. */
  readonly refund: 'on_its_way' | 'done' | null;
};

type ReaderTestInput = { readonly client: ReaderTestClient; readonly restaurant_id: string };

/**
 * Tests a card reader with a payment, by the machine that takes guests' payments. Nothing of it is kept on the device: a page
 * that is left stops the reader, and the server gives back whatever was taken.
 */
export function useReaderTest(
  { client, restaurant_id }: ReaderTestInput,
  reader: CardReader | null,
): ReaderTest {
  const [{ runner, paid }] = useState(() => createTest(client));
  const payment_intent_id = useStore(paid);
  const payment = usePayment(
    {
      runner,
      request: (way, terminal_id) => ({
        way,
        terminal_id,
        draft: { restaurant_id },
        line_ids: null,
        contact: NO_CONTACT,
        language: null,
      }),
    },
    reader,
  );
  const leave = useEffectEvent(() => {
    void runner.cancel();
    runner.flows.set(idleFlow);
  });
  useEffect(() => () => leave(), []);
  const { data: isBack = false } = useQuery({
    queryKey: ['reader-test', restaurant_id, payment_intent_id],
    async queryFn({ signal }) {
      const name = { restaurant_id, payment_intent_id: payment_intent_id ?? '' };
      const asked = await client.getTerminalPayment(name, { signal });
      return asked.ok && asked.value.payment.refunded_amount >= asked.value.payment.amount;
    },
    enabled: payment_intent_id !== null,
    refetchInterval: ({ state }) => (state.data === true ? false : scaledPause(ASK_EVERY_MS)),
  });
  const refund = isBack ? 'done' : 'on_its_way';
  return {
    ...payment,
    refund: payment_intent_id === null ? null : refund,
    pay() {
      paid.setState(null, true);
      payment.pay();
    },
  };
}

function createTest(client: ReaderTestClient) {
  const paid = createStore<string | null>()(() => null);
  const runner = createPaymentRunner({
    clock: { now: () => new Date() },
    payable: readerTest(client, (payment_intent_id) => paid.setState(payment_intent_id, true)),
    flows: createFlowStore<Draft>({ storage: null, key: '', parseDraft: () => null }),
    // Asking again is how it is found out.
    isAlive: () => Promise.resolve(true),
  });
  return { runner, paid };
}
