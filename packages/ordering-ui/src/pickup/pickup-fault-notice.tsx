import { type Pickup, useNow, useRestaurant } from '@comanda/ordering';
import { daysUntil } from '@comanda/schedules';
import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

/** Why the time that was chosen cannot be kept any more; nothing while it can. */
export function PickupFaultNotice({ pickup }: { readonly pickup: Pickup }) {
  const { t } = useTranslation();
  const { timezone } = useRestaurant();
  const now = useNow();
  const { chosen, fault } = pickup;
  if (!chosen || !fault) return null;
  const isPastDay = fault.reason === 'in_past' && daysUntil(chosen, now, timezone) < 0;
  return (
    <Banner tone="warning" isLive>
      {t(isPastDay ? 'cart.pickup.past_date' : `cart.pickup.${fault.reason}`)}
    </Banner>
  );
}
