import { type IntentReply, newIntentKey } from '@comanda/api-client';
import type { Clock } from '@comanda/kernel';
import { showBankPage } from '@comanda/payments';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FlowStore } from './flow-store';
import {
  type Draft,
  isPaymentPending,
  type OpenPayment,
  OVER,
  type PaymentFlow,
  UNTRIED,
} from './payment-flow';
import type { PaymentEvent } from './payment-event';
import { makeAttempt, type PaymentRequest } from './make-attempt';
import { next } from './next';
import { until } from './until';
import type { BankVisit, Opened, Payable } from './payables/payable';
import type { PaymentWay } from './ways/payment-way';
import { walletOutcome } from './ways/wallet';
import { createWaiting } from '../live/waiting';
import { scaledPause } from '../pause-scale';

export type PaymentRunner<D extends Draft> = {
  readonly flows: FlowStore<D>;
  /** The open payment with its secret; in memory only, so null after a reload until it is opened again. */
  readonly intent: StoreApi<IntentReply | null>;
  readonly start: (request: PaymentRequest<D>) => void;
  /** Has the payer pay the open payment in this way. */
  readonly confirm: (way: PaymentWay) => Promise<void>;
  /** The card reader that attempts at a reader are paid at; null = none is here. */
  readonly attach: (reader: PaymentWay | null) => void;
  /** Stops what can be stopped, at the reader first; resolves with where that led once no money can be moving. */
  readonly cancel: () => Promise<PaymentFlow<D>>;
  readonly retry: () => void;
  /** Asks once more for what is open, so that it stays open for longer; resolves with the server's word, or null where nothing is open. */
  readonly renew: (draft: D) => Promise<PaymentEvent<D> | null>;
  /** Stops asking for a payment that its payer wants no more: the server has closed it, or it is to be made at the counter. */
  readonly giveUp: () => void;
  readonly reset: () => void;
  /**
   * Ends what was begun for a payer who has left: no call is made, no reader is asked and nothing is tried again. The outcome of
   * a payment whose money may be moving is still found out.
   */
  readonly stop: () => void;
  /** Finds out what became of a payment that nothing was kept of. */
  readonly takeUp: (request: PaymentRequest<D>, guest_id: string, payment: OpenPayment) => void;
  /** Takes up what was kept over a reload. Later calls do nothing: what happens then, happens here. */
  readonly resume: () => void;
};

export type PaymentDeps<D extends Draft> = {
  readonly flows: FlowStore<D>;
  readonly payable: Payable<D>;
  readonly clock: Clock;
  readonly isAlive: () => Promise<boolean>;
};

const ASK_EVERY_MS = 5_000;
const CANCEL_EVERY_MS = 2_000;
/** The server's word that an order can be paid holds for so long: closing time has some minutes of grace. */
const ASK_AGAIN_AFTER_MS = 60_000;

/** Carries out what each stage of paying asks for, and moves on by what comes of it. One per store of a flow. */
export function createPaymentRunner<D extends Draft>(deps: PaymentDeps<D>): PaymentRunner<D> {
  type Flow = PaymentFlow<D>;
  type At<S extends Flow['stage']> = Extract<Flow, { readonly stage: S }>;
  const { flows, payable } = deps;
  const intent = createStore<IntentReply | null>()(() => null);
  const waiting = createWaiting();
  let securing: Promise<unknown> = Promise.resolve();
  let isResumed = false;
  let isStopped = false;
  /** The way that takes the payer's card now. */
  let paying: PaymentWay | null = null;
  let reader: PaymentWay | null = null;
  /** When the server last said that the order can be paid. */
  let asked_ms = 0;

  function showIntent(opened: IntentReply | null): void {
    intent.setState(opened, true);
    asked_ms = deps.clock.now().getTime();
  }

  /** Gives the new stage; null where the stage does not answer to the event. */
  function dispatch(event: PaymentEvent<D>): Flow | null {
    const before = flows.get();
    if (isStopped && !isPaymentPending(before)) return null;
    const after = next(before, event);
    if (after === before) return null;
    if (event.type === 'session_lost') payable.onSessionLost();
    flows.set(after);
    settleWay(after);
    // Once it was decided, another tab's news may have come in its place.
    if (flows.get() === after) void enter(after, before);
    return after;
  }

  /** A wallet's sheet stays open until it hears what became of the payment. */
  function settleWay({ stage }: Flow): void {
    const outcome = walletOutcome(stage);
    if (outcome === null) return;
    paying?.settle(outcome);
    paying = null;
  }

  /** An answer counts only while the stage that asked for it lasts. */
  async function answer(flow: Flow, event: PaymentEvent<D>): Promise<void> {
    await payable.refresh(event);
    if (flows.get() === flow) dispatch(event);
  }

  async function enter(flow: Flow, before: Flow): Promise<void> {
    switch (flow.stage) {
      case 'securing_guest':
        return secure(flow);
      case 'opening_payment': {
        const opened = await payable.openPayment(flow, flow.attempt.keys.intent);
        if (flows.get() === flow) showIntent(opened.intent);
        return answer(flow, opened.event);
      }
      case 'ready_to_confirm':
        if (flow.attempt.way === 'reader' && reader !== null) await confirm(reader);
        return;
      case 'placing': {
        const event = await payable.askOutcome(flow);
        return event.type === 'action_required' ? visitBank(flow, event) : answer(flow, event);
      }
      case 'checking':
        return watch(flow);
      case 'declined':
        if (flow.decline.code === OVER) return leaveOver();
        // Where the server, not the form, said no, the payment may have come to its end.
        if (isAsked(before) && flow.attempt.way !== 'reader') await reopen(flow);
        return;
      case 'offline':
        return goOn(flow);
      case 'placed':
        intent.setState(null, true);
        return payable.onPlaced(before);
      default:
        return;
    }
  }

  /** One attempt after the other: two at a time would each add the guest to the table, the second under a name in use. */
  async function secure(flow: At<'securing_guest'>): Promise<void> {
    const own = securing.then(() =>
      flows.get() === flow && !isStopped ? payable.securePayer(flow.attempt) : null,
    );
    securing = own.catch(() => null);
    const event = await own;
    if (event) await answer(flow, event);
  }

  /** The window leaves for the bank's page. Who comes back to this very page, by the browser's button, is told how it stands. */
  async function visitBank(flow: Flow, { action }: BankVisit): Promise<void> {
    paying?.settle('unknown');
    await showBankPage(action);
    await answer(flow, { type: 'outcome_unknown' });
  }

  /**
   * Asks the server whether an order can be paid that was priced a while ago: the restaurant may have closed since. Null when
   * it still can, and when nobody answers: then what was paid in vain comes back.
   */
  async function askAgain(flow: At<'confirming'>): Promise<Opened<D> | null> {
    if (deps.clock.now().getTime() - asked_ms < ASK_AGAIN_AFTER_MS) return null;
    const opened = await payable.openPayment(flow, newIntentKey());
    const { event } = opened;
    if (event.type === 'unreachable') return null;
    const { payment_intent_id } = flow.payment;
    const isSame =
      event.type === 'payment_opened' && event.payment.payment_intent_id === payment_intent_id;
    return isSame ? null : opened;
  }

  /** Another payment was opened in the place of one that was closed: nothing was charged, and its own form takes the card. */
  async function goElsewhere(
    flow: At<'confirming'>,
    { event, intent: opened }: Opened<D>,
  ): Promise<void> {
    if (event.type !== 'payment_opened') return await answer(flow, event);
    if (flows.get() !== flow) return;
    dispatch({ type: 'declined', decline: { code: UNTRIED, message: '' } });
    showIntent(opened);
    dispatch(event);
  }

  /** Opens a payment for the same order once more, for another card. */
  async function reopen(flow: At<'declined'>): Promise<void> {
    intent.setState(null, true);
    const { payment_intent_id } = flow.payment;
    const opened = await payable.openPayment(flow, newIntentKey(), payment_intent_id);
    if (flows.get() !== flow) return;
    showIntent(opened.intent);
    dispatch(opened.event);
  }

  /** A form that is there keeps what was typed until its payer asks for the same once more; without one there is nothing to keep. */
  function leaveOver(): void {
    if (intent.getState() === null) dispatch({ type: 'reset' });
  }

  /** The payment, once more, for a form that may be there: the same one begins nothing anew. */
  function showRenewed(opened: IntentReply | null): void {
    const known = intent.getState()?.payment_intent.payment_intent_id;
    const isSame = known !== undefined && known === opened?.payment_intent.payment_intent_id;
    showIntent(isSame ? intent.getState() : opened);
  }

  /** Asks until the outcome is known. Never ends before: an unknown payment is neither shown as failed nor made again. */
  async function watch(flow: At<'checking'>): Promise<void> {
    for (let round = 0; flows.get() === flow; round += 1) {
      if (round > 0) await waiting.wait(scaledPause(Math.min(1_000 * round, 5_000)));
      if (flows.get() !== flow) return;
      const event = await payable.askOutcome(flow);
      const isOpen = event.type === 'outcome_unknown' || event.type === 'action_required';
      if (flow.payment_method === 'TERMINAL' && (isOpen || isUntried(event))) {
        await endAtReader(flow, isOpen ? null : event);
      } else if (!isOpen) await answer(flow, event);
      else if (round % 3 === 1) await offerToGoOn(flow);
    }
  }

  /**
   * A reader may still ask for the card of a page that is gone: it is stopped, unless the guest is faster, before anything is
   * said. Where no reader is attached, the server's word counts once it has one.
   */
  async function endAtReader(flow: At<'checking'>, event: PaymentEvent<D> | null): Promise<void> {
    const end = reader?.end ?? null;
    if (end === null || flow.payment === null) {
      return event === null ? undefined : await answer(flow, event);
    }
    const opened = await openSame(flow);
    if (opened === null || flows.get() !== flow) return;
    if (opened.event.type === 'order_placed') return await answer(flow, opened.event);
    const { payment_intent_id } = flow.payment;
    const client_secret = opened.intent?.payment_intent.client_secret ?? null;
    const ended = await end({ payment_intent_id, client_secret });
    // Paid after all: the next question places it.
    if (ended.type === 'declined') await answer(flow, ended);
  }

  /** Opens the payment as soon as the service answers. What is paid at the counter waits for its guest: it would be ordered behind their back. */
  async function goOn(flow: At<'offline'>): Promise<void> {
    if (flow.attempt.way === 'counter') return;
    do await waiting.wait(scaledPause(ASK_EVERY_MS));
    while (flows.get() === flow && !isStopped && !(await deps.isAlive()));
    if (flows.get() === flow) dispatch({ type: 'retry', intent_key: newIntentKey() });
  }

  /** A guest who left in the middle of the bank's questions would wait in vain. */
  async function offerToGoOn(flow: At<'checking'>): Promise<void> {
    if (payable.findOpen === undefined) return await goOnWith(flow);
    // Where the page is gone, its payer is asked whether to go on waiting.
    if (intent.getState() !== null) return;
    const found = await payable.findOpen(flow);
    if (found === null || flows.get() !== flow) return;
    showIntent(found);
    dispatch({ type: 'unfinished' });
  }

  /** The server gives the open payment again. */
  async function goOnWith(flow: At<'checking'>): Promise<void> {
    const opened = await openSame(flow);
    if (opened === null || flows.get() !== flow) return;
    if (opened.intent !== null) showIntent(opened.intent);
    if (opened.intent !== null || opened.event.type === 'order_placed') dispatch(opened.event);
  }

  /** Opens the payment again; without an intent unless it is the very same, because with another one the guest could pay twice. */
  async function openSame(flow: At<'checking'>): Promise<Opened<D> | null> {
    if (flow.payment === null) return null;
    const known = flow.payment.payment_intent_id;
    const opened = await payable.openPayment(flow, newIntentKey(), known);
    const { event } = opened;
    const isSame = event.type === 'payment_opened' && event.payment.payment_intent_id === known;
    return isSame ? opened : { ...opened, intent: null };
  }

  /** Under its old key the server would return the payment that was declined again, and a form for that takes no card. */
  function payAnew(): void {
    if (dispatch({ type: 'retry', intent_key: newIntentKey() })) intent.setState(null, true);
  }

  async function confirm(way: PaymentWay): Promise<void> {
    const flow = dispatch({
      type: 'confirm',
      place_key: newIntentKey(),
      at: deps.clock.now().toISOString(),
    });
    if (flow?.stage !== 'confirming') return;
    paying = way;
    // A reader's payment was opened just now.
    const changed = flow.attempt.way === 'reader' ? null : await askAgain(flow);
    if (changed !== null) return await goElsewhere(flow, changed);
    const { contact } = flow.attempt;
    const event = await way.confirm({ intent: intent.getState(), contact });
    // The payer may have asked it to stop meanwhile.
    const now = flows.get();
    const isCancelling = now.stage === 'cancelling' && now.attempt === flow.attempt;
    await answer(isCancelling ? now : flow, event);
  }

  /** A reader that was asked before it began to ask itself goes on: it is asked until it answers. */
  async function stopReader(way: PaymentWay | null): Promise<void> {
    while (flows.get().stage === 'cancelling') {
      await way?.cancel();
      if (flows.get().stage === 'cancelling') await waiting.wait(scaledPause(CANCEL_EVERY_MS));
    }
  }

  return {
    flows,
    intent,
    confirm,
    start(request) {
      const flow = flows.get();
      const attempt = makeAttempt(request, flow, deps.clock.now());
      const isSame = 'attempt' in flow && flow.attempt === attempt;
      if (isSame && flow.stage === 'declined') return payAnew();
      // A form for another order must not be typed into.
      if (dispatch({ type: 'start', attempt }) && !isSame) intent.setState(null, true);
    },
    attach(way) {
      reader = way;
      if (way !== null) waiting.wake();
    },
    async cancel() {
      const flow = flows.get();
      if (!isPaymentPending(flow)) {
        if (flow.stage !== 'placed' && dispatch({ type: 'reset' })) intent.setState(null, true);
        return flows.get();
      }
      dispatch({ type: 'cancel' });
      void stopReader(paying);
      const end = await until(flows, (after) => !isPaymentPending(after));
      // The reader has answered, so it is not asked to stop again.
      waiting.wake();
      return end;
    },
    retry() {
      dispatch({ type: 'retry', intent_key: newIntentKey() });
      waiting.wake();
    },
    async renew(draft) {
      const flow = flows.get();
      if (flow.stage !== 'ready_to_confirm' && flow.stage !== 'declined') return null;
      const attempt = { ...flow.attempt, draft };
      const { event, intent: opened } = await payable.openPayment(
        { attempt, guest_id: flow.guest_id },
        newIntentKey(),
      );
      if (flows.get() !== flow) return null;
      if (event.type === 'payment_opened') {
        showRenewed(opened);
        dispatch({ type: 'renewed', draft, payment: event.payment });
      } else if (event.type !== 'unreachable') await answer(flow, event);
      return event;
    },
    giveUp() {
      if (dispatch({ type: 'given_up' })) intent.setState(null, true);
    },
    reset() {
      if (dispatch({ type: 'reset' })) intent.setState(null, true);
    },
    stop() {
      isStopped = true;
      waiting.wake();
    },
    takeUp(request, guest_id, payment) {
      const now = deps.clock.now();
      const attempt = {
        ...makeAttempt(request, flows.get(), now),
        confirmed_at: now.toISOString(),
      };
      const payment_method = request.way === 'reader' ? 'TERMINAL' : 'CARD';
      flows.set({ stage: 'checking', attempt, guest_id, payment, payment_method });
      isResumed = true;
      dispatch({ type: 'resume', intent_key: newIntentKey() });
    },
    resume() {
      if (isResumed) return;
      isResumed = true;
      dispatch({ type: 'resume', intent_key: newIntentKey() });
    },
  };
}

/** Whether the server was asked what became of a payment. */
function isAsked({ stage }: { readonly stage: PaymentFlow['stage'] }): boolean {
  return stage === 'placing' || stage === 'checking';
}

function isUntried(event: PaymentEvent<Draft>): boolean {
  return event.type === 'declined' && event.decline.code === UNTRIED;
}
