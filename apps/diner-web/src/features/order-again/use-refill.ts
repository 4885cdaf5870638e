import { type AddFault, type OrderedBefore, useOrderAgain } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { toasts } from '@comanda/web/toasts';
import { useBlockText, useFormat } from '@comanda/ordering-ui/times';

/** Faults that affect every dish. */
const RESTAURANT_FAULTS: ReadonlySet<AddFault['code']> = new Set([
  'ordering_disabled',
  'restaurant_inactive',
  'restaurant_closed',
  'last_order_passed',
]);

/** So long is told what is missing: it is read on the page of the cart, which comes meanwhile. */
const TOLD_MS = 12_000;

type RefillUse = {
  readonly is_busy: boolean;
  /** Resolves with whether the cart has something of it; null once the guest has left the page. */
  readonly refill: (order: OrderedBefore) => Promise<boolean | null>;
};

/** Puts everything of an order into the cart once more. Items that are not available today are named. */
export function useRefill(): RefillUse {
  const { t } = useTranslation();
  const { list } = useFormat();
  const blockText = useBlockText();
  const { again, is_busy } = useOrderAgain();

  function tell(message: string) {
    toasts.show({ message, tone: 'danger', id: 'order-again', timeout_ms: TOLD_MS });
  }
  return {
    is_busy,
    async refill(order) {
      const filled = await again(order);
      if (!filled) return null;
      if (!filled.ok) {
        tell(t('error.network'));
        return false;
      }
      const { added, left_out } = filled.value;
      const [first] = left_out;
      if (first && RESTAURANT_FAULTS.has(first.fault.code))
        tell(blockText(first.fault, first.name));
      else if (first) tell(t('order.left_out', { list: list(left_out.map(({ name }) => name)) }));
      return added > 0;
    },
  };
}
