import type { Schedule } from '@comanda/contracts';
import { useNow, usePickup } from '@comanda/ordering';
import { Button, useOnceLive } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../times/use-format';
import { useMomentText } from '../times/use-moment-text';

type OrderForLaterProps = { readonly menu: { readonly schedule: Schedule | null } };

/** Where a menu is not served now: sets the first time at which it is, for a guest who takes out. Nothing where there is none. */
export function OrderForLater({ menu }: OrderForLaterProps) {
  const { t } = useTranslation();
  const momentText = useMomentText();
  const { day, time } = useFormat();
  const now = useNow();
  const pickup = usePickup();
  // A server does not know who sits at a table; whoever does orders for now.
  const canWait = useOnceLive(() => pickup.can_wait, false);
  const first = canWait ? pickup.slots(menu)[0]?.slots[0] : undefined;
  if (first === undefined) return null;
  return (
    <Button
      size="small"
      onClick={() => {
        pickup.choose(first);
        toasts.show({
          message: t('cart.pickup.on', { day: day(first), time: time(first) }),
          tone: 'success',
          id: 'pickup',
        });
      }}
    >
      {t('menu.order_later', { when: momentText(first, now) })}
    </Button>
  );
}
