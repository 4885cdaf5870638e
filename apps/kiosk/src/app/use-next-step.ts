import { useRestaurant, useTipChoices } from '@comanda/ordering';
import { useIsCardMissing } from '#features/pay/use-is-card-missing';
import { useWays } from '#features/pay/use-ways';
import { useVisit } from '#shared/visit';
import { useGo } from './use-go';
import { usePay } from './use-pay';

/** A question that the guest answers before paying. */
export type Question = 'tip' | 'name';

export type NextStep = {
  /** Returns the first question; null = there is none. */
  readonly first: () => Question | null;
  /** Returns the question that comes after the answer to one; null = there is none. */
  readonly after: (question: Question) => Question | null;
  /** Pays in the only way there is, else opens the choice between ways. */
  readonly goOn: () => void;
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

  function afterTip(): Question | null {
    return kiosk_asks_name && !was_named ? 'name' : null;
  }

  return {
    first: () => (is_offered ? 'tip' : afterTip()),
    after: (question) => (question === 'tip' ? afterTip() : null),
    goOn() {
      const [only, ...others] = ways;
      if (only && others.length === 0 && !isCardMissing) pay(only);
      else go('paymentSelect');
    },
  };
}
