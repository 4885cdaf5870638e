import { selectForLedger } from '../../control/select-for-ledger';
import type { LedgerQuery } from '../../service';
import type { TwilioState } from './twilio-state';

export type LedgerText = {
  readonly sid: string;
  readonly to: string;
  readonly from: string | null;
  readonly body: string;
  readonly num_segments: number;
  readonly status: string;
  readonly created: string;
};

export type TwilioLedger = {
  readonly text_count: number;
  readonly texts: readonly LedgerText[];
};

/** Every text that was accepted, newest first; `metadata[to]` picks one number's. */
export function twilioLedger(state: TwilioState, query: LedgerQuery): TwilioLedger {
  const all = state.messages();
  const shown = selectForLedger(all, query, 'to', ({ to }) => to);
  return {
    text_count: all.length,
    texts: shown.map(({ sid, to, from, body, num_segments, status, created }) => ({
      sid,
      to,
      from,
      body,
      num_segments,
      status,
      created: created.toISOString(),
    })),
  };
}
