import { newIntentKey } from '@comanda/api-client';
import type { Terminal } from '@comanda/contracts';
import { err, ok } from '@comanda/kernel';
import {
  type BegunPayment,
  type CardReader,
  type CardReaderOptions,
  type CollectOutcome,
  READER_PACE,
  type ReaderMessage,
  type ReaderPayment,
} from '../card-reader';
import { ask, endPayment, followPayment, outcomeOf, pause, refusalOf } from '../follow-payment';
import { createReaderMachine } from '../reader-machine';

type Paying = {
  readonly payment: ReaderPayment;
  /** Lets whoever has it call the sale off. */
  readonly cancellation_token: string;
  readonly abort: AbortController;
};

/** Nuvei's terminals hang on a line of their own: the server talks to them, and this one asks the server. */
export function createNuveiReader({ api, restaurant_id, pace }: CardReaderOptions): CardReader {
  const { list, payment: look } = { ...READER_PACE, ...pace };
  const machine = createReaderMachine();
  let watching: AbortController | null = null;
  let paying: Paying | null = null;

  async function readList(): Promise<readonly Terminal[] | null> {
    const listed = await ask(() => api.listTerminals({ restaurant_id }));
    return listed?.ok ? listed.value.terminals.filter(({ vendor }) => vendor === 'NUVEI') : null;
  }

  /** A list that cannot be read says that the machine cannot be used, too; one of which nobody can say anything now may well be there. */
  async function findUsable(terminal_id: string): Promise<Terminal | undefined> {
    const found = (await readList())?.find((each) => each.terminal_id === terminal_id);
    return found?.is_online === false ? undefined : found;
  }

  async function lookAfter(terminal_id: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(list, signal);
      if (signal.aborted) return;
      const found = await findUsable(terminal_id);
      if (signal.aborted) return;
      if (found) machine.connected(found);
      else machine.lost();
    }
  }

  /** A sale is begun once, for good: asked to begin what was begun, the server says what cancels it. */
  async function tokenOf({ payment_intent_id }: BegunPayment): Promise<string | null> {
    const begun = await ask(() =>
      api.startTerminalSale({ restaurant_id, payment_intent_id }, { key: newIntentKey() }),
    );
    return begun?.ok ? begun.value.cancellation_token : null;
  }

  async function sell(payment: ReaderPayment, abort: AbortController): Promise<CollectOutcome> {
    const { payment_intent_id } = payment;
    const begun = await ask(() =>
      api.startTerminalSale({ restaurant_id, payment_intent_id }, { key: newIntentKey() }),
    );
    if (begun !== null && !begun.ok) {
      const message = refusalOf(begun.error);
      if (message !== null) return { kind: 'failed', message };
    }
    const known = begun?.ok ? outcomeOf(begun.value.payment) : null;
    if (known !== null) return known;
    const { signal } = abort;
    return await followPayment(payment, { api, restaurant_id, pace: look, signal });
  }

  return {
    vendor: 'NUVEI',
    notice: 'amex_not_supported',
    can_cancel: true,
    state: machine.state,
    onChange: machine.onChange,
    reset: () => machine.reset(),

    async discover() {
      const terminals = await readList();
      if (terminals === null) return err({ code: 'disconnected' });
      return terminals.length === 0 ? err({ code: 'no_readers' }) : ok(terminals);
    },

    async connect(terminal) {
      watching?.abort();
      watching = new AbortController();
      machine.choose(terminal);
      const found = await findUsable(terminal.terminal_id);
      void lookAfter(terminal.terminal_id, watching.signal);
      if (found) {
        machine.connected(found);
        return ok(found);
      }
      machine.lost();
      return err<ReaderMessage>({ code: 'disconnected' });
    },

    async disconnect() {
      watching?.abort();
      watching = null;
      machine.choose(null);
      machine.lost();
      machine.say(null);
    },

    async collect(payment) {
      if (paying !== null || machine.state().status === 'PROCESSING')
        return { kind: 'failed', message: { code: 'busy' } };
      if (!machine.state().is_connected) return { kind: 'failed', message: { code: 'no_reader' } };
      const abort = new AbortController();
      paying = { payment, cancellation_token: payment.client_secret, abort };
      machine.begin();
      const outcome = await sell(payment, abort);
      paying = null;
      return machine.end(outcome);
    },

    end(payment) {
      const { signal } = new AbortController();
      const at = { api, restaurant_id, pace: look, signal };
      return endPayment(payment, at, { findToken: () => tokenOf(payment) });
    },

    async cancel() {
      if (paying === null) return;
      const { payment, cancellation_token } = paying;
      const { payment_intent_id } = payment;
      // Its result does not matter: `collect` queries the payment's status.
      await ask(() =>
        api.cancelTerminalPayment({ restaurant_id, payment_intent_id, cancellation_token }),
      );
    },
  };
}
