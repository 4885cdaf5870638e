import { type IntentReply, newIntentKey } from '@comanda/api-client';
import { type MountedCard, showBankPage, type WalletOutcome } from '@comanda/payments';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type CheckoutFlow, type OpenPayment, UNTRIED } from './checkout-flow';
import type { CheckoutDeps } from './checkout-deps';
import type { CheckoutEvent } from './checkout-event';
import { confirmCard } from './confirm-card';
import { makeAttempt, type Wish } from './make-attempt';
import { next } from './next';
import { openPayment } from './open-payment';
import { type BankVisit, placeOrder } from './place-order';
import { secureGuest } from './secure-guest';
import { createWaiting } from '../live/waiting';
import { scaledPause } from '../pause-scale';

export type CheckoutRunner = {
  /** The open payment with its secret; in memory only, so null after a reload until it is opened again. */
  readonly intent: StoreApi<IntentReply | null>;
  readonly start: (wish: Wish) => void;
  readonly confirm: (card: MountedCard, return_url: string) => Promise<void>;
  readonly retry: () => void;
  readonly reset: () => void;
  /** Finds out what became of a payment that nothing was kept of. */
  readonly takeUp: (wish: Wish, guest_id: string, payment: OpenPayment) => void;
  /** Takes up what was kept over a reload. Later calls do nothing: what happens then, happens here. */
  readonly resume: () => void;
};

const ASK_EVERY_MS = 5_000;
/** The server's word that an order can be paid holds for so long: closing time has some minutes of grace. */
const ASK_AGAIN_AFTER_MS = 60_000;

type Confirming = Extract<CheckoutFlow, { stage: 'confirming' }>;
type Opening = Awaited<ReturnType<typeof openPayment>>;

/** Carries out what each stage of a checkout asks for, and moves on by what comes of it. One per store. */
export function createCheckoutRunner(deps: CheckoutDeps): CheckoutRunner {
  const { store } = deps;
  const intent = createStore<IntentReply | null>()(() => null);
  const waiting = createWaiting();
  let securing: Promise<unknown> = Promise.resolve();
  let isResumed = false;
  let paying: MountedCard | null = null;
  /** When the server last said that the order can be paid. */
  let asked_ms = 0;

  function showIntent(opened: IntentReply | null): void {
    intent.setState(opened, true);
    asked_ms = deps.clock.now().getTime();
  }

  /** Gives the new stage; null where the stage does not answer to the event. */
  function dispatch(event: CheckoutEvent): CheckoutFlow | null {
    const before = store.getState().flow;
    const after = next(before, event);
    if (after === before) return null;
    if (event.type === 'session_lost') store.getState().setGuest(null);
    store.getState().setFlow(after);
    closeWallet(after);
    // Once it was decided, another tab's news may have come in its place.
    if (store.getState().flow === after) void enter(after, before);
    return after;
  }

  /** A wallet's sheet stays open until it hears what became of the payment. */
  function closeWallet({ stage }: CheckoutFlow): void {
    if (stage === 'confirming' || stage === 'placing') return;
    paying?.settleWallet(walletOutcome(stage));
    paying = null;
  }

  /** An answer counts only while the stage that asked for it lasts. */
  async function answer(flow: CheckoutFlow, event: CheckoutEvent): Promise<void> {
    if (isAboutMenu(event)) await deps.refreshCatalogue();
    if (store.getState().flow === flow) dispatch(event);
  }

  async function enter(flow: CheckoutFlow, before: CheckoutFlow): Promise<void> {
    switch (flow.stage) {
      case 'securing_guest':
        return secure(flow);
      case 'opening_payment': {
        const opened = await openPayment(deps, flow, flow.attempt.keys.intent);
        if (store.getState().flow === flow) showIntent(opened.intent);
        return answer(flow, opened.event);
      }
      case 'placing': {
        const event = await placeOrder(deps, flow);
        return event.type === 'action_required' ? visitBank(flow, event) : answer(flow, event);
      }
      case 'checking':
        return watch(flow);
      case 'declined':
        // Where the server, not the form, said no, the payment may have come to its end.
        if (before.stage === 'placing' || before.stage === 'checking') await reopen(flow);
        return;
      case 'offline':
        return goOn(flow);
      case 'placed':
        return clear('attempt' in before ? before.attempt.line_ids : null);
      default:
        return;
    }
  }

  /** One wish after the other: two at a time would each add the guest to the table, the second under a name in use. */
  async function secure(flow: Extract<CheckoutFlow, { stage: 'securing_guest' }>): Promise<void> {
    const own = securing.then(() =>
      store.getState().flow === flow ? secureGuest(deps, flow.attempt) : null,
    );
    securing = own.catch(() => null);
    const event = await own;
    if (event) await answer(flow, event);
  }

  /** The window leaves for the bank's page. Who comes back to this very page, by the browser's button, is told how it stands. */
  async function visitBank(flow: CheckoutFlow, { action }: BankVisit): Promise<void> {
    paying?.settleWallet('unknown');
    await showBankPage(action);
    await answer(flow, { type: 'outcome_unknown' });
  }

  /**
   * Asks the server whether an order can be paid that was priced a while ago: the restaurant may have closed since. Null when
   * it still can, and when nobody answers: then what was paid in vain comes back.
   */
  async function askAgain(flow: Confirming): Promise<Opening | null> {
    if (deps.clock.now().getTime() - asked_ms < ASK_AGAIN_AFTER_MS) return null;
    const opened = await openPayment(deps, flow, newIntentKey());
    const { event } = opened;
    if (event.type === 'unreachable') return null;
    const { payment_intent_id } = flow.payment;
    const isSame =
      event.type === 'payment_opened' && event.payment.payment_intent_id === payment_intent_id;
    return isSame ? null : opened;
  }

  /** Another payment was opened in the place of one that was closed: nothing was charged, and its own form takes the card. */
  async function goElsewhere(flow: Confirming, { event, intent: opened }: Opening): Promise<void> {
    if (event.type !== 'payment_opened') return await answer(flow, event);
    if (store.getState().flow !== flow) return;
    dispatch({ type: 'declined', decline: { code: UNTRIED, message: '' } });
    showIntent(opened);
    dispatch(event);
  }

  /** Opens a payment for the same order once more, for another card. */
  async function reopen(flow: Extract<CheckoutFlow, { stage: 'declined' }>): Promise<void> {
    intent.setState(null, true);
    const { payment_intent_id } = flow.payment;
    const opened = await openPayment(deps, flow, newIntentKey(), payment_intent_id);
    if (store.getState().flow !== flow) return;
    showIntent(opened.intent);
    dispatch(opened.event);
  }

  /** Asks until the outcome is known. Never gives up: an unknown payment is neither shown as failed nor tried anew. */
  async function watch(flow: Extract<CheckoutFlow, { stage: 'checking' }>): Promise<void> {
    for (let round = 0; store.getState().flow === flow; round += 1) {
      if (round > 0) await waiting.wait(Math.min(1_000 * round, 5_000));
      if (store.getState().flow !== flow) return;
      const event = await placeOrder(deps, flow);
      const isOpen = event.type === 'outcome_unknown' || event.type === 'action_required';
      if (!isOpen) await answer(flow, event);
      else if (round % 3 === 1) await goOnWith(flow);
    }
  }

  /** Opens the payment as soon as the service answers. What is paid at the counter waits for its guest: it would be ordered behind their back. */
  async function goOn(flow: Extract<CheckoutFlow, { stage: 'offline' }>): Promise<void> {
    if (flow.attempt.way === 'counter') return;
    do await waiting.wait(scaledPause(ASK_EVERY_MS));
    while (store.getState().flow === flow && !(await deps.client.isAlive()));
    if (store.getState().flow === flow) dispatch({ type: 'retry', intent_key: newIntentKey() });
  }

  /** A guest who left in the middle of the bank's questions would wait in vain: the server gives the open payment again. */
  async function goOnWith(flow: Extract<CheckoutFlow, { stage: 'checking' }>): Promise<void> {
    if (flow.payment === null) return;
    const before = flow.payment.payment_intent_id;
    const opened = await openPayment(deps, flow, newIntentKey(), before);
    if (store.getState().flow !== flow) return;
    const { event } = opened;
    // Only the very same payment: with another one the guest could pay twice.
    const isSame = event.type === 'payment_opened' && event.payment.payment_intent_id === before;
    if (isSame) showIntent(opened.intent);
    if (isSame || event.type === 'order_placed') dispatch(event);
  }

  /** Under its old key the server would tell again of the payment that was declined, and a form for that takes no card. */
  function payAnew(): void {
    if (dispatch({ type: 'retry', intent_key: newIntentKey() })) intent.setState(null, true);
  }

  /** A placed order leaves nothing to order but what another tab has chosen since. */
  function clear(ordered: readonly string[] | null): void {
    const { cart, campaigns, ...state } = store.getState();
    const { clearCart, setOrder, setTip, setDetails, setDelivery } = state;
    intent.setState(null, true);
    const left = ordered ? cart.lines.filter(({ line_id }) => !ordered.includes(line_id)) : [];
    const kept = new Set(left.map((line) => line.campaign_instance_id));
    if (left.length === 0) clearCart();
    else {
      setOrder({
        cart: { ...cart, lines: left },
        campaigns: campaigns.filter((each) => kept.has(each.campaign_instance_id)),
      });
    }
    setTip(null);
    setDelivery({ is_wanted: false, tip: 0 });
    setDetails({ pickup_time: null, order_instructions: '' });
  }

  return {
    intent,
    start(wish) {
      const { flow } = store.getState();
      const attempt = makeAttempt(wish, flow, deps.clock.now());
      const isSame = 'attempt' in flow && flow.attempt === attempt;
      if (isSame && flow.stage === 'declined') return payAnew();
      // A form for another order must not be typed into.
      if (dispatch({ type: 'start', attempt }) && !isSame) intent.setState(null, true);
    },
    async confirm(card, return_url) {
      const flow = dispatch({
        type: 'confirm',
        place_key: newIntentKey(),
        at: deps.clock.now().toISOString(),
      });
      if (flow?.stage !== 'confirming') return;
      paying = card;
      const changed = await askAgain(flow);
      if (changed !== null) return await goElsewhere(flow, changed);
      const { name, phone } = flow.attempt.contact;
      const billing = { ...(name ? { name } : {}), ...(phone ? { phone } : {}) };
      await answer(flow, await confirmCard(card, { return_url, billing }));
    },
    retry() {
      dispatch({ type: 'retry', intent_key: newIntentKey() });
      waiting.wake();
    },
    reset() {
      if (dispatch({ type: 'reset' })) intent.setState(null, true);
    },
    takeUp(wish, guest_id, payment) {
      const { flow, setFlow } = store.getState();
      const now = deps.clock.now();
      const attempt = { ...makeAttempt(wish, flow, now), confirmed_at: now.toISOString() };
      setFlow({ stage: 'checking', attempt, guest_id, payment, payment_method: 'CARD' });
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

/** Refusals that are about what is on the menu and when, which the guest should see as it is now. */
function isAboutMenu(event: CheckoutEvent): boolean {
  if (event.type !== 'refused') return false;
  const { code } = event.problem;
  return (
    code === 'price_changed' ||
    code.startsWith('campaign_') ||
    code === 'item_sold_out' ||
    code === 'item_unavailable' ||
    code === 'invalid_modifiers' ||
    code === 'menu_not_served' ||
    code === 'restaurant_closed' ||
    code === 'last_order_passed' ||
    code === 'ordering_disabled' ||
    code === 'slot_full'
  );
}

/** What a wallet is told of where the checkout has come to. */
function walletOutcome(stage: CheckoutFlow['stage']): WalletOutcome {
  if (stage === 'placed') return 'paid';
  return stage === 'checking' ? 'unknown' : 'declined';
}
