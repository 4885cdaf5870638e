import { usePickup, useRestaurant } from '@comanda/ordering';
import { ClockIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { PickupFaultNotice } from '@comanda/ordering-ui/pickup';
import { ActionList } from '@comanda/web/page';
import { useDayName, useFormat } from '@comanda/ordering-ui/times';
import { useParty } from '../party-context';

/** When a take-out order is wanted, and the way to change it. */
export function PickupLink() {
  const { t } = useTranslation();
  const { time } = useFormat();
  const dayName = useDayName();
  const { prep_minutes } = useRestaurant();
  const { paths } = useParty();
  const pickup = usePickup();

  function detail(): string {
    if (pickup.chosen) return `${dayName(pickup.chosen)}, ${time(pickup.chosen)}`;
    return pickup.is_soonest_taken
      ? `${t('table.pickup.now')} · ${t('cart.pickup.now_detail', { minutes: prep_minutes })}`
      : t('cart.pickup.choose');
  }

  return (
    <>
      <PickupFaultNotice pickup={pickup} />
      <ActionList
        label={t('cart.pickup.title')}
        actions={[
          {
            icon: <ClockIcon />,
            label: t('cart.pickup.title'),
            detail: detail(),
            to: paths.pickupTime,
          },
        ]}
      />
    </>
  );
}
