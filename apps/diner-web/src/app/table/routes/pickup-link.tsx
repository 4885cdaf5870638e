import { usePickup, useRestaurant } from '@comanda/ordering';
import { ClockIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { ActionList } from '#shared/action-list';
import { useFormat } from '#shared/use-format';
import { useParty } from '../party-context';

/** When a take-out order is wanted, and the way to change it. */
export function PickupLink() {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { prep_minutes } = useRestaurant();
  const { paths } = useParty();
  const { chosen } = usePickup();
  const detail = chosen
    ? dateTime(chosen)
    : `${t('table.pickup.now')} · ${t('cart.pickup.now_detail', { minutes: prep_minutes })}`;
  return (
    <ActionList
      label={t('cart.pickup.title')}
      actions={[
        { icon: <ClockIcon />, label: t('cart.pickup.title'), detail, to: paths.pickupTime },
      ]}
    />
  );
}
