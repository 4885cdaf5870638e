import { useCart } from '@comanda/ordering';
import { FloatingBar } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RewardReminder } from '#features/reward-reminder/reward-reminder';
import { useFormat } from '#shared/use-format';

type CheckoutButtonProps = { readonly to: string; readonly total: number };

/** On to the payment; something free that was earned and not chosen is reminded of first. */
export function CheckoutButton({ to, total }: CheckoutButtonProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const navigate = useNavigate();
  const { unclaimed } = useCart();
  const [isReminding, setReminding] = useState(false);

  function goOn() {
    void navigate(to);
  }

  return (
    <>
      <FloatingBar
        component="button"
        type="button"
        onClick={() => (unclaimed.length > 0 ? setReminding(true) : goOn())}
        label={t('cart.checkout')}
        total={money(total)}
      />
      <RewardReminder
        isOpen={isReminding}
        rewards={unclaimed}
        onCancel={() => setReminding(false)}
        onSubmit={goOn}
      />
    </>
  );
}
