import type { MountedCard } from '@comanda/payments';
import { cardForm } from './card-form';
import type { PaymentWay } from './payment-way';

/**
 * Paying a share in the processor's form. A payment that was closed meanwhile is declined too: whether it was paid before that,
 * the server says.
 */
export function shareForm(
  card: MountedCard,
  return_url: string,
  isHeld: () => Promise<boolean>,
): PaymentWay {
  const form = cardForm(card, return_url);
  return {
    ...form,
    async confirm(input) {
      const event = await form.confirm(input);
      return event.type === 'declined' && !(await isHeld()) ? { type: 'outcome_unknown' } : event;
    },
  };
}
