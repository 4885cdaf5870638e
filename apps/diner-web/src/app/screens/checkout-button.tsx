import type { Item } from '@comanda/contracts';
import { useTotals } from '@comanda/ordering';
import { FloatingBar } from '@comanda/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RewardReminder, useRewardReminder } from '@comanda/ordering-ui/reward-reminder';
import { isHere } from '@comanda/web/page';
import { useFormat } from '@comanda/ordering-ui/times';

type CheckoutButtonProps = {
  readonly to: string;
  readonly itemPath: (item: Item) => string;
  /** A smaller way beside it. */
  readonly aside?: ReactNode;
};

/** On to the payment; something free that was earned and not chosen is reminded of first. */
export function CheckoutButton({ to, itemPath, aside }: CheckoutButtonProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { totals } = useTotals();
  const navigate = useNavigate();
  const reminder = useRewardReminder();

  function goOn() {
    void navigate(to, { replace: isHere(to) });
  }

  return (
    <>
      <FloatingBar
        component="button"
        type="button"
        onClick={() => reminder.before(goOn)}
        label={t('cart.checkout')}
        total={money(totals.total_with_tip_and_tax)}
        aside={aside}
      />
      <RewardReminder
        isOpen={reminder.isOpen}
        rewards={reminder.rewards}
        waiting={reminder.waiting}
        itemPath={itemPath}
        onCancel={reminder.close}
        onSubmit={goOn}
      />
    </>
  );
}
