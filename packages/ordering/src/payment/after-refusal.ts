import type { Problem } from '@comanda/contracts';
import type { Attempt, Draft, PaymentFlow } from './payment-flow';

/** Returns what the guest is shown after the server refused. Nothing was charged, and the next start is a new attempt. */
export function afterRefusal(
  problem: Problem,
  { draft, is_renewed }: Attempt<Draft>,
): PaymentFlow<Draft> {
  switch (problem.code) {
    case 'price_changed':
      return {
        stage: 'price_changed',
        totals: problem.totals ?? null,
        former_total: draft.expected_total ?? null,
      };
    case 'invalid_modifiers':
    case 'item_sold_out':
    case 'item_unavailable':
    case 'menu_not_served':
      return { stage: 'items_unavailable', problem };
    case 'unauthorized':
      return { stage: 'refused', problem, is_session_unkept: is_renewed };
    default:
      return { stage: 'refused', problem };
  }
}
