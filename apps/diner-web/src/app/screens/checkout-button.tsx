import type { Item } from '@comanda/contracts';
import { FloatingBar } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RewardReminder } from '#features/reward-reminder/reward-reminder';
import { useRewardReminder } from '#features/reward-reminder/use-reward-reminder';
import { useFormat } from '#shared/use-format';

type CheckoutButtonProps = {
  readonly to: string;
  readonly total: number;
  readonly itemPath: (item: Item) => string;
};

/** On to the payment; something free that was earned and not chosen is reminded of first. */
export function CheckoutButton({ to, total, itemPath }: CheckoutButtonProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const navigate = useNavigate();
  const reminder = useRewardReminder();

  function goOn() {
    void navigate(to);
  }

  return (
    <>
      <FloatingBar
        component="button"
        type="button"
        onClick={() => reminder.before(goOn)}
        label={t('cart.checkout')}
        total={money(total)}
      />
      <RewardReminder
        isOpen={reminder.isOpen}
        rewards={reminder.rewards}
        itemPath={itemPath}
        onCancel={reminder.close}
        onSubmit={goOn}
      />
    </>
  );
}
