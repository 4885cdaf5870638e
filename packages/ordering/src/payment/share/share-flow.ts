import type { IntentReply } from '@comanda/api-client';
import { assertNever } from '@comanda/kernel';
import { refusalFault, type TableFault } from '../../table/table-fault';
import type { ShareDraft } from '../payables/bill-share';
import { OVER, type PaymentFlow, UNTRIED } from '../payment-flow';
import type { Payer } from './payer';

type Paying = { readonly payer: Payer; readonly intent: IntentReply };

/** The payment of a share as the page of the bill shows it. */
export type ShareFlow =
  | { readonly stage: 'idle' }
  /** The page was left while it was being paid, and the server is asked what became of it. */
  | { readonly stage: 'returning'; readonly payer: Payer }
  | { readonly stage: 'claiming'; readonly payer: Payer }
  /** `is_over`: its time was over before it was paid, and its payment is closed. */
  | (Paying & {
      readonly stage: 'open';
      /** The processor's words, or ''; null = nothing was declined. */
      readonly decline: string | null;
      readonly is_over?: true;
    })
  | (Paying & { readonly stage: 'confirming' })
  /** Money may have moved; the server is asked until it knows. `is_unfinished`: it waits for somebody to go on with it. */
  | (Paying & { readonly stage: 'checking'; readonly is_unfinished?: true })
  | { readonly stage: 'paid'; readonly payer: Payer }
  | { readonly stage: 'refused'; readonly fault: TableFault }
  /** The table was closed, or left in another tab, before it was known what became of the payment: nobody here may ask any more. */
  | { readonly stage: 'lost'; readonly payer: Payer };

type Shown = {
  readonly payer: Payer;
  /** Of the form on the page; null before there was one. */
  readonly intent: IntentReply | null;
  /** Another payment is being opened in the place of the form's. */
  readonly isOpening: boolean;
};

/** Returns a flow as the page shows it. */
export function shareFlow(
  flow: PaymentFlow<ShareDraft>,
  { payer, intent, isOpening }: Shown,
): ShareFlow {
  switch (flow.stage) {
    case 'idle':
      return { stage: 'idle' };
    case 'securing_guest':
    case 'opening_payment':
      return { stage: 'claiming', payer };
    case 'ready_to_confirm':
      return intent
        ? { stage: 'open', payer, intent, decline: null }
        : { stage: 'claiming', payer };
    case 'declined':
      if (isOpening && flow.is_unopened) return OFFLINE;
      if (intent === null) return { stage: 'returning', payer };
      return isOpening
        ? { stage: 'checking', payer, intent }
        : declined(flow.decline, payer, intent);
    case 'confirming':
    case 'cancelling':
      return intent ? { stage: 'confirming', payer, intent } : { stage: 'returning', payer };
    case 'placing':
    case 'checking':
      return intent ? checking(flow, payer, intent) : { stage: 'returning', payer };
    case 'placed':
      return { stage: 'paid', payer };
    case 'refused':
    case 'items_unavailable':
      return { stage: 'refused', fault: refusalFault(flow.problem) };
    case 'price_changed':
      return { stage: 'refused', fault: PRICE_CHANGED };
    case 'offline':
      return OFFLINE;
    case 'lost':
      return { stage: 'lost', payer };
    default:
      return assertNever(flow);
  }
}

const OFFLINE: ShareFlow = { stage: 'refused', fault: { code: 'offline' } };

const PRICE_CHANGED: TableFault = {
  code: 'refused',
  error: 'price_changed',
  bill: null,
  retry_after: null,
};

type Declined = Extract<PaymentFlow<ShareDraft>, { stage: 'declined' }>['decline'];

function declined({ code, message }: Declined, payer: Payer, intent: IntentReply): ShareFlow {
  const open = { stage: 'open', payer, intent } as const;
  if (code === OVER) return { ...open, decline: null, is_over: true };
  // A guest who went to pay elsewhere came back without having paid.
  return { ...open, decline: code === UNTRIED ? null : message };
}

function checking(
  flow: Extract<PaymentFlow<ShareDraft>, { stage: 'placing' | 'checking' }>,
  payer: Payer,
  intent: IntentReply,
): ShareFlow {
  const isUnfinished = flow.stage === 'checking' && flow.is_unfinished;
  return { stage: 'checking', payer, intent, ...(isUnfinished ? { is_unfinished: true } : {}) };
}
