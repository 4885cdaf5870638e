import type { OrderedBefore } from '@comanda/ordering';
import { Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useRefill } from './use-refill';

type OrderAgainButtonProps = {
  readonly order: OrderedBefore;
  /** Something of it is in the cart. */
  readonly onFilled: () => void;
};

/** Everything of an order into the cart once more. */
export function OrderAgainButton({ order, onFilled }: OrderAgainButtonProps) {
  const { t } = useTranslation();
  const { refill, is_busy } = useRefill();

  async function fill() {
    if ((await refill(order)) === true) onFilled();
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
