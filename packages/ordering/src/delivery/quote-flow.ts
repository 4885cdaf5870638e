import type { ErrorCode } from '@comanda/contracts';

/** Why asking for a price brought none. */
export type QuoteFault =
  | { readonly code: 'refused'; readonly error: ErrorCode }
  | { readonly code: 'offline' };

/** How far asking what a delivery costs has come. That it has a price, and until when, is in the store. */
export type QuoteFlow =
  | { readonly stage: 'idle' }
  | { readonly stage: 'asking' }
  | { readonly stage: 'refused'; readonly fault: QuoteFault };

export type QuoteEvent =
  | { readonly type: 'ask' }
  | { readonly type: 'answered' }
  | { readonly type: 'refused'; readonly fault: QuoteFault }
  | { readonly type: 'edited' };

/** Which events count in which stage; one that does not changes nothing. */
const LISTENS: Readonly<Record<QuoteFlow['stage'], readonly QuoteEvent['type'][]>> = {
  idle: ['ask'],
  asking: ['answered', 'refused'],
  refused: ['ask', 'edited'],
};

/** The flow after an event. */
export function nextQuote(flow: QuoteFlow, event: QuoteEvent): QuoteFlow {
  if (!LISTENS[flow.stage].includes(event.type)) return flow;
  switch (event.type) {
    case 'ask':
      return { stage: 'asking' };
    case 'answered':
    case 'edited':
      return { stage: 'idle' };
    case 'refused':
      return { stage: 'refused', fault: event.fault };
  }
}
