import { useRestaurant, useTipChoices } from '@comanda/ordering';
import { useIsCardMissing } from '#features/pay/use-is-card-missing';
import { useWays } from '#features/pay/use-ways';
import { changeVisit, useVisit } from '#shared/visit';
import { useGo } from './use-go';
import { usePay } from './use-pay';

/** A question that the guest answers before paying. */
export type Question = 'tip' | 'name';

export type NextStep = {
  /** Returns the first question; null = there is none, and the payment page is open. */
  readonly begin: () => Question | null;
  /** The same after an answer. */
  readonly after: (question: Question) => Question | null;
};

/** Leads from the order to paying: past a tip and a name where they are asked for, and the choice between ways where there are two or the card reader is missing. */
export function useNextStep(): NextStep {
  const { kiosk_asks_name } = useRestaurant();
  const { is_offered } = useTipChoices();
  const { was_named } = useVisit();
  const ways = useWays();
  const isCardMissing = useIsCardMissing();
  const pay = usePay();
  const go = useGo();

  function goOn(): null {
    const [only, ...others] = ways;
    if (only && others.length === 0 && !isCardMissing) pay(only);
    else go('paymentSelect');
    return null;
  }
  function afterTip(): Question | null {
    return kiosk_asks_name && !was_named ? 'name' : goOn();
  }

  return {
    begin: () => (is_offered ? 'tip' : afterTip()),
    after(question) {
      if (question === 'tip') return afterTip();
      changeVisit({ was_named: true });
      return goOn();
    },
  };
}
