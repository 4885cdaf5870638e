import type { Order } from '@comanda/contracts';
import { type AddFault, useOrderAgain } from '@comanda/ordering';
import { Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { toasts } from '@comanda/web/toasts';
import { useBlockText, useFormat } from '@comanda/ordering-ui/times';

type OrderAgainButtonProps = {
  readonly order: Order;
  /** Something of it is in the cart. */
  readonly onFilled: () => void;
};

/** Faults that affect every dish. */
const RESTAURANT_FAULTS: ReadonlySet<AddFault['code']> = new Set([
  'ordering_disabled',
  'restaurant_inactive',
  'restaurant_closed',
  'last_order_passed',
]);

/** So long is told what is missing: it is read on the page of the cart, which comes meanwhile. */
const TOLD_MS = 12_000;

/** Everything of an order into the cart once more. What cannot be had today is told by its name. */
export function OrderAgainButton({ order, onFilled }: OrderAgainButtonProps) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const blockText = useBlockText();
  const { again, is_busy } = useOrderAgain();

  function tell(message: string) {
    toasts.show({ message, tone: 'danger', id: 'order-again', timeout_ms: TOLD_MS });
  }
  async function fill() {
    const filled = await again(order);
    if (!filled) return;
    if (!filled.ok) {
      tell(t('error.network'));
      return;
    }
    const leftOut = filled.value;
    const isAny = leftOut.length < wanted(order);
    const [first] = leftOut;
    if (first && RESTAURANT_FAULTS.has(first.fault.code)) tell(blockText(first.fault, first.name));
    else if (first) tell(t('order.left_out', { list: list(leftOut.map(({ name }) => name)) }));
    if (isAny) onFilled();
  }

  return (
    <Button
      tone="secondary"
      size="large"
      isWide
      isBusy={is_busy}
      busyLabel={t('common.one_moment')}
      onClick={() => void fill()}
    >
      {t('order.complete.same_again')}
    </Button>
  );
}

/** How many lines there are to be had again; what a campaign gave has to be earned anew. */
function wanted({ items }: Order): number {
  return items.filter(({ is_reward_item }) => !is_reward_item).length;
}
