import type { TerminalPayment } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import { CANCELLED, UNTRIED } from '../payment-flow';
import type { WayEvent } from '../payment-event';

/** The news of a payment at a reader, as the server knows it; null = it is paid. */
export function unpaidEvent({
  status,
  is_capture_required,
  failure,
  provider_message,
}: TerminalPayment): WayEvent | null {
  switch (status) {
    case 'COMPLETE':
      return is_capture_required ? { type: 'outcome_unknown' } : null;
    case 'PROCESSING':
      return { type: 'outcome_unknown' };
    case 'READY':
      return { type: 'declined', decline: { code: UNTRIED, message: '' } };
    case 'FAILED': {
      const code = failure === 'cancelled' ? CANCELLED : (failure ?? 'declined');
      return { type: 'declined', decline: { code, message: provider_message ?? '' } };
    }
    default:
      return assertNever(status);
  }
}
