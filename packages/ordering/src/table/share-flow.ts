import type { IntentReply } from '@comanda/api-client';
import type { Order } from '@comanda/contracts';
import type { TableFault } from './table-fault';

/** How far the payment of a share has come. */
export type ShareFlow =
  | { readonly stage: 'idle' }
  | { readonly stage: 'claiming' }
  | { readonly stage: 'open'; readonly intent: IntentReply; readonly decline: string | null }
  | { readonly stage: 'confirming'; readonly intent: IntentReply }
  /** Money may have moved; the server is asked until it knows. */
  | { readonly stage: 'checking'; readonly intent: IntentReply }
  | { readonly stage: 'paid'; readonly order: Order }
  | { readonly stage: 'refused'; readonly fault: TableFault };

export type ShareEvent =
  | { readonly type: 'claim' }
  | { readonly type: 'claimed'; readonly intent: IntentReply }
  | { readonly type: 'refused'; readonly fault: TableFault }
  | { readonly type: 'confirm' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'declined'; readonly message: string }
  | { readonly type: 'settled'; readonly order: Order }
  | { readonly type: 'reset' };

type Stage = ShareFlow['stage'];

/** Which events count in which stage; one that does not changes nothing. */
const LISTENS: Readonly<Record<Stage, readonly ShareEvent['type'][]>> = {
  idle: ['claim'],
  claiming: ['claimed', 'refused'],
  open: ['confirm', 'claim', 'reset'],
  confirming: ['confirmed', 'declined'],
  checking: ['settled', 'declined'],
  paid: ['reset'],
  refused: ['claim', 'reset'],
};

/** The flow after an event. A payment under way is not left before its end is known. */
export function nextShare(flow: ShareFlow, event: ShareEvent): ShareFlow {
  if (!LISTENS[flow.stage].includes(event.type)) return flow;
  switch (event.type) {
    case 'claim':
      return { stage: 'claiming' };
    case 'claimed':
      return { stage: 'open', intent: event.intent, decline: null };
    case 'refused':
      return { stage: 'refused', fault: event.fault };
    case 'confirm':
      return 'intent' in flow ? { stage: 'confirming', intent: flow.intent } : flow;
    case 'confirmed':
      return 'intent' in flow ? { stage: 'checking', intent: flow.intent } : flow;
    case 'declined':
      return 'intent' in flow
        ? { stage: 'open', intent: flow.intent, decline: event.message }
        : flow;
    case 'settled':
      return { stage: 'paid', order: event.order };
    case 'reset':
      return { stage: 'idle' };
  }
}
