import type { IntentReply } from '@comanda/api-client';
import type { TableFault } from '../../table/table-fault';

/** Owner of the share, from the claim on: another tab may meanwhile order for another guest, or sit elsewhere. */
export type Payer = { readonly guest_id: string; readonly table_id: string };

type Paying = { readonly payer: Payer; readonly intent: IntentReply };

/** How far the payment of a share has come. */
export type ShareFlow =
  | { readonly stage: 'idle' }
  /** The page was left while it was being paid: whose it was is kept, and the server is asked what became of it. */
  | {
      readonly stage: 'returning';
      readonly payer: Payer;
      readonly payment_intent_id: string;
    }
  | { readonly stage: 'claiming'; readonly payer: Payer }
  /**
   * `is_renewing`: it is asked for once more, so that it is held for longer. `is_over`: its time was over before it was paid, and
   * its payment is closed.
   */
  | (Paying & {
      readonly stage: 'open';
      readonly decline: string | null;
      readonly is_renewing?: true;
      readonly is_over?: true;
    })
  | (Paying & { readonly stage: 'confirming' })
  /**
   * Money may have moved; the server is asked until it knows. `is_found`: perhaps nobody has paid at all. `is_unfinished`: it was
   * found, and waits for somebody to go on with it.
   */
  | (Paying & {
      readonly stage: 'checking';
      readonly is_found?: true;
      readonly is_unfinished?: true;
    })
  | { readonly stage: 'paid'; readonly payer: Payer }
  | { readonly stage: 'refused'; readonly fault: TableFault }
  /** The table was closed, or left in another tab, before it was known what became of the payment: nobody here may ask any more. */
  | { readonly stage: 'lost'; readonly payer: Payer };

export type ShareEvent =
  | { readonly type: 'claim'; readonly payer: Payer }
  /** `decline` = why another payment was opened for the same share. */
  | { readonly type: 'claimed'; readonly intent: IntentReply; readonly decline?: string }
  | { readonly type: 'renew' }
  /** No reply: the state is unchanged. */
  | { readonly type: 'not_renewed' }
  /** A share was claimed before this page was opened. */
  | { readonly type: 'found'; readonly payer: Payer; readonly intent: IntentReply }
  | { readonly type: 'refused'; readonly fault: TableFault }
  | { readonly type: 'confirm' }
  | { readonly type: 'confirmed' }
  /** The form lacks something, or the guest closed it, or came back from the bank's page without having paid. */
  | { readonly type: 'not_confirmed' }
  | { readonly type: 'declined'; readonly message: string }
  /** Nothing was declined: it had gone back on the bill before it was paid. */
  | { readonly type: 'over' }
  | { readonly type: 'settled' }
  /** This browser may no longer query it, and the receipt does not show the payment yet. */
  | { readonly type: 'lost' }
  /** The processor waits for the guest, whose bank asked them something on a page that is gone. */
  | { readonly type: 'unfinished' }
  /** The found share is back on the bill, with its payment closed. */
  | { readonly type: 'given_up' }
  /** The same guest's share is paid in another place by now, and this payment is closed. */
  | { readonly type: 'replaced' }
  | { readonly type: 'reset' };

type Stage = ShareFlow['stage'];
type OpenFlow = Extract<ShareFlow, { stage: 'open' }>;

/** Which events count in which stage; one that does not changes nothing. */
const LISTENS: Readonly<Record<Stage, readonly ShareEvent['type'][]>> = {
  idle: ['claim', 'found'],
  returning: ['found', 'settled', 'lost', 'given_up'],
  claiming: ['claimed', 'refused'],
  open: ['confirm', 'claim', 'renew', 'not_renewed', 'claimed', 'refused', 'replaced', 'reset'],
  confirming: ['confirmed', 'not_confirmed', 'declined'],
  checking: [
    'settled',
    'not_confirmed',
    'declined',
    'over',
    'claimed',
    'refused',
    'lost',
    'unfinished',
    'given_up',
  ],
  paid: ['reset'],
  refused: ['claim', 'reset'],
  lost: [],
};

/** The flow after an event. A payment under way is not left before its end is known. */
export function nextShare(flow: ShareFlow, event: ShareEvent): ShareFlow {
  if (!LISTENS[flow.stage].includes(event.type)) return flow;
  switch (event.type) {
    case 'claim':
      return { stage: 'claiming', payer: event.payer };
    case 'claimed':
      return 'payer' in flow
        ? {
            stage: 'open',
            payer: flow.payer,
            intent: isOf(flow, event.intent) ? flow.intent : event.intent,
            decline: event.decline ?? null,
          }
        : flow;
    case 'renew':
      return flow.stage === 'open' ? { ...flow, is_renewing: true } : flow;
    case 'not_renewed':
      return flow.stage === 'open' ? notRenewed(flow) : flow;
    case 'found': {
      // It may have been confirmed before the page went away: the server is asked first.
      const { payer, intent } = event;
      return { stage: 'checking', payer, intent, is_found: true };
    }
    case 'refused':
      return { stage: 'refused', fault: event.fault };
    case 'confirm':
      return 'intent' in flow ? { ...payingOf(flow), stage: 'confirming' } : flow;
    case 'confirmed':
      return 'intent' in flow ? { ...payingOf(flow), stage: 'checking' } : flow;
    case 'not_confirmed':
      return 'intent' in flow ? { ...payingOf(flow), stage: 'open', decline: null } : flow;
    case 'declined':
      return 'intent' in flow ? { ...payingOf(flow), stage: 'open', decline: event.message } : flow;
    case 'over':
      if (flow.stage === 'checking' && flow.is_found) return { stage: 'idle' };
      return 'intent' in flow
        ? { ...payingOf(flow), stage: 'open', decline: null, is_over: true }
        : flow;
    case 'settled':
      return 'payer' in flow ? { stage: 'paid', payer: flow.payer } : flow;
    case 'lost':
      return 'payer' in flow ? { stage: 'lost', payer: flow.payer } : flow;
    case 'unfinished':
      return flow.stage === 'checking' && flow.is_found ? { ...flow, is_unfinished: true } : flow;
    case 'given_up':
    case 'replaced':
    case 'reset':
      return { stage: 'idle' };
  }
}

function payingOf({ payer, intent }: Paying): Paying {
  return { payer, intent };
}

function notRenewed(flow: OpenFlow): OpenFlow {
  const { decline, is_over } = flow;
  return { ...payingOf(flow), stage: 'open', decline, ...(is_over ? { is_over } : {}) };
}

/** The same payment, given once more: whatever holds on to it need not begin anew. */
function isOf(flow: ShareFlow, { payment_intent }: IntentReply): flow is OpenFlow {
  return (
    flow.stage === 'open' &&
    flow.intent.payment_intent.payment_intent_id === payment_intent.payment_intent_id
  );
}
