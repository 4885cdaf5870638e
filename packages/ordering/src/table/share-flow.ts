import type { IntentReply } from '@comanda/api-client';
import type { Order } from '@comanda/contracts';
import type { TableFault } from './table-fault';

/** How far the payment of a share has come. */
export type ShareFlow =
  | { readonly stage: 'idle' }
  | { readonly stage: 'claiming' }
  /** `is_renewing`: it is asked for once more, so that it is held for longer. */
  | {
      readonly stage: 'open';
      readonly intent: IntentReply;
      readonly decline: string | null;
      readonly is_renewing?: true;
    }
  | { readonly stage: 'confirming'; readonly intent: IntentReply }
  /**
   * Money may have moved; the server is asked until it knows. `is_found`: perhaps nobody has paid at all. `is_unfinished`: it was
   * found, and waits for somebody to go on with it.
   */
  | {
      readonly stage: 'checking';
      readonly intent: IntentReply;
      readonly is_found?: true;
      readonly is_unfinished?: true;
    }
  | { readonly stage: 'paid'; readonly order: Order }
  | { readonly stage: 'refused'; readonly fault: TableFault }
  /** Staff closed the table before it was known what became of the payment: nobody here may ask any more. */
  | { readonly stage: 'lost' };

export type ShareEvent =
  | { readonly type: 'claim' }
  /** `decline` = why another payment was opened for the same share. */
  | { readonly type: 'claimed'; readonly intent: IntentReply; readonly decline?: string }
  | { readonly type: 'renew' }
  /** Nobody answered: it stands as it stood. */
  | { readonly type: 'not_renewed' }
  /** A share was claimed before this page was opened. */
  | { readonly type: 'found'; readonly intent: IntentReply }
  | { readonly type: 'refused'; readonly fault: TableFault }
  | { readonly type: 'confirm' }
  | { readonly type: 'confirmed' }
  /** The form lacks something, or the guest closed it: nothing was sent. */
  | { readonly type: 'not_confirmed' }
  | { readonly type: 'declined'; readonly message: string }
  | { readonly type: 'settled'; readonly order: Order }
  /** The table was closed meanwhile, and the receipt does not show the payment yet. */
  | { readonly type: 'lost' }
  /** The processor waits for the guest, whose bank asked them something on a page that is gone. */
  | { readonly type: 'unfinished' }
  /** What was found is back on the bill, with its payment closed. */
  | { readonly type: 'given_up' }
  /** The same guest's share is paid in another place by now, and this payment is closed. */
  | { readonly type: 'replaced' }
  | { readonly type: 'reset' };

type Stage = ShareFlow['stage'];
type OpenFlow = Extract<ShareFlow, { stage: 'open' }>;

/** Which events count in which stage; one that does not changes nothing. */
const LISTENS: Readonly<Record<Stage, readonly ShareEvent['type'][]>> = {
  idle: ['claim', 'found'],
  claiming: ['claimed', 'refused'],
  open: ['confirm', 'claim', 'renew', 'not_renewed', 'claimed', 'refused', 'replaced', 'reset'],
  confirming: ['confirmed', 'not_confirmed', 'declined'],
  checking: ['settled', 'declined', 'claimed', 'refused', 'lost', 'unfinished', 'given_up'],
  paid: ['reset'],
  refused: ['claim', 'reset'],
  lost: [],
};

/** The flow after an event. A payment under way is not left before its end is known. */
export function nextShare(flow: ShareFlow, event: ShareEvent): ShareFlow {
  if (!LISTENS[flow.stage].includes(event.type)) return flow;
  switch (event.type) {
    case 'claim':
      return { stage: 'claiming' };
    case 'claimed':
      return {
        stage: 'open',
        intent: isOf(flow, event.intent) ? flow.intent : event.intent,
        decline: event.decline ?? null,
      };
    case 'renew':
      return flow.stage === 'open' ? { ...flow, is_renewing: true } : flow;
    case 'not_renewed':
      return flow.stage === 'open'
        ? { stage: 'open', intent: flow.intent, decline: flow.decline }
        : flow;
    case 'found':
      // It may have been confirmed before the page went away: the server is asked first.
      return { stage: 'checking', intent: event.intent, is_found: true };
    case 'refused':
      return { stage: 'refused', fault: event.fault };
    case 'confirm':
      return 'intent' in flow ? { stage: 'confirming', intent: flow.intent } : flow;
    case 'confirmed':
      return 'intent' in flow ? { stage: 'checking', intent: flow.intent } : flow;
    case 'not_confirmed':
      return 'intent' in flow ? { stage: 'open', intent: flow.intent, decline: null } : flow;
    case 'declined':
      return 'intent' in flow
        ? { stage: 'open', intent: flow.intent, decline: declineOf(flow, event.message) }
        : flow;
    case 'settled':
      return { stage: 'paid', order: event.order };
    case 'lost':
      return { stage: 'lost' };
    case 'unfinished':
      return flow.stage === 'checking' && flow.is_found ? { ...flow, is_unfinished: true } : flow;
    case 'given_up':
    case 'replaced':
    case 'reset':
      return { stage: 'idle' };
  }
}

/** The same payment, given once more: whatever holds on to it need not begin anew. */
function isOf(flow: ShareFlow, { payment_intent }: IntentReply): flow is OpenFlow {
  return (
    flow.stage === 'open' &&
    flow.intent.payment_intent.payment_intent_id === payment_intent.payment_intent_id
  );
}

/** Nothing was declined where nothing was tried: a share that is found again may never have been confirmed. */
function declineOf(flow: ShareFlow, message: string): string | null {
  const isUntried = flow.stage === 'checking' && flow.is_found === true && message === '';
  return isUntried ? null : message;
}
