import { useCart } from '@comanda/ordering';
import { FloatingBar } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '#shared/use-format';
import { useParty } from '../party-context';
import { RewardReminder } from './reward-reminder';

/** On to the payment: by way of the guest’s name and number, which a tablet does not ask for. */
export function CheckoutButton({ total }: { readonly total: number }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const navigate = useNavigate();
  const { paths, is_tablet } = useParty();
  const { unclaimed } = useCart();
  const [isReminding, setReminding] = useState(false);

  function goOn() {
    void navigate(is_tablet ? paths.pay : paths.twoFactor);
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
